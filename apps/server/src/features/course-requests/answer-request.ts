import { undoSeconds } from '@milepost/contract/constants/queue'
import type { answerCourseRequest } from '@milepost/contract/course-requests'
import type { BodyOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { Context, Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  type CourseRequestRow,
  closeAnswer,
  findCourseRequest,
  lockCourseRequest,
  lockOfferedCourse,
  updateCourseRequest,
} from '#features/course-requests/repository.ts'
import { notify, settleForAdmins } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type CourseRequestAnswer = BodyOf<typeof answerCourseRequest>

/**
 * Answers a course request and notifies the learner. Repeating an answer changes nothing. An undoable one is the first,
 * and the learner is notified a minute later.
 * @throws {AppError} 'not_found'; 'invalid' for a course that is not offered, or a course with a state other than
 * 'added'
 * @throws {AppError} 'already_decided' for an undoable answer to a request that has one already
 */
export async function answerRequest(
  ctx: SignedInContext,
  id: number,
  { status, answer: words = '', courseId = null }: CourseRequestAnswer,
  { isUndoable = false } = {},
): Promise<CourseRequestRow> {
  return transaction(ctx, async (tx) => {
    if ((await lockCourseRequest(tx.db, id)) === undefined) throw new AppError('not_found')
    if (courseId !== null && (status !== 'added' || !(await lockOfferedCourse(tx.db, courseId)))) {
      const rule = status === 'added' ? 'not_there' : 'not_valid'
      throw new AppError('invalid', { issues: [{ field: 'courseId', rule }] })
    }
    const before = await read(tx, id)
    if (isUndoable && before.status !== 'requested')
      throw new AppError('already_decided', { params: { status: before.status } })
    const answer = words === '' ? null : words
    if (before.status === status && before.answer === answer && before.courseId === courseId) return before
    const decidedAt = tx.clock()
    const announceAt = isUndoable ? new Date(decidedAt.getTime() + undoSeconds * 1000) : null
    await updateCourseRequest(tx.db, id, { status, answer, courseId, decidedAt, decidedBy: tx.actor.id, announceAt })
    await audit(tx, {
      action: 'course_request.answered',
      objectType: 'course_request',
      objectId: String(id),
      details: { before: before.status, after: status, courseId },
    })
    await settleForAdmins(tx, `course_requested:${id}`)
    if (isUndoable)
      await tx.jobs.send(tx, 'announce-decision', { kind: 'course_request', id }, { afterSeconds: undoSeconds })
    else await notifyLearner(tx, { ...before, status, decidedAt })
    return read(tx, id)
  })
}

/** Notifies the learner of an answer that can no longer be undone. */
export async function announceAnswer(ctx: Dependencies, id: number): Promise<void> {
  await transaction({ ...ctx, actor: null, address: null }, async (tx) => {
    if ((await lockCourseRequest(tx.db, id)) === undefined || !(await closeAnswer(tx.db, id))) return
    const request = await findCourseRequest(tx.db, id)
    if (request !== undefined) await notifyLearner(tx, request)
  })
}

/** @throws {AppError} 'not_undoable' if the learner has been notified, or it was answered again or withdrawn */
export async function undoAnswer(ctx: SignedInContext, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    if ((await lockCourseRequest(tx.db, id)) === undefined || !(await closeAnswer(tx.db, id))) {
      throw new AppError('not_undoable')
    }
    const before = await read(tx, id)
    const undone = { answer: null, courseId: null, decidedAt: null, decidedBy: null, announceAt: null }
    await updateCourseRequest(tx.db, id, { status: 'requested', ...undone })
    await audit(tx, {
      ...{ action: 'queue_decision.undone', objectType: 'course_request', objectId: String(id) },
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
