import type { Analytics } from '@milepost/contract/analytics/schema'
import { transaction } from '#db/transaction.ts'
import { countActivityOfDay, recordActivity } from '#features/activity/index.ts'
import { countAdvisor } from '#features/analytics/advisor/index.ts'
import { doneByWeek, hoursBySection, mondaysUntil, mostCommonArea } from '#features/analytics/figures.ts'
import {
  countActivityByWeek,
  countRoadmaps,
  findActivityFigures,
  findInstitutionEngaged,
  findOffered,
  findSkillsOpened,
  findStart,
  findStepStates,
  leadsToCourse,
} from '#features/analytics/repository.ts'
import { findOwnFigures } from '#features/feedback/index.ts'
import { findProfile } from '#features/profiles/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** A daily cap on recorded courses, far above real use. */
const maxCoursesPerDay = 200

/** The caller's activity in figures. */
export async function readAnalytics({ db, actor, clock }: SignedInContext): Promise<Analytics> {
  const mondays = mondaysUntil(clock(), await findStart(db, actor.id))
  const { lastActive, courseCount } = await findActivityFigures(db, actor.id)
  const given = await findOwnFigures(db, actor.id)
  const activities = await countActivityByWeek(db, actor.id, mondays[0] ?? '')
  const steps = await findStepStates(db, actor.id)
  const done = doneByWeek(steps, mondays)
  return {
    roadmapCount: await countRoadmaps(db, actor.id),
    feedbackCount: given.total,
    courseCount,
    lastActive: lastActive?.toISOString() ?? null,
    averageRating: given.averageRating,
    mostViewedCategory:
      mostCommonArea(await findSkillsOpened(db, actor.id)) ??
      (await findProfile(db, actor.id))?.interestAreas[0] ??
      null,
    mostEngagedInstitution: await findInstitutionEngaged(db, actor.id),
    stepCount: steps.length,
    sections: hoursBySection(steps),
    weeks: mondays.map((start, place) => {
      return { start, activities: activities.get(start) ?? 0, stepsDone: done[place] ?? 0 }
    }),
  }
}

/**
 * Records that the caller viewed a course, once a day.
 * @throws {AppError} 'not_found' when the course is not offered
 */
export async function recordCourseOpened(ctx: SignedInContext, courseId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const course = await findOffered(tx.db, courseId)
    if (course === undefined) throw new AppError('not_found')
    const event = { userId: tx.actor.id, kind: 'course_opened' as const }
    if ((await countActivityOfDay(tx.db, { ...event, now: tx.clock() })) >= maxCoursesPerDay) return
    const { institutionId } = course
    if (!(await recordActivity(tx, { ...event, subject: String(courseId), courseId, institutionId }))) return
    const isOnRoadmap = await leadsToCourse(tx.db, tx.actor.id, courseId)
    await countAdvisor(tx, { course_opened: 1, course_opened_on_roadmap: isOnRoadmap ? 1 : 0 })
  })
}
