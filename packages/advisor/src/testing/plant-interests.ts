import type { CareerId } from '@milepost/contract/careers/limits'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import * as fc from 'fast-check'
import { describeCareer } from '#knowledge/describe.ts'
import { interests } from '#knowledge/knowledge.ts'

/** The activities with computers that each career's work consists of, by our reading of its tasks in O*NET. */
const technology: Record<CareerId, readonly string[]> = {
  'software-engineer': ['code', 'testing'],
  'frontend-developer': ['graphics', 'code'],
  'backend-developer': ['code', 'testing'],
  'full-stack-developer': ['code', 'graphics'],
  'data-scientist': ['predictions'],
  'machine-learning-engineer': ['predictions', 'code'],
  'cybersecurity-analyst': ['security', 'diagnosis'],
  'devops-engineer': ['diagnosis', 'security', 'testing'],
  'ui-ux-designer': ['graphics'],
  'product-manager': [],
  'qa-engineer': ['testing', 'code'],
  'it-support-specialist': ['diagnosis', 'security'],
  'cloud-engineer': ['security', 'diagnosis'],
}

const types = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional']

/** In steps of O*NET's scale from 1 to 7. */
const noise = 0.5

const clamp = (value: number) => Math.min(5, Math.max(1, Math.round(value)))

/** The sum of three even numbers is close enough to a normal one. */
const anyNoise = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 })
  .map((values) => noise * values.reduce((sum, value) => sum + value, 0))

/**
 * Makes learners who like what people in a career's occupations like: the means of Holland's six types from O*NET with noise, and
 * the activities of its work.
 *
 * @param career - The career.
 * @param count - How many learners.
 * @returns Their answers, the same ones each time.
 */
export function plantInterests(career: CareerId, count: number): InterestAnswers[] {
  const scores = describeCareer(career).facts.interests.map(({ score }) => score)
  const answers = interests.activities.map(({ id, type }) => {
    const score = scores[types.indexOf(type)]
    if (score !== undefined) return anyNoise.map((change) => [id, clamp(1 + ((score + change - 1) * 4) / 6)] as const)
    const isLiked = technology[career].includes(id)
    return fc.integer(isLiked ? { min: 4, max: 5 } : { min: 1, max: 3 }).map((liking) => [id, liking] as const)
  })
  const learner = fc.tuple(...answers).map((given) => ({ activities: Object.fromEntries(given), choices: {} }))
  return fc.sample(learner, { numRuns: count, seed: 1 })
}

/**
 * Makes learners who answer nearly everything alike.
 *
 * @param count - How many learners.
 * @returns Their answers, the same ones each time.
 */
export function plantFlatAnswers(count: number): InterestAnswers[] {
  const ids = interests.activities.map(({ id }) => id)
  const learner = fc
    .record({ usual: fc.integer({ min: 1, max: 4 }), others: fc.subarray(ids, { maxLength: 3 }) })
    .map(({ usual, others }) => ({
      activities: Object.fromEntries(ids.map((id) => [id, others.includes(id) ? usual + 1 : usual])),
      choices: {},
    }))
  return fc.sample(learner, { numRuns: count, seed: 1 })
}
