import { maxProposedTimes } from '@milepost/contract/mentoring'

/** A request being written. Each time has a separate key, so that removing one keeps the others. */
export interface SessionDraft {
  readonly topic: string
  readonly times: readonly { readonly key: number; readonly text: string }[]
}

export const emptyDraft: SessionDraft = { topic: '', times: [{ key: 0, text: '' }] }

export function mayAddTime({ times }: SessionDraft): boolean {
  return times.length < maxProposedTimes
}

/** Adds an empty time at the end. */
export function withTime(draft: SessionDraft): SessionDraft {
  const key = Math.max(...draft.times.map((time) => time.key)) + 1
  return { ...draft, times: [...draft.times, { key, text: '' }] }
}

export function withoutTime(draft: SessionDraft, key: number): SessionDraft {
  return { ...draft, times: draft.times.filter((time) => time.key !== key) }
}

export function withTimeText(draft: SessionDraft, key: number, text: string): SessionDraft {
  return { ...draft, times: draft.times.map((time) => (time.key === key ? { key, text } : time)) }
}
