import type { Course, setCourseStatus as setCourseStatusRoute } from '@milepost/contract/courses'
import type { BodyOf } from '@milepost/contract/http'
import type { Actor } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { closeApplications } from '#features/applications/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { requireCanManage } from '#features/courses/policy.ts'
import {
  type CourseRow,
  deleteCourseRow,
  findCourse,
  insertDecision,
  lockCourse,
  updateCourseWithVersion,
} from '#features/courses/repository.ts'
import { notifyOfSubmission, settleSubmission } from '#features/courses/submission-notices.ts'
import { notifyMembers } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Approves or rejects a course (admins, notifying its institution), or resubmits a rejected one (its institution). Each
 * decision is stored; repeating one changes nothing.
 * @throws {AppError} the errors of `requireCanManage`; 'forbidden' for a status the caller may not set
 * @throws {AppError} 'changed_meanwhile' if the course has changed since the caller loaded it
 */
export async function setCourseStatus(
  ctx: SignedInContext,
  id: number,
  { status, reason = '', version }: BodyOf<typeof setCourseStatusRoute>,
): Promise<CourseRow> {
  return transaction(ctx, async (tx) => {
    const course = await lockCourse(tx.db, id)
    requireCanManage(tx.actor, course)
    requireMaySet(tx.actor, course, status)
    const rejectionReason = status === 'rejected' && reason !== '' ? reason : null
    if (course.status === status && (status !== 'rejected' || course.rejectionReason === rejectionReason)) return course
    if (version !== undefined && version !== course.version) throw new AppError('changed_meanwhile')
    await updateCourseWithVersion(tx.db, id, {
      ...{ status, rejectionReason },
      ...(status === 'pending' && { submittedAt: tx.clock() }),
    })
    await insertDecision(tx.db, { courseId: id, status, reason, actorId: tx.actor.id, createdAt: tx.clock() })
    await audit(tx, {
      action: 'course.status_changed',
      objectType: 'course',
      objectId: String(id),
      details: { title: course.title, before: course.status, after: status, reason },
    })
    if (status === 'rejected') await closeApplications(tx, { courseId: id })
    if (status === 'pending') await notifyOfSubmission(tx, { ...course, version: course.version + 1 })
    else {
      await settleSubmission(tx, course)
      await notifyInstitution(tx, course, { outcome: status, reason })
    }
    await tx.jobs.send(tx, 'link-steps', { courseId: id, skills: course.skills })
    return (await findCourse(tx.db, id)) ?? course
  })
}

function requireMaySet(actor: Actor, course: CourseRow, status: Course['status']): void {
  const may =
    actor.role === 'admin'
      ? status !== 'pending'
      : status === 'pending' && ['rejected', 'pending'].includes(course.status)
  if (!may) throw new AppError('forbidden')
}

/**
 * Deletes a course. Its steps remember that they had one and are linked again.
 * @throws {AppError} the errors of `requireCanManage`
 */
export async function deleteCourse(ctx: SignedInContext, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const course = await lockCourse(tx.db, id)
    requireCanManage(tx.actor, course)
    await closeApplications(tx, { courseId: id })
    await deleteCourseRow(tx.db, id)
    await audit(tx, {
      action: 'course.deleted',
      objectType: 'course',
      objectId: String(id),
      details: { title: course.title, institutionId: course.institutionId },
    })
    if (course.status === 'pending') await settleSubmission(tx, course)
    await notifyInstitution(tx, course, { outcome: 'deleted', reason: '' })
    await tx.jobs.send(tx, 'link-steps', { courseId: id, skills: course.skills })
  })
}

/** Notifies an institution's members of an admin's decision, but not of their own. */
async function notifyInstitution(
  tx: SignedInContext,
  { id, title, version, institutionId }: CourseRow,
  what: { readonly outcome: 'approved' | 'rejected' | 'deleted'; readonly reason: string },
): Promise<void> {
  if (tx.actor.role !== 'admin') return
  await notifyMembers(tx, institutionId, {
    kind: 'course_decided',
    params: { course: title, ...what },
    key: `course:${id}:${version}:${what.outcome}`,
  })
}
