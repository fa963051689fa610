import type { answerCourseRequest } from '@milepost/contract/course-requests/routes'
import type { BodyOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import { undoSeconds } from '@milepost/contract/queue/limits'
import type { Context, Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  type CourseRequestRow,
  closeAnswer,
  findCourseRequest,
  findSameOpen,
  lockCourseRequest,
  lockOfferedCourse,
  updateCourseRequest,
} from '#features/course-requests/repository.ts'
import { markAdminNotificationsRead, notify } from '#features/notifications/index.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type CourseRequestAnswer = BodyOf<typeof answerCourseRequest>

/**
 * Answers a course request. Repeating an answer changes nothing. The first one can be undone, and the learner is notified
 * a minute later; another one replaces it, and they are notified at once.
 * @throws {AppError} 'not_found'; 'invalid' for a course that is not offered, or a course with a state other than
 * 'added'
 * @throws {AppError} 'already_decided' if it must be the first and is not
 */
export async function answerRequest(
  ctx: SignedInContext,
  id: number,
  { status, answer: words = '', courseId = null }: CourseRequestAnswer,
  { mustBeFirst = false } = {},
): Promise<CourseRequestRow> {
  return transaction(ctx, async (tx) => {
    if ((await lockCourseRequest(tx.db, id)) === undefined) throw new AppError('not_found')
    if (courseId !== null && (status !== 'added' || !(await lockOfferedCourse(tx.db, courseId)))) {
      const rule = status === 'added' ? 'not_there' : 'not_valid'
      throw new AppError('invalid', { issues: [{ field: 'courseId', rule }] })
    }
    const before = await read(tx, id)
    const isFirst = before.status === 'requested'
    if (mustBeFirst && !isFirst) throw new AppError('already_decided', { params: { status: before.status } })
    const answer = words === '' ? null : words
    if (before.status === status && before.answer === answer && before.courseId === courseId) return before
    const decidedAt = tx.clock()
    const announceAt = isFirst ? new Date(decidedAt.getTime() + undoSeconds * 1000) : null
    await updateCourseRequest(tx.db, id, { status, answer, courseId, decidedAt, decidedBy: tx.actor.id, announceAt })
    await audit(tx, {
      action: 'course_request.answered',
      objectType: 'course_request',
      objectId: String(id),
      details: { before: before.status, after: status, courseId },
    })
    await markAdminNotificationsRead(tx, `course_requested:${id}`)
    if (announceAt === null) await notifyLearner(tx, { ...before, status, decidedAt })
    else {
      const data = { kind: 'course_request', id, at: announceAt.toISOString() } as const
      await tx.jobs.send(tx, 'announce-decision', data, { afterSeconds: undoSeconds })
    }
    return read(tx, id)
  })
}

/** Notifies the learner of an answer that can no longer be undone. */
export async function announceAnswer(ctx: Dependencies, id: number, at?: string): Promise<void> {
  await transaction({ ...ctx, actor: null, address: null }, async (tx) => {
    if ((await lockCourseRequest(tx.db, id)) === undefined || !(await closeAnswer(tx.db, id, at))) return
    const request = await findCourseRequest(tx.db, id)
    if (request !== undefined) await notifyLearner(tx, request)
  })
}

/**
 * Undoes the first answer to a request, of which the learner has not been notified.
 * @throws {AppError} 'not_undoable' if they have, or it was answered again, or the learner has sent the same again
 */
export async function undoAnswer(ctx: SignedInContext, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    // Users are locked before requests, to avoid deadlocks.
    const asked = await findCourseRequest(tx.db, id)
    if (asked !== undefined) await lockUser(tx.db, asked.userId)
    if ((await lockCourseRequest(tx.db, id)) === undefined || !(await closeAnswer(tx.db, id))) {
      throw new AppError('not_undoable')
    }
    const before = await read(tx, id)
    if ((await findSameOpen(tx.db, before)) !== undefined) throw new AppError('not_undoable')
    const undone = { answer: null, courseId: null, decidedAt: null, decidedBy: null, announceAt: null }
    await updateCourseRequest(tx.db, id, { status: 'requested', ...undone })
    await audit(tx, {
      action: 'queue_decision.undone',
      objectType: 'course_request',
      objectId: String(id),
      details: { before: before.status, after: 'requested' },
    })
  })
}

async function notifyLearner(
  tx: Context,
  {
    id,
    userId,
    courseName,
    status,
    decidedAt,
  }: Pick<CourseRequestRow, 'id' | 'userId' | 'courseName' | 'status' | 'decidedAt'>,
): Promise<void> {
  await notify(tx, {
    userId,
    kind: 'course_request_answered',
    params: { courseName, status, link: pages.submitCourse },
    key: `course-request:${id}:${decidedAt?.toISOString()}`,
  })
}

async function read(tx: SignedInContext, id: number): Promise<CourseRequestRow> {
  const row = await findCourseRequest(tx.db, id)
  if (row === undefined) throw new AppError('not_found')
  return row
}
