import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { CareerFamily, CareerWithRoadmap } from '@milepost/contract/careers/schema'
import { describeCareer } from '#knowledge/describe.ts'
import { interests } from '#knowledge/knowledge.ts'
import { materialsFor } from '#knowledge/materials.ts'
import { planForBeginner } from '#plan/plan.ts'

const maxActivities = 2

/** The choices of the interest check that lead to a career. */
function activitiesOf(id: CareerId): string[] {
  const choices = interests.families.flatMap((family) => family.choices.flatMap(({ first, second }) => [first, second]))
  return choices
    .filter(({ career }) => career === id)
    .map(({ text }) => text)
    .slice(0, maxActivities)
}

/**
 * Groups all careers for someone who doesn't know yet what to become.
 *
 * @returns The families of the interest check. Each career is in the first family that lists it.
 */
export function describeFamilies(): CareerFamily[] {
  const shown = new Set<CareerId>()
  return interests.families.map(({ id, name, careers }) => {
    const first = careers.filter((career) => !shown.has(career))
    for (const career of first) shown.add(career)
    return {
      id,
      name,
      careers: first.map((career) => {
        const { title, summary, suits, beginnerHours } = describeCareer(career)
        return { id: career, title, summary, suits, activities: activitiesOf(career), beginnerHours }
      }),
      others: careers
        .filter((career) => !first.includes(career))
        .map((career) => ({ id: career, title: careerTitleOf(career) })),
    }
  })
}

/**
 * Describes a career for people without an account.
 *
 * @param id - One of the closed list of careers.
 * @returns Everything we know of it, with the whole roadmap of a beginner and free material in English.
 */
export function describeWithRoadmap(id: CareerId): CareerWithRoadmap {
  return {
    career: describeCareer(id),
    steps: planForBeginner(id).steps.map((step) => ({
      ...step,
      details: typeof step.details === 'string' ? step.details : [...step.details],
      skills: [...step.skills],
      materials: step.milestone ? [] : materialsFor(step.skills, 'English'),
    })),
  }
}
