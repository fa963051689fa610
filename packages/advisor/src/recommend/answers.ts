import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { tokenize } from '@milepost/knowledge/tokens'
import type { AdvisorProfile } from '#advisor.ts'
import { removeNegated } from '#read/stances.ts'
import { type DistinctiveWords, findDistinctiveWords } from '#recommend/classifier.ts'
import { type Evidence, findEvidence, strengthOf } from '#recommend/evidence.ts'
import { fitOf, readText, type TextFit } from '#recommend/text-fit.ts'

const fields = [
  { field: 'shortTermGoals', isGoal: true, factor: 1.2 },
  { field: 'longTermGoals', isGoal: true, factor: 1.2 },
  { field: 'experience', isGoal: false, factor: 1 },
  { field: 'certifications', isGoal: false, factor: 1 },
  { field: 'dreamCompany', isGoal: true, factor: 0.4 },
] as const

export type FreeTextField = (typeof fields)[number]['field']

const maxQuotedWords = 2

/** What one free text says about one career: technical names with their strength, and other distinctive words. */
export interface FieldEvidence {
  readonly field: FreeTextField
  readonly evidence: readonly Evidence[]
  readonly words: readonly DistinctiveWords[]
}

export interface AnswerEvidence {
  readonly byCareer: ReadonlyMap<CareerId, readonly FieldEvidence[]>
  /** Sum of the strengths of a career's evidence. */
  readonly strengths: ReadonlyMap<CareerId, number>
  readonly fit: TextFit
  /** How well the goals alone fit each career. */
  readonly goals: TextFit
}

/**
 * Reads what the free texts say about each career. What they reject or deny counts for none.
 *
 * @param profile - The learner's answers.
 * @returns Evidence by field and career, and how well the texts fit each career.
 */
export function readAnswers(profile: AdvisorProfile): AnswerEvidence {
  const read = fields.map(({ field, isGoal, factor }) => {
    const tokens = tokenize(profile[field])
    const kind = isGoal ? 'goals' : 'past'
    // A wish among what was done tells of a career, and is no reason to speak of experience.
    const done = removeNegated(profile[field], kind, tokens, (polarity) => !isGoal && polarity === 'wants')
    return {
      field,
      factor,
      text: removeNegated(profile[field], kind, tokens),
      found: findEvidence(profile[field], isGoal, tokens),
      words: findDistinctiveWords(done, maxQuotedWords),
    }
  })
  const byCareer = new Map(
    careerIds.map((id) => [
      id,
      read.map(({ field, factor, found, words }): FieldEvidence => {
        const evidence = (found.get(id) ?? []).map((one) => ({ ...one, strength: one.strength * factor }))
        return { field, evidence, words: words.get(id) ?? [] }
      }),
    ]),
  )
  const strengths = new Map(
    [...byCareer].map(([id, list]) => [id, strengthOf(list.flatMap(({ evidence }) => evidence))]),
  )
  const goals = read.filter(({ field }) => field === 'shortTermGoals' || field === 'longTermGoals')
  const join = (texts: typeof read) => texts.map(({ text }) => text).join('\n')
  return { byCareer, strengths, goals: readText(join(goals)), fit: fitOf(join(read), strengths) }
}
