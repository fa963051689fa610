import type { QueueItem } from '@milepost/contract/queue/schema'
import { useState } from 'react'
import { keyOf, mergeRows } from '#features/queue/merge-rows.ts'
import { type ItemDecision, isDecidable, useDecisions } from '#features/queue/use-decisions.ts'
import { useRowFocus } from '#features/queue/use-queue-keys.ts'
import { useUndoLast } from '#features/queue/use-undo-last.ts'
import { useTemporaryFlag } from '#lib/use-temporary-flag.ts'
import type { RowSelection } from '#ui/resource-list/row-selection.tsx'

/** How long keys are ignored after a decision. */
const pauseMilliseconds = 400

/** The rows of the queue, which one is open, which are selected, and what became of those that were decided here. */
export function useQueue(read: readonly QueueItem[] | undefined) {
  const decisions = useDecisions()
  const { outcomes, busy } = decisions
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<string | null>(null)
  const { selected, select, selectOnly } = useSelectedItems()
  const isActedOn = (key: string) => outcomes.has(key) || busy.has(key) || loaded.has(key)
  // Another admin may decide what is open or selected here: it must not turn into another item under the hand.
  const [rows, addRows] = useRows(read, (key) => isActedOn(key) || key === opened || selected.has(key))
  const focus = useRowFocus()
  const [isPaused, pause] = useTemporaryFlag(pauseMilliseconds)

  const readKeys = new Set(read?.map(keyOf))
  /** Whether someone else decided it, or it was taken back. */
  const isGone = (item: QueueItem) => {
    const key = keyOf(item)
    return !readKeys.has(key) && !busy.has(key) && !loaded.has(key)
  }
  const isUndecided = (item: QueueItem) => outcomes.get(keyOf(item))?.error !== null && !busy.has(keyOf(item))
  const isWaiting = (item: QueueItem) => isUndecided(item) && !isGone(item)
  const current = rows.find((item) => keyOf(item) === opened) ?? rows.find(isWaiting) ?? rows[0]
  if (opened === null && current !== undefined) setOpened(keyOf(current))
  const at = current === undefined ? -1 : rows.indexOf(current)
  const open = (item: QueueItem | undefined) => {
    if (item === undefined) return
    setOpened(keyOf(item))
    focus.focusOn(keyOf(item))
  }
  const selectable = rows.filter((item) => isDecidable(item) && isWaiting(item))
  // As each was when it was selected: the server refuses a version that was edited since.
  const chosen = selectable.flatMap((item) => selected.get(keyOf(item)) ?? [])
  /** Opens the next item that waits. */
  const advance = (items: readonly QueueItem[]) => {
    pause()
    const keys = new Set(items.map(keyOf))
    const rest = rows.filter((item) => isWaiting(item) && !keys.has(keyOf(item)))
    open(rest.find((item) => rows.indexOf(item) > at) ?? rest[0] ?? items[0])
    selectOnly([])
  }
  const decide = (items: readonly QueueItem[], decision: ItemDecision, reason?: string) => {
    advance(items)
    void decisions.decide(items, decision, reason)
  }
  /** The button that was pressed goes, so the focus moves to the first row that waits again. */
  const undo = async (items: readonly QueueItem[]) => {
    const pressed = document.activeElement
    const undone = await decisions.undo(items)
    if (document.activeElement === pressed || document.activeElement === document.body)
      open(rows.find((item) => undone.has(keyOf(item))) ?? items[0])
  }
  const undoLast = useUndoLast(decisions, { rows, current, open })
  return {
    ...decisions,
    undo: (items: readonly QueueItem[]) => void undo(items),
    rows,
    current,
    open,
    chosen,
    selectable,
    decide,
    isPaused,
    isWaiting,
    isGone,
    hasLoaded: loaded.size > 0,
    refOf: focus.refOf,
    currentRow: () => focus.latestRow() ?? (current === undefined ? null : focus.rowOf(keyOf(current))),
    answered: (item: QueueItem, canUndo = false) => {
      advance([item])
      decisions.answered(item, canUndo)
    },
    move: (by: number) => open(rows[at + by]),
    select: (item: QueueItem, isRange = false) => select(item, isRange ? rows : []),
    selection: {
      rows: chosen,
      keyOf,
      has: (item) => selected.has(keyOf(item)),
      toggle: select,
      canSelect: (item) => isDecidable(item) && isUndecided(item),
      /** Shows what was read of the other pages too. */
      set: (items) => {
        const others = items.filter((item) => !readKeys.has(keyOf(item)))
        setLoaded(new Set([...loaded, ...others.map(keyOf)]))
        addRows(others)
        selectOnly(items)
      },
    } satisfies RowSelection<QueueItem>,
    undoLast,
  }
}

export type Queue = ReturnType<typeof useQueue>

/** The selected items, each as it was when it was selected. */
function useSelectedItems() {
  const [selected, setSelected] = useState<ReadonlyMap<string, QueueItem>>(new Map())
  const [last, setLast] = useState<string | null>(null)
  const keyed = (items: readonly QueueItem[]) => items.map((item) => [keyOf(item), item] as const)
  /** Selects an item or takes it back; with rows, selects all of them from the last one to this one. */
  const select = (item: QueueItem, rows: readonly QueueItem[] = []) => {
    const key = keyOf(item)
    const from = rows.findIndex((row) => keyOf(row) === last)
    const to = rows.indexOf(item)
    const range = from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [item]
    const turnsOn = rows.length > 0 || !selected.has(key)
    setSelected(new Map(turnsOn ? [...selected, ...keyed(range)] : [...selected].filter(([each]) => each !== key)))
    setLast(key)
  }
  return { selected, select, selectOnly: (items: readonly QueueItem[]) => setSelected(new Map(keyed(items))) }
}

/** Merges what was read with what is shown. State that follows what was read, as React's documentation describes it. */
function useRows(read: readonly QueueItem[] | undefined, isKept: (key: string) => boolean) {
  const [shown, setShown] = useState<{ read: readonly QueueItem[] | undefined; rows: readonly QueueItem[] }>({
    read: undefined,
    rows: [],
  })
  const add = (items: readonly QueueItem[]) =>
    setShown((before) => ({ ...before, rows: mergeRows(before.rows, items, () => true) }))
  if (read === undefined || read === shown.read) return [shown.rows, add] as const
  const next = { read, rows: mergeRows(shown.rows, read, isKept) }
  setShown(next)
  return [next.rows, add] as const
}
