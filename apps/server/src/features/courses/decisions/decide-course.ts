import type { setCourseStatus as setCourseStatusRoute } from '@milepost/contract/courses/routes'
import type { Course } from '@milepost/contract/courses/schema'
import type { BodyOf } from '@milepost/contract/http'
import { undoSeconds } from '@milepost/contract/queue/limits'
import type { Actor, Context, CourseOutcome, Dependencies, JobData } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  type CourseUndo,
  closeDecision,
  deleteCourseRow,
  deleteDecision,
  findDecision,
  findLatestDecision,
  insertDecision,
} from '#features/courses/decisions/repository.ts'
import {
  approvedContentOf,
  type CourseRow,
  findCourse,
  lockCourse,
  requireCanManage,
  updateCourseWithVersion,
} from '#features/courses/index.ts'
import { markSubmissionRead, notifyOfSubmission } from '#features/courses/submissions/index.ts'
import { notifyMembers } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Approves or rejects a course (admins, notifying its institution), or resubmits a rejected one (its institution). Each
 * decision is stored; repeating one changes nothing. If it can be undone, those affected hear of it a minute later, and it
 * must be the only one about that version.
 * @throws {AppError} the errors of `requireCanManage`; 'forbidden' for a status the caller may not set
 * @throws {AppError} 'changed_meanwhile' if the course has changed since the caller loaded it; 'already_decided' if that was
 * a decision, and this one can be undone
 */
export async function setCourseStatus(
  ctx: SignedInContext,
  id: number,
  { status, reason = '', version }: BodyOf<typeof setCourseStatusRoute>,
  { isUndoable = false } = {},
): Promise<CourseRow> {
  return transaction(ctx, async (tx) => {
    const course = await lockCourse(tx.db, id)
    requireCanManage(tx.actor, course)
    requireMaySet(tx.actor, course, status)
    if (isUndoable && version !== course.version) await refuseOutdated(tx, course, status)
    const rejectionReason = status === 'rejected' && reason !== '' ? reason : null
    if (course.status === status && (status !== 'rejected' || course.rejectionReason === rejectionReason)) return course
    if (version !== undefined && version !== course.version) throw new AppError('changed_meanwhile')
    await updateCourseWithVersion(tx.db, id, {
      status,
      rejectionReason,
      ...(status === 'pending' && { submittedAt: tx.clock() }),
      ...(status === 'approved' ? { approvedContent: null } : approvedContentOf(course)),
    })
    const decision = { courseId: id, status, reason, actorId: tx.actor.id, createdAt: tx.clock() }
    const decisionId = await insertDecision(tx.db, { ...decision, undo: isUndoable ? undoOf(course) : null })
    await audit(tx, {
      action: 'course.status_changed',
      objectType: 'course',
      objectId: String(id),
      details: { title: course.title, before: course.status, after: status, reason },
    })
    if (status === 'pending') await notifyOfSubmission(tx, { ...course, version: course.version + 1 })
    else await markSubmissionRead(tx, course)
    if (isUndoable)
      await tx.jobs.send(tx, 'announce-decision', { kind: 'course', id: decisionId }, { afterSeconds: undoSeconds })
    else await announce(tx, course, { status, reason })
    return (await findCourse(tx.db, id)) ?? course
  })
}

/** Says whether the version that was read was decided about or has changed otherwise. */
async function refuseOutdated(
  tx: Context,
  { id, status, version }: CourseRow,
  wanted: Course['status'],
): Promise<never> {
  const decision = await findLatestDecision(tx.db, id)
  const isDecided = status === wanted || decision?.undo?.version === version
  throw isDecided ? new AppError('already_decided', { params: { status } }) : new AppError('changed_meanwhile')
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
    await removeCourse(tx, course, tx.actor.role === 'admin')
  })
}

/**
 * Deletes a course of a bulk deletion, which archived it for as long as that can be undone. Undoing it, or any other
 * change, gives the course another version, so it stays.
 */
