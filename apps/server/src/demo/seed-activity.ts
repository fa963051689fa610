import { and, eq } from 'drizzle-orm'
import { activityEvents } from '#db/schema/activity-events.ts'
import { courses } from '#db/schema/courses.ts'
import { progress } from '#db/schema/progress.ts'
import type { DemoAccount } from '#demo/demo-content.ts'
import { recordActivity } from '#features/activity/index.ts'
import { countAdvisor } from '#features/analytics/advisor/index.ts'
import { giveFeedback } from '#features/feedback/index.ts'
import { insertTicks, type TickedStep, ticksOf } from '#features/progress/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

const day = 24 * 60 * 60 * 1000

interface TouchedStep extends TickedStep {
  readonly courseId: number | null
}

/** Spreads a demo person's activity over the past weeks given in the demo content. The first `done` steps are done. */
export async function seedActivity(
  own: SignedInContext,
  person: DemoAccount,
  steps: readonly TouchedStep[],
  done: number,
): Promise<void> {
  if (person.activeWeeks === undefined) return
  const now = own.clock().getTime()
  const span = person.activeWeeks * 7
  const at = (daysAgo: number): SignedInContext => ({ ...own, clock: () => new Date(now - daysAgo * day) })
  const userId = own.actor.id
  await own.db.delete(activityEvents).where(eq(activityEvents.userId, userId))
  await recordActivity(at(span), { userId, kind: 'roadmap_made', subject: 'the first' })
  for (const [place, step] of steps.entries()) {
    // Faster at first, as people are; the last step was completed three days ago.
    const share = (place + 1) / Math.max(1, done)
    const daysAgo = Math.max(0, Math.round(span * (1 - share ** 1.3))) + 3
    const began = at(daysAgo + 2)
    if (step.courseId !== null) await openCourse(began, step.courseId)
    await recordActivity(began, { userId, kind: 'step_started', subject: step.key })
    const ticks = ticksOf(step).map((tick) => ({ userId, stepKey: step.key, ...tick }))
    if (place >= done) {
      const [first] = ticks
      if (first !== undefined) await insertTicks(own.db, [{ ...first, tickedAt: began.clock(), withStep: false }])
      continue
    }
    const ended = at(daysAgo)
    await recordActivity(ended, { userId, kind: 'step_done', subject: step.key, hours: Math.round(step.hours) })
    await insertTicks(
      own.db,
      ticks.map((tick) => ({ ...tick, tickedAt: ended.clock(), withStep: true })),
    )
    await own.db
      .update(progress)
      .set({ updatedAt: ended.clock() })
      .where(and(eq(progress.userId, userId), eq(progress.stepKey, step.key)))
  }
  if (person.feedback !== undefined) await seedFeedback(at(9), person.feedback)
}

async function openCourse(then: SignedInContext, courseId: number): Promise<void> {
  const [course] = await then.db
    .select({ institutionId: courses.institutionId })
    .from(courses)
    .where(eq(courses.id, courseId))
  const institutionId = course?.institutionId ?? null
  const userId = then.actor.id
  const subject = String(courseId)
  if (await recordActivity(then, { userId, kind: 'course_opened', subject, courseId, institutionId }))
    await countAdvisor(then, { course_opened: 1, course_opened_on_roadmap: 1 })
}

async function seedFeedback(
  then: SignedInContext,
  { course, rating, message }: NonNullable<DemoAccount['feedback']>,
): Promise<void> {
  const [row] = await then.db.select({ id: courses.id }).from(courses).where(eq(courses.title, course))
  if (row === undefined) throw new Error(`no course of the demo is called ${course}`)
  const { id: userId, name } = then.actor
  await giveFeedback(then, { userId, name, type: 'course', targetId: row.id, rating, message })
}
