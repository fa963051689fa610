import type { SkillLevel } from '@milepost/contract/skills/limits'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** What the learner said of each question so far, in order: whether they knew it. */
export type SelfCheck = readonly boolean[]

/** Knowing less than this share of the answers, the step is better kept: one gap in four questions is fine, in three not. */
const enough = 0.75

/** Knowing less than this share, the learner does not know the basics. */
const half = 0.5

/** @returns How well the answers show that the learner knows the skill. */
export function levelOf(answers: SelfCheck): SkillLevel {
  const share = answers.length === 0 ? 0 : answers.filter(Boolean).length / answers.length
  return share >= enough ? 'projects' : share >= half ? 'basics' : 'heard_of'
}

interface StoredSelfCheck {
  readonly skillId: string
  readonly answers: SelfCheck
}

/** One check at a time is kept. */
const storeOf = (userId: string) => createStore(storedItems.selfCheck, parseSelfCheck, userId)

/** The answers of a check that a reload or a closed dialog interrupted; none for another skill. */
export function readSelfCheck(userId: string, skillId: string): SelfCheck {
  const stored = storeOf(userId).read()
  return stored?.skillId === skillId ? stored.answers : []
}

function parseSelfCheck(stored: unknown): StoredSelfCheck | null {
  const { skillId, answers } = Object(stored)
  if (typeof skillId !== 'string' || !Array.isArray(answers)) return null
  return answers.every((answer: unknown) => typeof answer === 'boolean') ? { skillId, answers } : null
}

export function saveSelfCheck(userId: string, skillId: string, answers: SelfCheck): void {
  storeOf(userId).write({ skillId, answers })
}

export function clearSelfCheck(userId: string): void {
  storeOf(userId).remove()
}
