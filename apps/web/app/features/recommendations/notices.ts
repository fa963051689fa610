import { type CareerId, undecided } from '@milepost/contract/careers/limits'
import { interestAreas } from '@milepost/contract/profiles/limits'
import type { AdviceField, Profile } from '@milepost/contract/profiles/schema'
import type { Advice, RankedCareer } from '@milepost/contract/recommendations/schema'

export interface Notices {
  /** The answers point to another career than the one the learner named, and has not set aside since. */
  readonly better: { readonly named: RankedCareer; readonly better: RankedCareer } | null
  /** All other answers speak for another career, and only the preference keeps the named one first. */
  readonly close: { readonly named: RankedCareer; readonly other: RankedCareer } | null
  /** The roadmap leads to another career than the one recommended now. */
  readonly otherRoadmap: {
    readonly current: RankedCareer
    readonly recommended: RankedCareer
    /** The learner chose the roadmap's career explicitly. */
    readonly chosen: boolean
  } | null
}

/** What the learner should know before reading the advice. Where no career is recommended, none is named as better. */
export function noticesOf(advice: Advice): Notices {
  const { ranking, differsFromPreference, otherAnswersPointTo, verdict } = advice.recommendation
  const [best] = ranking
  const named = ranking.find(({ reasons }) => reasons.some(({ code }) => code === 'stated_preference'))
  const current = careerIn(advice, advice.roadmapCareerId)
  const other = careerIn(advice, otherAnswersPointTo)
  const saysWhich = verdict === 'clear' || verdict === 'close'
  const isClose = saysWhich && !differsFromPreference && named !== undefined && other !== undefined && other !== named
  const isElsewhere = saysWhich && differsFromPreference && named !== undefined && best !== undefined && named !== best
  const isOther =
    verdict === 'clear' && current !== undefined && best !== undefined && current !== best && !best.rejected
  return {
    better: isElsewhere && !named.rejected ? { named, better: best } : null,
    close: isClose && !named.rejected && !other.rejected ? { named, other } : null,
    otherRoadmap: isOther ? { current, recommended: best, chosen: advice.chosenCareerId === current.careerId } : null,
  }
}

export function careerIn(advice: Advice, careerId: CareerId | null): RankedCareer | undefined {
  return advice.recommendation.ranking.find((ranked) => ranked.careerId === careerId)
}

const telling = ['experience', 'shortTermGoals', 'longTermGoals', 'certifications'] as const satisfies AdviceField[]
const shortText = 40
const minInterests = 2
const maxInterests = 8

type Telling = (typeof telling)[number] | 'interestAreas' | 'preferredCareer' | 'interestAnswers'

/** The answers that would help the advisor if they said more or, for interests, less. */
export function helpfulAnswers(profile: Pick<Profile, Telling>): AdviceField[] {
  const chosen = profile.interestAreas.length
  const vague = chosen < minInterests || chosen > Math.min(maxInterests, interestAreas.length)
  const isUnsure = profile.preferredCareer === undecided && profile.interestAnswers === null
  return [
    ...(isUnsure ? ['interestAnswers' as const] : []),
    ...telling.filter((field) => profile[field].trim().length < shortText),
    ...(vague ? ['interestAreas' as const] : []),
  ]
}
