import { useLingui } from '@lingui/react/macro'
import { undoSeconds } from '@milepost/contract/constants/queue'
import type { QueueItem } from '@milepost/contract/queue'
import type { DecidedKind, DecisionResult } from '@milepost/contract/queue/decisions'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { decisionMutation, undoMutation } from '#features/queue/api.ts'
import { keyOf } from '#features/queue/merge-rows.ts'
import { messageOf } from '#lib/api-error.ts'

export type ItemDecision = 'approve' | 'reject'

/** What became of an item here; an error is why nothing did. */
export interface ItemOutcome {
  readonly decision: ItemDecision | 'answer'
  readonly error: string | null
  readonly canUndo: boolean
}
export type Outcomes = ReadonlyMap<string, ItemOutcome>

const decidedKinds: readonly string[] = [
  'institution_request',
  'course',
  'course_request',
  'failed_job',
] satisfies DecidedKind[]

/** Whether it can be approved or rejected, rather than answered in words. */
export function isDecidable(item: QueueItem): item is QueueItem & { kind: DecidedKind } {
  return decidedKinds.includes(item.kind)
}

/** Decides items, remembers what became of each until the admin leaves the page, and undoes decisions of the last minute. */
export function useDecisions() {
  const { t } = useLingui()
  const { mutateAsync: send } = useMutation(decisionMutation)
  const { mutateAsync: sendUndo } = useMutation(undoMutation)
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)
  const closeLater = useTimers()
  const put = (changes: readonly (readonly [string, ItemOutcome | null])[]) =>
    setOutcomes((before) => {
      const next = new Map(before)
      for (const [key, outcome] of changes) {
        if (outcome === null) next.delete(key)
        else next.set(key, outcome)
      }
      return next
    })

  const run = async (keys: readonly string[], work: () => Promise<void>, text: string) => {
    setFailure(null)
    setBusy((before) => new Set([...before, ...keys]))
    try {
      await work()
    } catch (error) {
      setFailure(messageOf(error, text))
    } finally {
      setBusy((before) => new Set([...before].filter((key) => !keys.includes(key))))
    }
  }
  const decide = (items: readonly QueueItem[], decision: ItemDecision, reason = '') => {
    const decidable = items.filter(isDecidable)
    const work = async () => {
      const results = await send({
        decision,
        reason,
        items: decidable.map(({ kind, id, version }) => ({ kind, id, version })),
      })
      put(results.map((result) => [keyOf(result), outcomeOf(result, decision)]))
      for (const result of results.filter(({ canUndo }) => canUndo)) {
        closeLater(() => put([[keyOf(result), { ...outcomeOf(result, decision), canUndo: false }]]))
      }
    }
    return run(decidable.map(keyOf), work, t`That didn’t work. Please try again.`)
  }
  const undo = (item: QueueItem) => {
    const { kind, id } = item
    if (kind !== 'course' && kind !== 'course_request' && kind !== 'institution_request') return
    const work = async () => {
      await sendUndo({ kind, id })
      put([[keyOf(item), null]])
    }
    void run([keyOf(item)], work, t`We couldn’t undo that. Please try again.`)
  }
  const answered = (item: QueueItem) => put([[keyOf(item), { decision: 'answer', error: null, canUndo: false }]])
  return { outcomes, busy, failure, decide, undo, answered }
}

function outcomeOf({ error, canUndo }: DecisionResult, decision: ItemDecision): ItemOutcome {
  return { decision, error: error?.message ?? null, canUndo }
}

/** Calls back once decisions can no longer be undone, unless the page has been left. */
function useTimers() {
  const timers = useRef(new Set<number>())
  useEffect(() => {
    const { current } = timers
    return () => {
      for (const timer of current) window.clearTimeout(timer)
    }
  }, [])
  return (close: () => void) => timers.current.add(window.setTimeout(close, undoSeconds * 1000))
}
