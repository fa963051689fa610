import { coursesTeaching, indexCourses } from '@milepost/advisor'
import { knowledge } from '@milepost/advisor/knowledge'
import type { CourseDraft } from '@milepost/contract/analytics/figures'
import { courseLevels, maxCourseTitleLength } from '@milepost/contract/constants/courses'
import { budgets } from '@milepost/contract/profiles'
import type { Queryable } from '#db/client.ts'
import { findShownOf } from '#features/analytics/figures/repository.ts'
import { AppError } from '#http/errors.ts'

/** What a learner with a job can give a course. */
const hoursPerWeek = 5

/** The subject of how many of a skill's waiting learners have a budget, by its place in `budgets`. */
export const budgetSubject = (skillId: string, budget: number) => `${skillId}:${budget}`

/**
 * Drafts a course for a skill from the knowledge base. All counts are published ones, of at least five learners.
 * @param taught - Skills the course is to teach: its steps follow them
 * @throws {AppError} 'not_found' for an unknown skill
 */
export async function draftCourse(db: Queryable, skillId: string, taught = [skillId]): Promise<CourseDraft> {
  const skill = knowledge.skills.get(skillId)
  if (skill === undefined) throw new AppError('not_found')
  const title = skill.name.slice(0, maxCourseTitleLength)
  const description = [skill.description, skill.learn, skill.build].join('\n\n')
  const level = courseLevels[skill.level - 1] ?? 'beginner'
  const weeks = Math.max(1, Math.round(skill.hours / hoursPerWeek))
  const groups = await findShownOf(db, 'demand-budget', knowledge.skills.size * budgets.length)
  const learnersAt = new Map(groups.map(({ subject, value }) => [subject, value]))
  const price = priceMostCanPay(budgets.map((_, at) => learnersAt.get(budgetSubject(skillId, at)) ?? 0))
  const confirmed = { skills: taught.filter((id) => knowledge.skills.has(id)), level }
  const index = indexCourses([{ id: 0, title, description, weeks, price: price ?? 0, language: 'en', confirmed }])
  const demanded = await findShownOf(db, 'demand', knowledge.skills.size)
  const steps = demanded.flatMap(({ subject, value }) => {
    const wanted = knowledge.skills.get(subject)
    if (wanted === undefined || coursesTeaching(subject, index).length === 0) return []
    return [{ skill: { id: subject, name: wanted.name }, step: wanted.step, learners: value }]
  })
  return { skill: { id: skillId, name: skill.name }, title, description, level, duration: String(weeks), price, steps }
}

/**
 * The highest price that more than half of the learners can pay.
 * @param learners - How many have each of `budgets`, 0 for groups that are too small to be shown
 */
export function priceMostCanPay(learners: readonly number[]): number | null {
  const total = learners.reduce((sum, count) => sum + count, 0)
  let richer = 0
  for (let at = budgets.length - 1; at >= 0; at -= 1) {
    richer += learners[at] ?? 0
    // Without an upper end, all that is known is that the budget is above the one below.
    if (richer * 2 > total) return budgets[at]?.most ?? budgets[at - 1]?.most ?? null
  }
  return null
}
