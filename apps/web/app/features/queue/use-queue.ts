import type { QueueItem } from '@milepost/contract/queue'
import { useState } from 'react'
import { keyOf, mergeRows } from '#features/queue/merge-rows.ts'
import { type ItemDecision, isDecidable, useDecisions } from '#features/queue/use-decisions.ts'
import { useRowFocus } from '#features/queue/use-queue-keys.ts'
import { useTemporaryFlag } from '#lib/use-temporary-flag.ts'

/** How long keys are ignored after a decision. */
const pauseMilliseconds = 400

/** The rows of the queue, which one is open, which are selected, and what became of those that were decided here. */
export function useQueue(read: readonly QueueItem[] | undefined) {
  const decisions = useDecisions()
  const { outcomes, busy } = decisions
  const rows = useRows(read, (key) => outcomes.has(key) || busy.has(key))
  const focus = useRowFocus()
  const [opened, setOpened] = useState<string | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [lastSelected, setLastSelected] = useState<string | null>(null)
  const [isPaused, pause] = useTemporaryFlag(pauseMilliseconds)

  const isWaiting = (item: QueueItem) => outcomes.get(keyOf(item))?.error !== null && !busy.has(keyOf(item))
  const current = rows.find((item) => keyOf(item) === opened) ?? rows.find(isWaiting) ?? rows[0]
  const at = current === undefined ? -1 : rows.indexOf(current)
  const open = (item: QueueItem | undefined) => {
    if (item === undefined) return
    setOpened(keyOf(item))
    focus.focusOn(keyOf(item))
  }
  const selectable = rows.filter((item) => isDecidable(item) && isWaiting(item))
  const chosen = selectable.filter((item) => selected.has(keyOf(item)))
  const select = (item: QueueItem, isRange = false) => {
    const key = keyOf(item)
    const from = rows.findIndex((row) => keyOf(row) === lastSelected)
    const to = rows.indexOf(item)
    const range = isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [item]
    const turnsOn = isRange || !selected.has(key)
    const keys = range.map(keyOf)
    setSelected(turnsOn ? new Set([...selected, ...keys]) : new Set([...selected].filter((each) => each !== key)))
    setLastSelected(key)
  }
  /** Opens the next item that waits. */
  const advance = (items: readonly QueueItem[]) => {
    pause()
    const keys = new Set(items.map(keyOf))
    const rest = rows.filter((item) => isWaiting(item) && !keys.has(keyOf(item)))
    open(rest.find((item) => rows.indexOf(item) > at) ?? rest[0] ?? items[0])
    setSelected(new Set())
  }
  const decide = (items: readonly QueueItem[], decision: ItemDecision, reason?: string) => {
    advance(items)
    void decisions.decide(items, decision, reason)
  }
  return {
    ...decisions,
    ...{ rows, current, open, selected, chosen, selectable, select, decide, isPaused, isWaiting },
    refOf: focus.refOf,
    currentRow: () => (current === undefined ? null : focus.rowOf(keyOf(current))),
    answered: (item: QueueItem) => {
      advance([item])
      decisions.answered(item)
    },
    move: (by: number) => open(rows[at + by]),
    selectAll: (isAll: boolean) => setSelected(isAll ? new Set(selectable.map(keyOf)) : new Set()),
    undoLast: () => {
      const done = (item: QueueItem) => outcomes.get(keyOf(item))?.canUndo === true
      const last =
        current !== undefined && done(current)
          ? current
          : [...outcomes.keys()].reverse().flatMap((key) => rows.filter((item) => keyOf(item) === key && done(item)))[0]
      if (last === undefined) return
      decisions.undo(last)
      open(last)
    },
  }
}

export type Queue = ReturnType<typeof useQueue>

/** Merges what was read with what is shown. State that follows what was read, as React's documentation describes it. */
function useRows(read: readonly QueueItem[] | undefined, isKept: (key: string) => boolean): readonly QueueItem[] {
  const [shown, setShown] = useState<{ read: readonly QueueItem[] | undefined; rows: readonly QueueItem[] }>({
    read: undefined,
    rows: [],
  })
  if (read === undefined || read === shown.read) return shown.rows
  const next = { read, rows: mergeRows(shown.rows, read, isKept) }
  setShown(next)
  return next.rows
}
