import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { maxDecisionsAtOnce } from '@milepost/contract/queue/limits'
import type { DecisionResult, QueueItem, UndoableItem } from '@milepost/contract/queue/schema'
import { useMutation } from '@tanstack/react-query'
import { undoMutation } from '#features/queue/api.ts'
import { keyOf } from '#features/queue/merge-rows.ts'
import { answerNotice } from '#ui/resource-list/answer-notice.ts'
import { dismiss, notify } from '#ui/toast.tsx'

interface UseUndoOptions {
  /** Shows what is busy, and why it failed. */
  run: (keys: readonly string[], work: () => Promise<void>, text: string) => Promise<void>
  onUndone: (results: readonly DecisionResult[]) => void
}

function isUndoable<Item extends QueueItem>(item: Item): item is Item & UndoableItem {
  const { kind } = item
  return kind === 'course' || kind === 'course_request' || kind === 'institution_request'
}

/** @returns What undoes the decisions about some items, one request after the other, and says which were undone. */
export function useUndo({ run, onUndone }: UseUndoOptions) {
  const { t } = useLingui()
  const { mutateAsync: send } = useMutation(undoMutation)
  return async (items: readonly QueueItem[]): Promise<ReadonlySet<string>> => {
    const undoable = items.filter(isUndoable)
    const undone = new Set<string>()
    const work = async () => {
      for (let from = 0; from < undoable.length; from += maxDecisionsAtOnce) {
        const batch = undoable.slice(from, from + maxDecisionsAtOnce)
        const results = await send({ items: batch.map(({ kind, id }) => ({ kind, id })) })
        onUndone(results)
        for (const result of results) if (result.error === null) undone.add(keyOf(result))
      }
      if (undone.size > 0) dismiss(answerNotice)
      // One by itself is seen to come back.
      if (undone.size > 1) {
        const text = plural(undone.size, { one: '# decision undone.', other: '# decisions undone.' })
        notify({ text, tone: 'success' })
      }
    }
    await run(undoable.map(keyOf), work, t`We couldn’t undo that. Please try again.`)
    return undone
  }
}
