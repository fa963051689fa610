import { type CareerId, careerIds, careerTitleOf, preferredCareerOf } from '@milepost/contract/careers/limits'
import type { InterestArea } from '@milepost/contract/profiles/limits'
import type { RankedCareer, Reason, Recommendation } from '@milepost/contract/recommendations/schema'
import type { Career } from '@milepost/knowledge/schema'
import type { AdvisorProfile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { knowledgeOf, type LearnerSkills } from '#plan/known-skills.ts'
import { type AnswerEvidence, readAnswers } from '#recommend/answers.ts'
import { conclude } from '#recommend/conclude.ts'
import { type InterestEvidence, readInterestEvidence } from '#recommend/interest-evidence.ts'
import { type Points, reasonsAgainst, reasonsFor, tooMuchToLearn } from '#recommend/reasons.ts'
import { rejectionHints } from '#recommend/rejections.ts'
import type { TextFit } from '#recommend/text-fit.ts'

/**
 * The most points of fit from each kind of answer: our own weighting, 100 in all. For someone without a preferred career the
 * interest check has its points.
 */
const maxPoints = { preference: 25, interests: 22, education: 8, texts: 45 } as const
/** Evidence of this strength earns about two thirds of the points for texts. */
const strongEvidence = 6
/** Below this, the names in the texts are ignored. */
const minStrength = 2
/** A text of this many known words counts in full, a shorter one less. */
const fullTextWordCount = 8
/** The other answers point to a career if it leads by this many points. */
const clearLead = 3
/** Below this, and without names, the texts say too little. */
const minInformation = 0.25
/** From this many known words, and below this likelihood, a text is about other work: `bench/other-work` shows how often. */
const minKnownWords = 3
const minBelonging = 0.93
/** A text that names one of our careers this strongly is no other work, however much else it holds, as a résumé does. */
const minNamedAsOurs = 5
/** Points for each unit of a rejection, where no other evidence sets the rate. */
const rejectionRate = 4

/** How much the texts say at all, 0 to 1: by their names, or by words that clearly point to one career. */
function informationOf({ strengths, fit }: AnswerEvidence): number {
  const byNames = 1 - Math.exp(-Math.max(0, ...strengths.values()) / strongEvidence)
  const byWords = fit.belonging * fit.clearness * (1 - Math.exp(-fit.knownWords / fullTextWordCount))
  return 1 - (1 - byNames) * (1 - byWords)
}

/** What tells work of ours from other work. */
type WorkSigns = Pick<TextFit, 'belonging' | 'knownWords' | 'named'>

const isOurWork = ({ belonging, knownWords }: WorkSigns) => knownWords >= minKnownWords && belonging >= minBelonging

/**
 * Tells whether a text is about work outside our careers.
 *
 * @param fit - How the text fits our careers.
 * @returns True where it says enough, little of it is ours, and it names little of any of our careers.
 */
export function isOtherWork({ belonging, knownWords, named }: WorkSigns): boolean {
  return knownWords >= minKnownWords && belonging < minBelonging && named < minNamedAsOurs
}

/** With many chosen areas, each of them says less. */
function interestPoints(career: Career, chosen: readonly InterestArea[]): Map<InterestArea, number> {
  const points = new Map<InterestArea, number>()
  const full = 3 * Math.max(2, chosen.length)
  for (const area of chosen) {
    const weight = career.interests[area] ?? 0
    if (weight > 0) points.set(area, (maxPoints.interests * weight) / full)
  }
  return points
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

/** Skills of weight 2 and 3 that are still to learn. A known alternative closes a gap. */
function gapOf(career: Career, { ids: known, levels }: LearnerSkills): RankedCareer['gap'] {
  return (knowledge.careerSkills.get(career.id) ?? [])
    .filter(({ skill, weight }) => weight > 1 && !known.has(skill.id))
    .filter(({ skill }) => !isReplaced(career, skill.id, known))
    .map(({ skill: { id, name } }) => {
      const level = levels.get(id)
      return { id, name, ...(level !== undefined && { level }) }
    })
}

function isReplaced(career: Career | undefined, skillId: string, known: ReadonlySet<string>): boolean {
  return (career?.alternatives[skillId] ?? []).some((other) => known.has(other))
}

/** What all careers are ranked by. */
interface RankingEvidence {
  readonly preferred: CareerId | null
  readonly answers: AnswerEvidence
  /** Only for someone without a preferred career. */
  readonly interestCheck: ReadonlyMap<CareerId, InterestEvidence>
  readonly known: LearnerSkills
}

function rank(profile: AdvisorProfile, career: Career, evidence: RankingEvidence): RankedCareer {
  const { id } = career
  const { preferred, answers, known } = evidence
  const interest = evidence.interestCheck.get(id)
  const strength = answers.strengths.get(id) ?? 0
  const strongest = Math.max(0, ...answers.strengths.values())
  const information = informationOf(answers)
  const textPoints = maxPoints.texts * information * (strength < 0 ? 0 : (answers.fit.shares.get(id) ?? 0))
  const rejected = strength < 0 ? Math.max(-maxPoints.preference, strength * rejectionRate) : 0
  const rate = strongest > 0 ? (maxPoints.texts * information) / strongest : rejectionRate
  const fits = { enough: 1, helps: 1, short: 0.25 }[career.education[profile.educationLevel]]
  const points: Points = {
    preference: id === preferred ? maxPoints.preference : 0,
    interestCheck: maxPoints.preference * (interest?.share ?? 0),
    liked: interest?.liked ?? [],
    interests: interestPoints(career, profile.interestAreas),
    education: maxPoints.education * fits,
    texts: answers.byCareer.get(id) ?? [],
    textRate: rate,
    wordPoints: textPoints / 2,
  }
  const hints = rejectionHints(profile.decisions, id)
  const total =
    points.preference +
    points.interestCheck +
    sum(points.interests.values()) +
    points.education +
    textPoints +
    rejected +
    sum(hints.map(({ weight }) => weight))
  const gap = gapOf(career, known)
  return {
    careerId: id,
    career: careerTitleOf(id),
    fit: Math.round(Math.min(100, Math.max(0, total))),
    reasons: [...reasonsFor(profile, career, points), ...hints].sort((a, b) => b.weight - a.weight),
    against: reasonsAgainst(profile, career, points, preferred, gap.length),
    gap,
    rejected: profile.decisions?.rejections.some(({ careerId }) => careerId === id) ?? false,
  }
}

/** What is said against every career decides nothing. */
function withoutSharedObjections(ranking: readonly RankedCareer[]): RankedCareer[] {
  const keyOf = ({ code, params }: Reason) =>
    code === 'many_skills_to_learn' ? code : `${code} ${Object.values(params)}`
  const counts = new Map<string, number>()
  for (const { against } of ranking)
    for (const key of new Set(against.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return ranking.map((one) => ({
    ...one,
    against: one.against.filter((reason) => counts.get(keyOf(reason)) !== ranking.length),
  }))
}

/**
 * Ranks all careers by fit, with reasons and the skills still to learn. The stated preference earns up to a quarter of
 * the points, so that all other answers together can outweigh it. Rejected careers come last. Deterministic: ties keep
 * the order of the wizard, with the stated preference first.
 *
 * @param profile - The learner's answers and decisions.
 * @returns The ranking, with fits from 0 to 100.
 */
export function recommendCareers(profile: AdvisorProfile): Recommendation {
  const preferred = preferredCareerOf(profile.preferredCareer)
  const answers = readAnswers(profile)
  const interestCheck = readInterestEvidence(preferred === null ? profile.interestAnswers : null)
  const evidence = { preferred, answers, interestCheck, known: knowledgeOf(profile) }
  const first = (id: CareerId) => (id === preferred ? 0 : 1)
  const ranking = withoutSharedObjections(
    careerIds.flatMap((id) => {
      const career = knowledge.careers.get(id)
      return career === undefined ? [] : [rank(profile, career, evidence)]
    }),
  ).sort((a, b) => Number(a.rejected) - Number(b.rejected) || b.fit - a.fit || first(a.careerId) - first(b.careerId))
  const strongest = Math.max(0, ...answers.strengths.values())
  const areas = profile.interestAreas.length
  const withoutPreference = ranking
    .filter(({ rejected }) => !rejected)
    .map((one) => ({ ...one, points: one.fit - (one.careerId === preferred ? maxPoints.preference : 0) }))
    .sort((a, b) => b.points - a.points)
  const [best, second] = withoutPreference
  const clear = best !== undefined && best.points - (second?.points ?? 0) >= clearLead
  const silent = strongest < minStrength && informationOf(answers) < minInformation
  return {
    ranking,
    differsFromPreference: preferred !== null && ranking[0]?.careerId !== preferred,
    otherAnswersPointTo: preferred !== null && clear && !silent && best.careerId !== preferred ? best.careerId : null,
    ...conclude(profile, ranking, {
      preferred,
      saysTooLittle: silent && interestCheck.size === 0 && (areas < 2 || areas > 8),
      speaksOfOtherWork: isOtherWork(answers.fit) && answers.goals.named === 0,
      namedInGoals: isOurWork(answers.goals) ? answers.goals.named : 0,
    }),
  }
}

/**
 * Takes what a learner has learned since out of the skills to learn. Fits and order stay: they rest on the answers.
 *
 * @param recommendation - What was recommended from the answers.
 * @param learned - Ids of the skills whose steps are done.
 * @returns The recommendation with what is still to learn, and what is said about how much that is.
 */
export function withoutLearned(recommendation: Recommendation, learned: ReadonlySet<string>): Recommendation {
  if (learned.size === 0) return recommendation
  const ranking = recommendation.ranking.map((ranked) => {
    const career = knowledge.careers.get(ranked.careerId)
    const gap = ranked.gap.filter(({ id }) => !learned.has(id) && !isReplaced(career, id, learned))
    const against = ranked.against.flatMap((reason) =>
      reason.code === 'many_skills_to_learn' ? (tooMuchToLearn(ranked.careerId, gap.length) ?? []) : reason,
    )
    return { ...ranked, gap, against }
  })
  return { ...recommendation, ranking }
}
