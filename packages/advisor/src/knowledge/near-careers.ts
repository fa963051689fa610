import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { knowledge } from '#knowledge/knowledge.ts'

const weights = new Map(
  [...knowledge.careerSkills].map(([id, skills]) => [
    id,
    new Map(skills.map(({ skill, weight }) => [skill.id, weight])),
  ]),
)

/** From here on, careers share much of their work: backend and full stack, cloud and DevOps. */
const minNearness = 0.4

/** How much two careers have in common: the cosine of their skills' weights, 0 to 1. */
function nearnessOf(career: CareerId, other: CareerId): number {
  const [mine, theirs] = [weights.get(career) ?? new Map(), weights.get(other) ?? new Map()]
  const product = [...mine].reduce((sum, [skill, weight]) => sum + weight * (theirs.get(skill) ?? 0), 0)
  return product / (Math.hypot(...mine.values()) * Math.hypot(...theirs.values()))
}

/** The careers near each career, itself among them, with how much they have in common: up to 1. */
export const nearCareers: ReadonlyMap<CareerId, ReadonlyMap<string, number>> = new Map(
  careerIds.map((career) => [
    career,
    new Map(
      careerIds.map((other) => [other, nearnessOf(career, other)] as const).filter(([, near]) => near >= minNearness),
    ),
  ]),
)
