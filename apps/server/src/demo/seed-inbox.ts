import { eq } from 'drizzle-orm'
import type { Context } from '#context.ts'
import { applications } from '#db/schema/applications.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import type { DemoAccount } from '#demo/demo-content.ts'
import { notify } from '#features/notifications/index.ts'
import { findStatuses } from '#features/progress/index.ts'
import { findSteps } from '#features/roadmaps/index.ts'

const day = 24 * 60 * 60 * 1000

/** An answered application and the notifications that its learner got. */
export async function seedInbox(
  tx: Context,
  userId: string,
  application: NonNullable<DemoAccount['application']>,
  roadmapId: string,
): Promise<void> {
  const [course] = await tx.db
    .select({ id: courses.id, institutionId: institutions.id, institution: institutions.name })
    .from(courses)
    .innerJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(eq(courses.title, application.course))
  if (course === undefined) throw new Error(`the demo has no course ${application.course}`)
  const ago = (days: number) => new Date(tx.clock().getTime() - days * day)
  await tx.db.insert(applications).values({
    userId,
    courseId: course.id,
    institutionId: course.institutionId,
    courseTitle: application.course,
    institutionName: course.institution,
    message: application.message,
    status: 'enrolled',
    answer: application.answer,
    createdAt: ago(4),
    decidedAt: ago(1),
  })
  const statuses = await findStatuses(tx.db, userId)
  const step = (await findSteps(tx.db, roadmapId)).find(({ key, course }) => course !== null && !statuses.has(key))
  if (step?.course != null) {
    await notify(
      { ...tx, clock: () => ago(3) },
      {
        userId,
        kind: 'step_course_changed',
        key: `step_course:${roadmapId}:${step.key}:demo`,
        params: { step: step.label, number: step.stepNumber, course: step.course.title },
      },
    )
  }
  await notify(
    { ...tx, clock: () => ago(1) },
    {
      userId,
      kind: 'application_answered',
      key: 'application_answered:demo',
      params: { course: application.course, institution: course.institution, status: 'enrolled', until: '' },
    },
  )
}
