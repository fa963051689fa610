import { type CareerId, careerIdOf, careerIds, careerTitleOf } from '@milepost/contract/careers'
import type { InterestArea } from '@milepost/contract/profiles'
import type { RankedCareer, Recommendation } from '@milepost/contract/recommendations'
import type { Profile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import type { Career } from '#knowledge/types.ts'
import { findKnownSkills, withPrerequisites } from '#plan/known-skills.ts'
import { type Evidence, findEvidence, strengthOf } from '#recommend/evidence.ts'
import { type Points, reasonsAgainst, reasonsFor } from '#recommend/reasons.ts'
import { blendShares } from '#recommend/text-score.ts'

/** Most points of fit from each kind of answer: our own weighting, a hundred in all. */
const most = { preference: 25, interests: 22, education: 8, texts: 45 } as const
/** Evidence of this strength earns about two thirds of the points for texts. */
const tellingStrength = 6
/** Below this the texts are taken to say nothing. */
const leastStrength = 2

const textFields = [
  { field: 'shortTermGoals', wishes: true, factor: 1.2 },
  { field: 'longTermGoals', wishes: true, factor: 1.2 },
  { field: 'experience', wishes: false, factor: 1 },
  { field: 'certifications', wishes: false, factor: 1 },
  { field: 'dreamCompany', wishes: true, factor: 0.4 },
] as const

type TextEvidence = ReadonlyMap<CareerId, Points['texts']>

function readTexts(profile: Profile): TextEvidence {
  const byField = textFields.map(({ field, wishes, factor }) => {
    const found = findEvidence(profile[field], wishes)
    return { field, found, factor }
  })
  return new Map(
    careerIds.map((id) => [
      id,
      new Map(
        byField.map(({ field, found, factor }) => [
          field,
          (found.get(id) ?? []).map((one): Evidence => ({ ...one, strength: one.strength * factor })),
        ]),
      ),
    ]),
  )
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

/**
 * In: the learner's answers. Out: all careers ranked by fit (0 to 100) with what speaks for and against each and the skills
 * still to learn. The stated preference earns up to a quarter of the points, so that everything else together can outweigh
 * it. Deterministic; ties keep the order of the wizard, the stated preference first.
 */
export function recommendCareers(profile: Profile): Recommendation {
  const preferred = careerIdOf(profile.preferredCareer)
  const known = withPrerequisites(findKnownSkills(profile).map(({ id }) => id))
  const evidence = readTexts(profile)
  const strengths = new Map(careerIds.map((id) => [id, strengthOf([...(evidence.get(id)?.values() ?? [])].flat())]))
  const strongest = Math.max(0, ...strengths.values())
  const text = textFields.map(({ field }) => profile[field]).join('\n')
  const shares = blendShares(strengths, text)
  const told = 1 - Math.exp(-strongest / tellingStrength)

  const ranking = careerIds.flatMap((id): RankedCareer[] => {
    const career = knowledge.careers.get(id)
    if (career === undefined) return []
    const strength = strengths.get(id) ?? 0
    const textPoints = most.texts * told * (strength < 0 ? 0 : (shares.get(id) ?? 0))
    const rejected = strength < 0 ? Math.max(-most.preference, strength * 4) : 0
    const fits = { enough: 1, helps: 1, short: 0.25 }[career.education[profile.educationLevel]]
    const points: Points = {
      preference: id === preferred ? most.preference : 0,
      interests: interestPoints(career, profile.interestAreas),
      education: most.education * fits,
      texts: evidence.get(id) ?? new Map(),
      textRate: strongest > 0 ? (most.texts * told) / strongest : 4,
    }
    const total = points.preference + sum(points.interests.values()) + points.education + textPoints + rejected
    const gap = (knowledge.careerSkills.get(id) ?? [])
      .filter(({ skill, weight }) => weight > 1 && !known.has(skill.id))
      .filter(({ skill }) => !(career.alternatives[skill.id] ?? []).some((other) => known.has(other)))
      .map(({ skill }) => ({ id: skill.id, name: skill.name }))
    return [
      {
        careerId: id,
        career: careerTitleOf(id),
        fit: Math.round(Math.min(100, Math.max(0, total))),
        reasons: reasonsFor(profile, career, points),
        against: reasonsAgainst(profile, career, points, preferred, gap.length),
        gap,
      },
    ]
  })
  const first = (id: CareerId) => (id === preferred ? 0 : 1)
  ranking.sort((a, b) => b.fit - a.fit || first(a.careerId) - first(b.careerId))
  const areas = profile.interestAreas.length
  return {
    ranking,
    differsFromPreference: ranking[0]?.careerId !== preferred,
    saysTooLittle: strongest < leastStrength && (areas < 2 || areas > 8),
  }
}
