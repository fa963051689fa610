import { useLingui } from '@lingui/react/macro'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { useEffect, useState } from 'react'
import { keyOf } from '#features/queue/merge-rows.ts'
import type { useDecisions } from '#features/queue/use-decisions.ts'
import { notify } from '#ui/toast.tsx'

interface UseUndoLastOptions {
  rows: readonly QueueItem[]
  current: QueueItem | undefined
  open: (item: QueueItem) => void
}

/**
 * @returns What undoes the decision about the open item, or else the latest one. A decision that has no answer yet is undone once
 * it has. It says so if there is nothing to undo.
 */
export function useUndoLast(
  { outcomes, busy, bulk, undo }: ReturnType<typeof useDecisions>,
  { rows, current, open }: UseUndoLastOptions,
): () => void {
  const { t } = useLingui()
  const [awaited, setAwaited] = useState<QueueItem | null>(null)
  const isUndoable = (item: QueueItem) => outcomes.get(keyOf(item))?.canUndo === true && !busy.has(keyOf(item))
  const undoItem = (item: QueueItem) => {
    void undo([item])
    open(item)
  }
  const say = (text: string) => notify({ text, tone: 'note', id: 'no-undo' })
  useEffect(() => {
    if (awaited === null || busy.has(keyOf(awaited))) return
    setAwaited(null)
    if (isUndoable(awaited)) undoItem(awaited)
    else say(outcomes.get(keyOf(awaited))?.error === null ? t`This can’t be undone.` : t`There’s nothing to undo.`)
  })
  return () => {
    const latest = (keys: Iterable<string>) =>
      [...keys].reverse().flatMap((key) => rows.filter((item) => keyOf(item) === key))
    const sent = latest(busy).find((item) => outcomes.get(keyOf(item))?.canUndo !== true)
    const last = latest(outcomes.keys()).find(isUndoable)
    if (current !== undefined && isUndoable(current)) undoItem(current)
    else if (bulk.isSending) say(t`You can undo this once all are decided.`)
    else if (sent !== undefined) setAwaited(sent)
    else if (last !== undefined) undoItem(last)
    else say(t`There’s nothing to undo.`)
  }
}
