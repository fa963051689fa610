import { maxProposedTimes } from '@milepost/contract/mentoring'

/** A request as it is written: each time has a key of its own, so that taking one away leaves the others alone. */
export interface Draft {
  readonly topic: string
  readonly times: readonly { readonly key: number; readonly text: string }[]
}

export const emptyDraft: Draft = { topic: '', times: [{ key: 0, text: '' }] }

export function mayAddTime({ times }: Draft): boolean {
  return times.length < maxProposedTimes
}

/** Out: the draft with an empty time at its end. */
export function withTime(draft: Draft): Draft {
  const key = Math.max(...draft.times.map((time) => time.key)) + 1
  return { ...draft, times: [...draft.times, { key, text: '' }] }
}

export function withoutTime(draft: Draft, key: number): Draft {
  return { ...draft, times: draft.times.filter((time) => time.key !== key) }
}

export function withTimeText(draft: Draft, key: number, text: string): Draft {
  return { ...draft, times: draft.times.map((time) => (time.key === key ? { key, text } : time)) }
}
