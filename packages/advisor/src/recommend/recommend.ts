import { type CareerId, careerIdOf, careerIds, careerTitleOf } from '@milepost/contract/careers'
import type { InterestArea } from '@milepost/contract/profiles'
import type { RankedCareer, Recommendation } from '@milepost/contract/recommendations'
import type { Career } from '@milepost/knowledge/schema'
import type { Profile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { knowledgeOf } from '#plan/known-skills.ts'
import { type Answers, readAnswers } from '#recommend/answers.ts'
import { type Points, reasonsAgainst, reasonsFor } from '#recommend/reasons.ts'
import { rejectionHints } from '#recommend/rejections.ts'

/** Most points of fit from each kind of answer: our own weighting, a hundred in all. */
const most = { preference: 25, interests: 22, education: 8, texts: 45 } as const
/** Evidence of this strength earns about two thirds of the points for texts. */
const tellingStrength = 6
/** Below this the names in the texts are taken to say nothing. */
const minStrength = 2
/** A text of this many known words is heard in full; a shorter one less. */
const tellingWordCount = 8
/** Points by which the other answers must prefer a career before they are said to point to it. */
const clearLead = 3
/** A text that tells less than this, and names nothing, says too little. */
const minTelling = 0.25
/** From this many known words on, and below this sureness, a text is taken to speak of other work. */
const minWords = 3
const minBelonging = 0.7
/** Points for each unit of a rejection, where nothing else sets the rate. */
const rejectionRate = 4

/** How much the free texts say at all, 0 to 1: by the names in them, or by their words when these point clearly to one work. */
function tellingOf({ strengths, fit }: Answers): number {
  const byNames = 1 - Math.exp(-Math.max(0, ...strengths.values()) / tellingStrength)
  const byWords = fit.belonging * fit.clearness * (1 - Math.exp(-fit.knownWords / tellingWordCount))
  return 1 - (1 - byNames) * (1 - byWords)
}

/** Interests a career shares with the learner, as points; many chosen areas make each of them say less. */
function interestPoints(career: Career, chosen: readonly InterestArea[]): Map<InterestArea, number> {
  const points = new Map<InterestArea, number>()
  const full = 3 * Math.max(2, chosen.length)
  for (const area of chosen) {
    const weight = career.interests[area] ?? 0
    if (weight > 0) points.set(area, (most.interests * weight) / full)
  }
  return points
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

/** Skills of weight 2 and 3 that the learner, or one of their alternatives, still lacks. */
function gapOf(career: Career, known: ReadonlySet<string>) {
  return (knowledge.careerSkills.get(career.id) ?? [])
    .filter(({ skill, weight }) => weight > 1 && !known.has(skill.id))
    .filter(({ skill }) => !(career.alternatives[skill.id] ?? []).some((other) => known.has(other)))
    .map(({ skill }) => ({ id: skill.id, name: skill.name }))
}

function rank(profile: Profile, career: Career, answers: Answers, known: ReadonlySet<string>): RankedCareer {
  const { id } = career
  const preferred = careerIdOf(profile.preferredCareer)
  const strength = answers.strengths.get(id) ?? 0
  const strongest = Math.max(0, ...answers.strengths.values())
  const telling = tellingOf(answers)
  const textPoints = most.texts * telling * (strength < 0 ? 0 : (answers.fit.shares.get(id) ?? 0))
  const rejected = strength < 0 ? Math.max(-most.preference, strength * rejectionRate) : 0
  const rate = strongest > 0 ? (most.texts * telling) / strongest : rejectionRate
  const fits = { enough: 1, helps: 1, short: 0.25 }[career.education[profile.educationLevel]]
  const points: Points = {
    preference: id === preferred ? most.preference : 0,
    interests: interestPoints(career, profile.interestAreas),
    education: most.education * fits,
    texts: answers.byCareer.get(id) ?? [],
    textRate: rate,
    wordPoints: textPoints / 2,
  }
  const hints = rejectionHints(profile.decisions, id)
  const total =
    points.preference +
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

/**
 * In: the learner's answers. Out: all careers ranked by fit (0 to 100) with what speaks for and against each and the skills
 * still to learn. The stated preference earns up to a quarter of the points, so that everything else together can outweigh
 * it. Careers the learner turned down come last. Deterministic; ties keep the order of the wizard, the stated preference first.
 */
export function recommendCareers(profile: Profile): Recommendation {
  const preferred = careerIdOf(profile.preferredCareer)
  const known = knowledgeOf(profile).ids
  const answers = readAnswers(profile)
  const first = (id: CareerId) => (id === preferred ? 0 : 1)
  const ranking = careerIds
    .flatMap((id) => {
      const career = knowledge.careers.get(id)
      return career === undefined ? [] : [rank(profile, career, answers, known)]
    })
    .sort((a, b) => Number(a.rejected) - Number(b.rejected) || b.fit - a.fit || first(a.careerId) - first(b.careerId))
  const { belonging, knownWords } = answers.fit
  const strongest = Math.max(0, ...answers.strengths.values())
  const areas = profile.interestAreas.length
  const withoutPreference = ranking
    .filter(({ rejected }) => !rejected)
    .map((one) => ({ ...one, points: one.fit - (one.careerId === preferred ? most.preference : 0) }))
    .sort((a, b) => b.points - a.points)
  const [best, second] = withoutPreference
  const clear = best !== undefined && best.points - (second?.points ?? 0) >= clearLead
  const silent = strongest < minStrength && tellingOf(answers) < minTelling
  return {
    ranking,
    differsFromPreference: ranking[0]?.careerId !== preferred,
    otherAnswersPointTo: clear && !silent && best.careerId !== preferred ? best.careerId : null,
    saysTooLittle: silent && (areas < 2 || areas > 8),
    speaksOfOtherWork: strongest < tellingStrength && knownWords >= minWords && belonging < minBelonging,
  }
}
