import type { createApplication } from '@milepost/contract/applications/routes'
import type { BodyOf } from '@milepost/contract/http'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/activity/index.ts'
import { requireRoom, requireUpcoming } from '#features/applications/policy.ts'
import {
  countFree,
  countOpen,
  findOwn,
  findUpcoming,
  hasApplied,
  insertApplication,
  lockLearner,
  lockOfferedCourse,
  type OwnRow,
} from '#features/applications/repository.ts'
import { audit } from '#features/audit-logs/index.ts'
import { notifyMembers } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'
import { dayOf } from '#lib/day-of.ts'

/**
 * Applies to the institution of a course and notifies its members. Where every place is taken, the learner waits for one.
 * @throws {AppError} 'not_found' when the course is not offered; 'invalid' when it has no institution, and unless a start to
 * come is chosen where it has some
 * @throws {AppError} 'applications_closed' when the course takes none; 'application_open' when they wait for an answer
 * or are enrolled; 'application_limit' when the plan allows no more
 */
export async function apply(
  ctx: SignedInContext,
  { courseId, intakeId: chosen, message }: BodyOf<typeof createApplication>,
): Promise<OwnRow> {
  const intakeId = chosen ?? null
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
    if (await hasApplied(tx.db, learner.id, courseId)) throw new AppError('application_open')
    requireUpcoming(await findUpcoming(tx.db, courseId, dayOf(tx.clock())), intakeId)
    const free = await countFree(tx.db, { courseId, intakeId })
    const isFull = free !== null && free <= 0
    if (!isFull) requireRoom(learner, await countOpen(tx.db, learner.id))
    const row = await insertApplication(tx.db, {
      userId: learner.id,
      courseId,
      intakeId,
      institutionId,
      courseTitle: course.title,
      institutionName,
      message,
      status: isFull ? 'waiting' : 'applied',
      createdAt: tx.clock(),
    })
    await audit(tx, { action: 'application.sent', objectType: 'application', objectId: String(row.id) })
    await recordActivity(tx, {
      userId: learner.id,
      kind: 'applied',
      subject: String(courseId),
      courseId,
      institutionId,
    })
    // Without the applicant's name, which is no longer visible after withdrawal.
    await notifyMembers(tx, institutionId, {
      kind: 'application_received',
      params: { course: course.title },
      key: `application_received:${row.id}`,
    })
    return readOwn(tx, row.id)
  })
}

/** @throws {AppError} 'not_found' */
export async function readOwn(tx: SignedInContext, id: number): Promise<OwnRow> {
  const [own] = await findOwn(tx.db, { userId: tx.actor.id, id }, { limit: 1, offset: 0 })
  if (own === undefined) throw new AppError('not_found')
  return own
}
