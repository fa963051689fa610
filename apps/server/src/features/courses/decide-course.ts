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
  reviseCourse,
} from '#features/courses/repository.ts'
import { notifyMembers } from '#features/notifications/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Approves or rejects a course (an admin), which its institution is told, or sends a rejected one in again (its institution).
 * Each decision is kept. The same decision twice is one. Errors: as `requireCanManage`; 'forbidden' for a status that the caller
 * may not set; 'changed_meanwhile' where the course has another version than the one that was looked at.
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
    await reviseCourse(tx.db, id, { status, rejectionReason })
    await insertDecision(tx.db, { courseId: id, status, reason, actorId: tx.actor.id, createdAt: tx.clock() })
    await audit(tx, {
      action: 'course.status_changed',
      objectType: 'course',
      objectId: String(id),
      details: { title: course.title, before: course.status, after: status, reason },
    })
    if (status === 'rejected') await closeApplications(tx, { courseId: id })
    if (status !== 'pending') await tellInstitution(tx, course, { outcome: status, reason })
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
    await tellInstitution(tx, course, { outcome: 'deleted', reason: '' })
    await tx.jobs.send(tx, 'link-steps', { courseId: id, skills: course.skills })
  })
}

/** Tells those who act for a course's institution what an admin did; what they do themselves they know. */
async function tellInstitution(
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
