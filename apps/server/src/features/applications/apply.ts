import type { createApplication } from '@milepost/contract/applications'
import type { BodyOf } from '@milepost/contract/http'
import type { NotificationKind } from '@milepost/contract/notifications'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/activity/index.ts'
import { requireRoom } from '#features/applications/policy.ts'
import {
  type ApplicationRow,
  decideOpen,
  findApplication,
  findOpenCourses,
  holdOfferedCourse,
  insertApplication,
  lockLearner,
} from '#features/applications/repository.ts'
import { audit } from '#features/audit-logs/index.ts'
import { notifyMembers } from '#features/notifications/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Applies to the institution of a course. Its members are told.
 * Errors: 'not_found' for a course that is not offered; 'invalid' for one without an institution; 'application_open' while
 * another application to it is open; 'application_limit' where the plan allows no further open one.
 */
export async function apply(
  ctx: SignedInContext,
  { courseId, message }: BodyOf<typeof createApplication>,
): Promise<ApplicationRow> {
  return transaction(ctx, async (tx) => {
    // People come before courses and institutions, as where these are deleted, so that nobody waits for each other.
    const learner = await lockLearner(tx.db, tx.actor.id)
    if (learner === undefined) throw new AppError('unauthenticated')
    const course = await holdOfferedCourse(tx.db, courseId)
    if (course === undefined) throw new AppError('not_found')
    const { institutionId, institutionName } = course
    if (institutionId === null || institutionName === null) {
      throw new AppError('invalid', { faults: [{ field: 'courseId', rule: 'no_institution' }] })
    }
    const open = await findOpenCourses(tx.db, learner.id)
    if (open.includes(courseId)) throw new AppError('application_open')
    requireRoom(learner, open.length)
    const names = { courseTitle: course.title, institutionName }
    const row = await insertApplication(tx.db, {
      ...{ userId: learner.id, courseId, institutionId, ...names, message },
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
    await tellMembers(tx, row, 'application_received')
    return row
  })
}

/**
 * Withdraws one's own open application. The institution's members are told.
 * Errors: 'not_found' for one that is not the caller's; 'application_decided' for one that is not open any more.
 */
export async function withdraw(ctx: SignedInContext, id: number): Promise<ApplicationRow> {
  return transaction(ctx, async (tx) => {
    await lockLearner(tx.db, tx.actor.id)
    const found = await findApplication(tx.db, id)
    if (found?.userId !== tx.actor.id) throw new AppError('not_found')
    const row = await decideOpen(tx.db, id, { status: 'withdrawn', decidedAt: tx.clock() })
    if (row === undefined) throw new AppError('application_decided')
    await audit(tx, { action: 'application.withdrawn', objectType: 'application', objectId: String(id) })
    await tellMembers(tx, row, 'application_withdrawn')
    return row
  })
}

/** Who applied is not said: that is gone once an application is withdrawn, and what was told stays. */
async function tellMembers(tx: Context, row: ApplicationRow, kind: NotificationKind): Promise<void> {
  await notifyMembers(tx, row.institutionId, { kind, params: { course: row.courseTitle }, key: `${kind}:${row.id}` })
}
