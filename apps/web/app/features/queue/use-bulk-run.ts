import { type DecidedKind, maxDecisionsAtOnce } from '@milepost/contract/queue/limits'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { useEffect, useRef, useState } from 'react'
import type { ItemDecision } from '#features/queue/use-decisions.ts'
import { ApiError } from '#lib/api-error.ts'

export type QueueDecidable = QueueItem & { kind: DecidedKind }

/** What is decided about several items. */
export interface BulkChoice {
  /** Of all that is decided in one go. */
  readonly run: number
  readonly decision: ItemDecision
  readonly reason: string
}

/** A decision about several items, which goes to the server in several requests. */
export interface BulkRun extends BulkChoice {
  readonly total: number
  /** What has no answer yet. */
  readonly rest: readonly QueueDecidable[]
  readonly state: 'sending' | 'stopped' | 'lost' | 'refused'
  /** How many at the beginning of `rest` were sent, and may be decided without an answer. */
  readonly unsure: number
  /** Why the server refused the last request. */
  readonly message: string
}

type SendBatch = (items: readonly QueueDecidable[], choice: BulkChoice, isUnsure: boolean) => Promise<void>

/** Sends many decisions one request after the other. It can be stopped and continued, also after the connection was lost. */
export function useBulkRun(sendBatch: SendBatch) {
  const [run, setRun] = useState<BulkRun | null>(null)
  const isStopping = useRef(false)
  useEffect(
    () => () => {
      isStopping.current = true
    },
    [],
  )
  const send = async (from: BulkRun) => {
    isStopping.current = false
    let { rest, unsure } = from
    while (rest.length > 0) {
      const batch = rest.slice(0, unsure || maxDecisionsAtOnce)
      setRun({ ...from, rest, unsure, state: 'sending' })
      try {
        await sendBatch(batch, from, unsure > 0)
      } catch (error) {
        setRun({ ...from, rest, ...failureState(error, batch.length) })
        return
      }
      rest = rest.slice(batch.length)
      unsure = 0
      if (isStopping.current && rest.length > 0) {
        setRun({ ...from, rest, unsure, state: 'stopped' })
        return
      }
    }
    setRun(null)
  }
  const isSending = run?.state === 'sending'
  return {
    run,
    isSending,
    start: (items: readonly QueueDecidable[], choice: BulkChoice) => {
      const first = { ...choice, total: items.length, rest: items, unsure: 0, message: '' }
      return isSending ? undefined : send({ ...first, state: 'sending' })
    },
    resume: () => (run === null || isSending ? undefined : send(run)),
    stop: () => {
      isStopping.current = true
    },
    dismiss: () => setRun(null),
  }
}

/** Without an answer from our server, the decisions may be stored. */
function failureState(error: unknown, sent: number): Pick<BulkRun, 'state' | 'unsure' | 'message'> {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return {
    state: isRefused ? 'refused' : 'lost',
    unsure: isRefused ? 0 : sent,
    message: isRefused ? error.message : '',
  }
}
