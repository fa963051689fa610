import { indexCourses, teachesInEachCareer } from '@milepost/advisor'
import { knowledge } from '@milepost/advisor/knowledge'
import type { draftCourse as draftCourseRoute } from '@milepost/contract/analytics/routes'
import type { CourseDraft } from '@milepost/contract/analytics/schema'
import { courseLevels, maxCourseTitleLength } from '@milepost/contract/courses/limits'
import type { BodyOf } from '@milepost/contract/http'
import { budgets } from '@milepost/contract/profiles/limits'
import type { Queryable } from '#db/client.ts'
import { findShownOf } from '#features/analytics/figures/repository.ts'
import { AppError } from '#http/errors.ts'

type WrittenCourse = BodyOf<typeof draftCourseRoute>

/** What a learner with a job can give a course. */
const hoursPerWeek = 5

/** The subject of how many of a skill's waiting learners have a budget, by its place in `budgets`. */
export const budgetSubject = (skillId: string, budget: number) => `${skillId}:${budget}`

/**
 * Drafts a course for a skill from the knowledge base. All counts are published ones, of at least five learners.
 * @param written - How it is written by now: its steps follow it
 * @throws {AppError} 'not_found' for an unknown skill
 */
export async function draftCourse(db: Queryable, skillId: string, written: WrittenCourse): Promise<CourseDraft> {
  const skill = knowledge.skills.get(skillId)
  if (skill === undefined) throw new AppError('not_found')
  const title = skill.name.slice(0, maxCourseTitleLength)
  const description = [skill.description, skill.learn, skill.build].join('\n\n')
  const level = courseLevels[skill.level - 1] ?? 'beginner'
  const weeks = Math.max(1, Math.round(skill.hours / hoursPerWeek))
  const groups = await findShownOf(db, 'demand-budget', knowledge.skills.size * budgets.length)
  const learnersAt = new Map(groups.map(({ subject, value }) => [subject, value]))
  const price = priceMostCanPay(budgets.map((_, at) => learnersAt.get(budgetSubject(skillId, at)) ?? 0))
  const draft = { skill: { id: skillId, name: skill.name }, title, description, level }
  return { ...draft, duration: String(weeks), price, steps: await findDemandedSteps(db, draft, written) }
}

/**
 * Finds the steps in demand that a course would be linked to as it is written, whatever the learner's career. Budgets and
 * languages of learners are left out: a price that one can vary would read the budgets of people.
 */
async function findDemandedSteps(
  db: Queryable,
  draft: Pick<CourseDraft, 'skill' | 'title' | 'description' | 'level'>,
  written: WrittenCourse,
): Promise<CourseDraft['steps']> {
  const { title = draft.title, description = draft.description, level = draft.level } = written
  const { skills = [draft.skill.id] } = written
  const confirmed = { skills: skills.filter((id) => knowledge.skills.has(id)), level }
  const index = indexCourses([{ id: 0, title, description, weeks: null, price: 0, language: 'en', confirmed }])
  const demanded = await findShownOf(db, 'demand', knowledge.skills.size)
  return demanded.flatMap(({ subject, value }) => {
    const wanted = knowledge.skills.get(subject)
    if (wanted === undefined || !teachesInEachCareer(subject, index)) return []
    return [{ skill: { id: subject, name: wanted.name }, step: wanted.step, learners: value }]
  })
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
