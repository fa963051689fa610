import type { answerCourseRequest } from '@milepost/contract/course-requests'
import type { BodyOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  type CourseRequestRow,
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
 * Answers a course request and notifies the learner. Repeating an answer changes nothing.
 * @throws {AppError} 'not_found'; 'invalid' for a course that is not offered, or a course with a state other than
 * 'added'
 */
export async function answerRequest(
  ctx: SignedInContext,
  id: number,
  { status, answer: words = '', courseId = null }: CourseRequestAnswer,
): Promise<CourseRequestRow> {
  return transaction(ctx, async (tx) => {
    if ((await lockCourseRequest(tx.db, id)) === undefined) throw new AppError('not_found')
    if (courseId !== null && (status !== 'added' || !(await lockOfferedCourse(tx.db, courseId)))) {
      const rule = status === 'added' ? 'not_there' : 'not_valid'
      throw new AppError('invalid', { issues: [{ field: 'courseId', rule }] })
    }
    const before = await read(tx, id)
    const answer = words === '' ? null : words
    if (before.status === status && before.answer === answer && before.courseId === courseId) return before
    const decidedAt = tx.clock()
    await updateCourseRequest(tx.db, id, { status, answer, courseId, decidedAt })
    await audit(tx, {
      action: 'course_request.answered',
      objectType: 'course_request',
      objectId: String(id),
      details: { before: before.status, after: status, courseId },
    })
    await settleForAdmins(tx, `course_requested:${id}`)
    await notify(tx, {
      userId: before.userId,
      kind: 'course_request_answered',
      params: { courseName: before.courseName, status, link: pages.submitCourse },
      key: `course-request:${id}:${decidedAt.toISOString()}`,
    })
    return read(tx, id)
  })
}

async function read(tx: SignedInContext, id: number): Promise<CourseRequestRow> {
  const row = await findCourseRequest(tx.db, id)
  if (row === undefined) throw new AppError('not_found')
  return row
}