export async function deleteArchivedCourse(ctx: Dependencies, data: JobData['delete-course']): Promise<void> {
  await transaction({ ...ctx, actor: null, address: null }, async (tx) => {
    const course = await lockCourse(tx.db, data.courseId)
    if (course?.version === data.version) await removeCourse(tx, course, data.isByAdmin)
  })
}

async function removeCourse(tx: Context, course: CourseRow, isByAdmin: boolean): Promise<void> {
  const { id, title, institutionId, status, skills } = course
  await courseDecided(tx, id, 'deleted')
  await deleteCourseRow(tx.db, id)
  await audit(tx, {
    action: 'course.deleted',
    objectType: 'course',
    objectId: String(id),
    details: { title, institutionId },
  })
  if (status === 'pending') await markSubmissionRead(tx, course)
  if (isByAdmin) await notifyInstitution(tx, course, { outcome: 'deleted', reason: '' })
  await tx.jobs.send(tx, 'link-steps', { courseId: id, skills })
}

interface AnnouncedDecision {
  readonly status: CourseRow['status']
  readonly reason: string
}

/** What a decision leads to beside itself. `course` is as it was before. */
async function announce(tx: Context, course: CourseRow, { status, reason }: AnnouncedDecision): Promise<void> {
  if (status !== 'pending') {
    await courseDecided(tx, course.id, status)
    await notifyInstitution(tx, course, { outcome: status, reason })
  }
  await tx.jobs.send(tx, 'link-steps', { courseId: course.id, skills: course.skills })
}

async function courseDecided(tx: Context, courseId: number, outcome: CourseOutcome): Promise<void> {
  for (const onCourseDecided of tx.hooks.onCourseDecided) await onCourseDecided(tx, courseId, outcome)
}

/** Tells those affected of a decision that can no longer be undone. One that a later decision replaced is not told of. */
export async function announceCourseDecision(ctx: Dependencies, decisionId: number): Promise<void> {
  await transaction({ ...ctx, actor: null, address: null }, async (tx) => {
    const decision = await findDecision(tx.db, decisionId)
    const course = decision === undefined ? undefined : await lockCourse(tx.db, decision.courseId)
    if (course === undefined || !(await closeDecision(tx.db, decisionId)) || decision?.undo == null) return
    const { status, reason, undo } = decision
    if (course.status !== status) return
    await announce(tx, { ...course, version: undo.version - 1 }, { status, reason })
  })
}

/**
 * Undoes the latest decision about a course, of which no one has been told.
 * @throws {AppError} 'not_undoable' if that was announced, or the course has changed since
 */
export async function undoCourseDecision(ctx: SignedInContext, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const course = await lockCourse(tx.db, id)
    const decision = await findLatestDecision(tx.db, id)
    if (decision?.undo == null || course?.version !== decision.undo.version) throw new AppError('not_undoable')
    const { version: _, submittedAt, ...before } = decision.undo
    await updateCourseWithVersion(tx.db, id, {
      ...before,
      submittedAt: submittedAt === null ? null : new Date(submittedAt),
    })
    await deleteDecision(tx.db, decision.id)
    await audit(tx, {
      action: 'queue_decision.undone',
      objectType: 'course',
      objectId: String(id),
      details: { title: course.title, before: course.status, after: before.status },
    })
  })
}

function undoOf({ status, rejectionReason, submittedAt, approvedContent, version }: CourseRow): CourseUndo {
  const sent = submittedAt?.toISOString() ?? null
  return { status, rejectionReason, submittedAt: sent, approvedContent, version: version + 1 }
}

/** Notifies an institution's members of an admin's decision, but not of one that they made. */
async function notifyInstitution(
  tx: Context,
  { id, title, version, institutionId }: CourseRow,
  what: { readonly outcome: CourseOutcome; readonly reason: string },
): Promise<void> {
  // A decision that is announced later has no actor any more: only admins make those.
  if (tx.actor !== null && tx.actor.role !== 'admin') return
  await notifyMembers(tx, institutionId, {
    kind: 'course_decided',
    params: { course: title, ...what },
    key: `course:${id}:${version}:${what.outcome}`,
  })
}
