import type { Course } from '@milepost/contract/courses'
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
  updateCourseRow,
} from '#features/courses/repository.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Approves or rejects a course (an admin), or sends a rejected one in again (its institution). Each decision is kept. The same
 * decision twice is one. Errors: as `requireCanManage`; 'forbidden' for a status that the caller may not set.
 */
export async function setCourseStatus(
  ctx: SignedInContext,
  id: number,
  status: Course['status'],
  reason = '',
): Promise<CourseRow> {
  return transaction(ctx, async (tx) => {
    const course = await lockCourse(tx.db, id)
    requireCanManage(tx.actor, course)
    requireMaySet(tx.actor, course, status)
    const rejectionReason = status === 'rejected' && reason !== '' ? reason : null
    if (course.status === status && (status !== 'rejected' || course.rejectionReason === rejectionReason)) return course
    await updateCourseRow(tx.db, id, { status, rejectionReason })
    await insertDecision(tx.db, { courseId: id, status, reason, actorId: tx.actor.id, createdAt: tx.clock() })
    await audit(tx, {
      action: 'course.status_changed',
      objectType: 'course',
      objectId: String(id),
      details: { title: course.title, before: course.status, after: status, reason },
    })
    if (status === 'rejected') await closeApplications(tx, { courseId: id })
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

/** Deletes a course. Steps that led to it keep that they did, and are linked anew. Errors: as `requireCanManage`. */
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
    await tx.jobs.send(tx, 'link-steps', { courseId: id, skills: course.skills })
  })
}
