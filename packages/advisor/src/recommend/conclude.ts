import type { CareerId } from '@milepost/contract/careers/limits'
import { maxToTry } from '@milepost/contract/recommendations/limits'
import type { RankedCareer, Recommendation } from '@milepost/contract/recommendations/schema'
import { tokenize } from '@milepost/knowledge/tokens'
import type { AdvisorProfile } from '#advisor.ts'
import { readInterests } from '#interests/read-interests.ts'
import { occupationGroups } from '#knowledge/knowledge.ts'
import { isUnwanted, polarities } from '#read/stances.ts'
import { createPhraseTagger, tagPhrases } from '#text/phrase-tagger.ts'

/** Another career is close if it has this share of the best one's fit: chosen on `people-open`. */
const closeShare = 0.7
/** Below this fit, too little is known of someone without a preferred career. */
const minFit = 40

const groupTagger = createPhraseTagger(
  occupationGroups.flatMap(({ code, words }) => words.map((text) => ({ text, id: code, weak: false }))),
)

/** What a conclusion is drawn from, beside the ranking. */
export interface ConclusionSigns {
  readonly preferred: CareerId | null
  /** The texts say hardly anything, and no interests say it for them. */
  readonly saysTooLittle: boolean
  /** The texts are about other work, and the goals name nothing of ours. */
  readonly speaksOfOtherWork: boolean
  /** How strongly the goals name one of our careers, if they are about work of ours. */
  readonly namedInGoals: number
}

export type Conclusion = Pick<Recommendation, 'verdict' | 'toTry' | 'elsewhere'>

interface NamedGroup {
  readonly group: string
  readonly quote: string
}

/** A trade that is named once weighs as much as a keyword of ours: 'forecast the sales of pharmacies' is no wish to sell. */
const tradeStrength = 2.5

/** The kind of other work that a text wishes for most often, and more than for work of ours. */
function wishedGroup(text: string, namedOfOurs: number): NamedGroup | null {
  const tokens = tokenize(text)
  const said = polarities(text, tokens, 'goals')
  const wished = tagPhrases(groupTagger, text, tokens).filter(({ from }) => !isUnwanted(said[from]))
  const counts = new Map<string, { quote: string; count: number }>()
  for (const { id, quote } of wished)
    counts.set(id, { quote: counts.get(id)?.quote ?? quote, count: (counts.get(id)?.count ?? 0) + 1 })
  const [most] = [...counts].sort(([, one], [, other]) => other.count - one.count)
  return most === undefined || most[1].count * tradeStrength < namedOfOurs
    ? null
    : { group: most[0], quote: most[1].quote }
}

/** Where the wishes of someone without a preferred career lead, if not to us. */
function readElsewhere(
  profile: AdvisorProfile,
  { speaksOfOtherWork, namedInGoals }: ConclusionSigns,
): Conclusion['elsewhere'] {
  const goals = `${profile.shortTermGoals}\n${profile.longTermGoals}`
  const wished = wishedGroup(goals, namedInGoals)
  if (wished !== null) return wished
  const lived = speaksOfOtherWork ? wishedGroup(profile.experience, 0) : null
  if (lived !== null) return lived
  const { interestAnswers } = profile
  if (interestAnswers !== null && readInterests(interestAnswers).outcome === 'elsewhere')
    return { group: null, quote: null }
  return null
}

/** The best, and those near it. */
function closeTo(ranking: readonly RankedCareer[]): CareerId[] {
  const [best] = ranking
  if (best === undefined) return []
  const near = ranking.filter(({ fit, rejected }) => !rejected && fit >= closeShare * best.fit)
  return near.slice(0, maxToTry).map(({ careerId }) => careerId)
}

/**
 * Concludes what can be said of a person: the only place that decides it. What every screen and email says follows from it.
 *
 * @param profile - The learner's answers.
 * @param ranking - All careers, best first.
 * @param signs - What else was read.
 * @returns The verdict, the careers to try, and where else to look.
 */
export function conclude(
  profile: AdvisorProfile,
  ranking: readonly RankedCareer[],
  signs: ConclusionSigns,
): Conclusion {
  const elsewhere = signs.preferred === null ? readElsewhere(profile, signs) : null
  const close = closeTo(ranking)
  if (elsewhere !== null) return { verdict: 'elsewhere', toTry: close, elsewhere }
  // Someone who names a career has said what they want.
  if (signs.preferred === null && (signs.saysTooLittle || (ranking[0]?.fit ?? 0) < minFit)) {
    const first = ranking.filter(({ rejected }) => !rejected).slice(0, maxToTry)
    return { verdict: 'open', toTry: first.map(({ careerId }) => careerId), elsewhere: null }
  }
  return close.length > 1
    ? { verdict: 'close', toTry: close, elsewhere: null }
    : { verdict: 'clear', toTry: [], elsewhere: null }
}
