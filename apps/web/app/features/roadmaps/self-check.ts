import { readItem, removeItem, writeItem } from '#lib/storage.ts'

/** What the learner said of each question so far, in order: whether they knew it. */
export type SelfCheck = readonly boolean[]

/** Knowing less than this share of the answers, the step is better kept: one gap in four questions is fine, in three not. */
const enough = 0.75

/** @returns Whether the answers are good enough to drop the step. */
export function knowsEnough(answers: SelfCheck): boolean {
  return answers.length > 0 && answers.filter(Boolean).length / answers.length >= enough
}

// The user's id is part of the key: another user of the same browser never gets to see it. One check at a time is kept.
const keyOf = (userId: string) => `self-check:${userId}`

/** The answers of a check that a reload or a closed dialog interrupted; none for another skill. */
export function readSelfCheck(userId: string, skillId: string): SelfCheck {
  return parseSelfCheck(readItem(keyOf(userId)), skillId)
}

/** Apart from the storage, for tests. */
export function parseSelfCheck(text: string | null, skillId: string): SelfCheck {
  try {
    const stored = Object(JSON.parse(text ?? 'null'))
    if (stored.skillId !== skillId || !Array.isArray(stored.answers)) return []
    return stored.answers.every((answer: unknown) => typeof answer === 'boolean') ? stored.answers : []
  } catch {
    return []
  }
}

export function saveSelfCheck(userId: string, skillId: string, answers: SelfCheck): void {
  writeItem(keyOf(userId), JSON.stringify({ skillId, answers }))
}

export function clearSelfCheck(userId: string): void {
  removeItem(keyOf(userId))
}
