import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { InterestArea } from '@milepost/contract/profiles/limits'
import type { Reason } from '@milepost/contract/recommendations/schema'
import type { Career } from '@milepost/knowledge/schema'
import type { AdvisorProfile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import type { FieldEvidence } from '#recommend/answers.ts'

/** What one career's points of fit consist of. */
export interface Points {
  readonly preference: number
  readonly interestCheck: number
  /** Activities of the interest check that speak for it. */
  readonly liked: readonly string[]
  readonly interests: ReadonlyMap<InterestArea, number>
  readonly education: number
  readonly texts: readonly FieldEvidence[]
  /** Points for each unit of evidence strength. */
  readonly textRate: number
  /** Points for all distinctive words together. */
  readonly wordPoints: number
}

const maxReasonsPerField = 3
/** An everyday word that is worth less is no reason: 'I order by phone'. */
const minPointsOfQuote = 2

const codes = {
  shortTermGoals: 'words_in_goals',
  longTermGoals: 'words_in_goals',
  experience: 'skill_in_experience',
  certifications: 'skill_in_certifications',
  dreamCompany: 'dream_company',
} as const

const rounded = (value: number) => Math.round(value * 10) / 10

function textReasons(points: Points): Reason[] {
  return points.texts.flatMap(({ field, evidence }) =>
    [...evidence]
      .sort((a, b) => Math.abs(b.strength) - Math.abs(a.strength))
      .slice(0, maxReasonsPerField)
      .map(
        (one): Reason => ({
          code: one.wished && field !== 'dreamCompany' ? 'words_in_goals' : codes[field],
          field,
          quote: one.quote,
          params: { skill: one.name },
          weight: rounded(one.strength * points.textRate),
        }),
      ),
  )
}

/** Distinctive words are quoted only where no technical name contains them. */
function wordReasons(points: Points): Reason[] {
  const all = points.texts.flatMap(({ words }) => words)
  // 'I train colleagues': a single word of the trade alone may be meant in its everyday sense.
  const isAlone = all.length === 1 && points.texts.every(({ evidence }) => evidence.length === 0)
  if (isAlone && all.every(({ quote }) => !/\s/.test(quote))) return []
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  return points.texts.flatMap(({ field, evidence, words }) =>
    words
      .filter(({ quote }) => !evidence.some((one) => one.quote.includes(quote) || quote.includes(one.quote)))
      .map(
        (one): Reason => ({
          code: codes[field],
          field,
          quote: one.quote,
          params: { skill: one.quote },
          weight: rounded((points.wordPoints * one.weight) / total),
        }),
      ),
  )
}

interface PlacedReason {
  readonly reason: Reason
  readonly text: string
  readonly start: number
  readonly end: number
}

function place(reason: Reason, profile: AdvisorProfile): PlacedReason | null {
  const { field, quote } = reason
  const text = field === null ? null : profile[field]
  if (quote === null || typeof text !== 'string' || !text.includes(quote)) return null
  const start = text.indexOf(quote)
  return { reason, text, start, end: start + quote.length }
}

/** Joins reasons whose quotes overlap in the learner's text: 'machine learning' and 'learning systems'. */
function joinOverlapping(reasons: readonly Reason[], profile: AdvisorProfile): Reason[] {
  const placed = reasons.flatMap((reason) => place(reason, profile) ?? [])
  const joined: PlacedReason[] = []
  for (const one of placed.sort((a, b) => a.start - b.start)) {
    const at = joined.findIndex(({ reason, start, end }) => {
      return reason.field === one.reason.field && start < one.end && one.start < end
    })
    const before = joined[at]
    if (before === undefined) {
      joined.push(one)
      continue
    }
    const stronger = one.reason.weight > before.reason.weight ? one.reason : before.reason
    const weight = rounded(one.reason.weight + before.reason.weight)
    joined[at] = { ...before, reason: { ...stronger, weight }, end: Math.max(before.end, one.end) }
  }
  return [
    ...joined.map(({ reason, text, start, end }) => ({ ...reason, quote: text.slice(start, end) })),
    ...reasons.filter((reason) => place(reason, profile) === null),
  ]
}

/**
 * Lists the reasons for a career.
 *
 * @param profile - The learner's answers.
 * @param career - The career.
 * @param points - The career's points of fit.
 * @returns The reasons, the strongest first.
 */
export function reasonsFor(profile: AdvisorProfile, career: Career, points: Points): Reason[] {
  const quoted = [...textReasons(points).filter(({ weight }) => weight >= 0), ...wordReasons(points)]
  const reasons = joinOverlapping(quoted, profile).filter(({ weight }) => weight >= minPointsOfQuote)
  if (points.preference > 0) {
    const params = { career: careerTitleOf(career.id) }
    reasons.push({
      code: 'stated_preference',
      field: 'preferredCareer',
      quote: null,
      params,
      weight: points.preference,
    })
  }
  for (const activity of points.liked) {
    reasons.push({
      code: 'interest_check',
      field: 'interestAnswers',
      quote: activity,
      params: { activity },
      weight: rounded(points.interestCheck / points.liked.length),
    })
  }
  for (const [interest, weight] of points.interests) {
    reasons.push({
      code: 'interest_area',
      field: 'interestAreas',
      quote: null,
      params: { interest },
      weight: rounded(weight),
    })
  }
  // ‘Other’ says nothing that could help.
  if (profile.educationLevel !== 'Other' && career.education[profile.educationLevel] !== 'short') {
    const params = { education: profile.educationLevel }
    reasons.push({ code: 'education_fits', field: 'educationLevel', quote: null, params, weight: points.education })
  }
  return reasons.sort((a, b) => b.weight - a.weight)
}

/**
 * Lists the reasons against a career.
 *
 * @param profile - The learner's answers.
 * @param career - The career.
 * @param points - The career's points of fit.
 * @param preferred - The career the learner prefers, or null where they are not sure yet.
 * @param gap - How many skills are missing.
 * @returns The reasons, the strongest first.
 */
export function reasonsAgainst(
  profile: AdvisorProfile,
  career: Career,
  points: Points,
  preferred: CareerId | null,
  gap: number,
): Reason[] {
  const reasons: Reason[] = textReasons(points).filter(({ weight }) => weight < 0)
  if (preferred !== null && career.id !== preferred) {
    const params = { career: profile.preferredCareer }
    reasons.push({ code: 'preference_elsewhere', field: 'preferredCareer', quote: null, params, weight: -5 })
  }
  for (const [interest, weight] of Object.entries(career.interests)) {
    if (weight === 3 && !profile.interestAreas.some((area) => area === interest)) {
      reasons.push({ code: 'interest_missing', field: 'interestAreas', quote: null, params: { interest }, weight: -3 })
    }
  }
  if (career.education[profile.educationLevel] === 'short') {
    const params = { education: profile.educationLevel }
    reasons.push({ code: 'education_short', field: 'educationLevel', quote: null, params, weight: -4 })
  }
  const learning = tooMuchToLearn(career.id, gap)
  if (learning !== null) reasons.push(learning)
  return reasons.sort((a, b) => a.weight - b.weight)
}

/**
 * Tells whether so many of a career's skills are missing that a learner should consider it.
 *
 * @param careerId - The career's id.
 * @param gap - How many skills are missing.
 * @returns The reason against it, or null.
 */
export function tooMuchToLearn(careerId: CareerId, gap: number): Reason | null {
  const needed = (knowledge.careerSkills.get(careerId) ?? []).filter(({ weight }) => weight > 1).length
  if (gap <= needed * 0.75) return null
  return { code: 'many_skills_to_learn', field: 'experience', quote: null, params: { count: String(gap) }, weight: -2 }
}
