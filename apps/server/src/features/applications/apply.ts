import type { createApplication } from '@milepost/contract/applications/routes'
import type { BodyOf } from '@milepost/contract/http'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/activity/index.ts'
import { requirePlace, requireRoom } from '#features/applications/policy.ts'
import {
  type ApplicationRow,
  countAccepted,
  decideOpen,
  findApplication,
  findOpenCourses,
  insertApplication,
  lockLearner,
  lockOfferedCourse,
} from '#features/applications/repository.ts'
import { audit } from '#features/audit-logs/index.ts'
import { notifyMembers } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Applies to the institution of a course and notifies its members.
 * @throws {AppError} 'not_found' when the course is not offered; 'invalid' when it has no institution
 * @throws {AppError} 'applications_closed' when the course takes none; 'course_full' when every place is taken
 * @throws {AppError} 'application_open' when another one is open; 'application_limit' when the plan allows no more
 */
export async function apply(
  ctx: SignedInContext,
  { courseId, message }: BodyOf<typeof createApplication>,
): Promise<ApplicationRow> {
  return transaction(ctx, async (tx) => {
    // Users are locked before courses and institutions, as in their deletion, to avoid deadlocks.
    const learner = await lockLearner(tx.db, tx.actor.id)
    if (learner === undefined) throw new AppError('unauthenticated')
    const course = await lockOfferedCourse(tx.db, courseId)
    if (course === undefined) throw new AppError('not_found')
    const { institutionId, institutionName } = course
    if (institutionId === null || institutionName === null) {
      throw new AppError('invalid', { issues: [{ field: 'courseId', rule: 'no_institution' }] })
    }
    if (course.applicationsClosed) throw new AppError('applications_closed')
    if (course.places !== null) requirePlace(course.places, await countAccepted(tx.db, courseId))
    const open = await findOpenCourses(tx.db, learner.id)
    if (open.includes(courseId)) throw new AppError('application_open')
    requireRoom(learner, open.length)
    const names = { courseTitle: course.title, institutionName }
    const row = await insertApplication(tx.db, {
      userId: learner.id,
      courseId,
      institutionId,
      ...names,
      message,
      createdAt: tx.clock(),
    })
    if (row === undefined) throw new AppError('application_open')
    await audit(tx, { action: 'application.sent', objectType: 'application', objectId: String(row.id) })
    await recordActivity(tx, {
      userId: learner.id,
      kind: 'applied',
      subject: String(courseId),
      courseId,
      institutionId,
    })
    await notifyInstitutionMembers(tx, row, 'application_received')
    return row
  })
}

/**
 * Withdraws the caller's open application and notifies the institution's members.
 * @throws {AppError} 'not_found' for another's; 'application_decided' when it is no longer open
 */
export async function withdraw(ctx: SignedInContext, id: number): Promise<ApplicationRow> {
  return transaction(ctx, async (tx) => {
    await lockLearner(tx.db, tx.actor.id)
    const found = await findApplication(tx.db, id)
    if (found?.userId !== tx.actor.id) throw new AppError('not_found')
    const row = await decideOpen(tx.db, id, { status: 'withdrawn', decidedAt: tx.clock() })
    if (row === undefined) throw new AppError('application_decided')
    await audit(tx, { action: 'application.withdrawn', objectType: 'application', objectId: String(id) })
    await notifyInstitutionMembers(tx, row, 'application_withdrawn')
    return row
  })
}

/** Without the applicant's name, which is no longer visible after withdrawal. */
async function notifyInstitutionMembers(
  tx: Context,
  row: ApplicationRow,
  kind: 'application_received' | 'application_withdrawn',
): Promise<void> {
  await notifyMembers(tx, row.institutionId, { kind, params: { course: row.courseTitle }, key: `${kind}:${row.id}` })
}
