import { useLingui } from '@lingui/react/macro'
import { type DecidedKind, undoSeconds } from '@milepost/contract/queue/limits'
import type { DecisionResult, QueueItem } from '@milepost/contract/queue/schema'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { decisionMutation } from '#features/queue/api.ts'
import { keyOf } from '#features/queue/merge-rows.ts'
import { type BulkChoice, type QueueDecidable, useBulkRun } from '#features/queue/use-bulk-run.ts'
import { useUndo } from '#features/queue/use-undo.ts'
import { messageOf } from '#lib/api-error.ts'

export type ItemDecision = 'approve' | 'reject'

/** What became of an item here; an error is why nothing did. */
export interface ItemOutcome {
  readonly item: QueueItem
  readonly decision: ItemDecision | 'answer'
  readonly error: string | null
  readonly canUndo: boolean
  /** The same for all that was decided in one go. */
  readonly run: number
  /** Why it could not be undone with the others. */
  readonly undoError: string | null
}
export type Outcomes = ReadonlyMap<string, ItemOutcome>

const decidedKinds: readonly string[] = [
  'institution_request',
  'course',
  'course_request',
  'failed_job',
] satisfies DecidedKind[]

/** Whether it can be approved or rejected, rather than only answered in words. */
export function isDecidable<Item extends Pick<QueueItem, 'kind'>>(item: Item): item is Item & { kind: DecidedKind } {
  return decidedKinds.includes(item.kind)
}

/** Decides items, remembers what became of each until the admin leaves the page, and undoes decisions of the last minute. */
export function useDecisions() {
  const { t } = useLingui()
  const { mutateAsync: send } = useMutation(decisionMutation)
  const { outcomes, put, putUndone, closeUndo } = useOutcomes()
  const runs = useRef(0)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)

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
  const sendBatch = async (items: readonly QueueDecidable[], choice: BulkChoice, isUnsure = false) => {
    const { decision, reason } = choice
    const body = { decision, reason, items: items.map(({ kind, id, version }) => ({ kind, id, version })) }
    const results = new Map((await send(body)).map((result) => [keyOf(result), result]))
    const changes = items.flatMap((item) => {
      const result = results.get(keyOf(item))
      if (result === undefined) return []
      const error = isUnsure && isDecided(result) ? t`It was already decided, maybe by you.` : reasonOf(result)
      return [{ item, decision, error, canUndo: result.canUndo, run: choice.run, undoError: null }]
    })
    put(changes)
    closeUndo(changes.filter(({ canUndo }) => canUndo))
  }
  const reasonOf = ({ error }: DecisionResult) => {
    if (error?.code === 'changed_meanwhile') return t`It changed after you opened it. Read it again before you decide.`
    return error?.message ?? null
  }
  const bulk = useBulkRun(sendBatch)
  const decide = (items: readonly QueueItem[], decision: ItemDecision, reason = '') => {
    const decidable = items.filter(isDecidable)
    runs.current += 1
    const choice = { run: runs.current, decision, reason }
    if (decidable.length > 1) return bulk.start(decidable, choice)
    const work = () => sendBatch(decidable, choice)
    return run(decidable.map(keyOf), work, t`That didn’t work. Please try again.`)
  }
  const undo = useUndo({ run, onUndone: putUndone })
  const answered = (item: QueueItem, canUndo = false) => {
    runs.current += 1
    const outcome = { item, decision: 'answer', error: null, canUndo, run: runs.current, undoError: null } as const
    put([outcome])
    closeUndo(canUndo ? [outcome] : [])
  }
  const sending = bulk.isSending ? (bulk.run?.rest ?? []).map(keyOf) : []
  return { outcomes, busy: new Set([...busy, ...sending]), failure, decide, undo, answered, bulk }
}

/** Whether an item was not decided because it is decided already. */
function isDecided({ error }: DecisionResult): boolean {
  return error?.code === 'already_decided' || error?.code === 'institution_request_decided'
}

/** What became of each item. */
function useOutcomes() {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const later = useTimers()
  return {
    outcomes,
    put: (changes: readonly ItemOutcome[]) =>
      setOutcomes((before) => new Map([...before, ...changes.map((change) => [keyOf(change.item), change] as const)])),
    /** Forgets what was undone; of the rest, keeps why it was not. */
    putUndone: (results: readonly DecisionResult[]) =>
      setOutcomes((before) => {
        const after = new Map(before)
        for (const result of results) {
          const outcome = before.get(keyOf(result))
          if (result.error === null) after.delete(keyOf(result))
          else if (outcome !== undefined)
            after.set(keyOf(result), { ...outcome, canUndo: false, undoError: result.error.message })
        }
        return after
      }),
    /** Takes away what undoes decisions once it is too late, unless they were undone. */
    closeUndo: (decided: readonly ItemOutcome[]) => {
      if (decided.length === 0) return
      const open = new Set(decided)
      later(() =>
        setOutcomes(
          (before) =>
            new Map([...before].map(([key, each]) => [key, open.has(each) ? { ...each, canUndo: false } : each])),
        ),
      )
    },
  }
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
