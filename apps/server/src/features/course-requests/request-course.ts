import type { requestCourse as requestCourseRoute } from '@milepost/contract/course-requests/routes'
import type { BodyOf } from '@milepost/contract/http'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/activity/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  type CourseRequestRow,
  deleteOpenRequest,
  findCourseRequest,
  findSameOpen,
  insertCourseRequest,
  isRequestOf,
} from '#features/course-requests/repository.ts'
import { markAdminNotificationsRead, notifyAdmins } from '#features/notifications/index.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** Stores a learner's request for a course. A repeated one returns the open request. */
export async function requestCourse(
  ctx: SignedInContext,
  {
    userId,
    difficulty = 'Beginner',
    duration = '',
    mode = 'Online',
    link = '',
    ...asked
  }: BodyOf<typeof requestCourseRoute>,
): Promise<CourseRequestRow> {
  return transaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    const optional = { difficulty, duration, mode, link: link === '' ? null : link }
    const request = { ...asked, ...optional, userId, createdAt: tx.clock() }
    const same = await findSameOpen(tx.db, request)
    if (same !== undefined) return required(await findCourseRequest(tx.db, same))
    const id = await insertCourseRequest(tx.db, request)
    const { courseName } = asked
    await notifyAdmins(tx, { kind: 'course_requested', params: { courseName }, key: `course_requested:${id}` })
    await recordActivity(tx, { userId, kind: 'course_requested', subject: String(id) })
    await audit(tx, { action: 'course_request.made', objectType: 'course_request', objectId: String(id) })
    return required(await findCourseRequest(tx.db, id))
  })
}

/** @throws {AppError} 'not_found' for another's request; 'course_request_decided' when it is already answered */
export async function withdrawCourseRequest(ctx: SignedInContext, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    if (!(await deleteOpenRequest(tx.db, tx.actor.id, id))) {
      throw new AppError((await isRequestOf(tx.db, tx.actor.id, id)) ? 'course_request_decided' : 'not_found')
    }
    await markAdminNotificationsRead(tx, `course_requested:${id}`)
    await audit(tx, { action: 'course_request.withdrawn', objectType: 'course_request', objectId: String(id) })
  })
}

function required(row: CourseRequestRow | undefined): CourseRequestRow {
  if (row === undefined) throw new Error('the course request is gone')
  return row
}
