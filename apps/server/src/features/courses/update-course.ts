import type { CourseChanges } from '@milepost/contract/courses/schema'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { requireCanManage } from '#features/courses/policy.ts'
import {
  approvedContentOf,
  type CourseRow,
  findCourse,
  lockCourse,
  updateCourseWithVersion,
} from '#features/courses/repository.ts'
import { extractAndStoreSkills, requireKnownSkills } from '#features/courses/skills/index.ts'
import { notifyOfSubmission } from '#features/courses/submissions/index.ts'
import {
  hasColumns,
  requireCountry,
  requireOwnCode,
  whereaboutsOf,
  writtenColumns,
} from '#features/courses/written-columns.ts'
import { mustModerateCourses } from '#features/settings/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Changes a course. Confirmed skills stay unless they are sent again. With moderation, an approved course waits for
 * approval again, unless only its places or code change; a rejected one stays rejected until it is resubmitted.
 * @throws {AppError} the errors of `requireCanManage`; 'invalid' for an unknown skill, without a country where it needs
 * one, and for a code that another course has
 * @throws {AppError} 'changed_meanwhile' if the course has changed since the caller loaded it
 */
export async function updateCourse(ctx: SignedInContext, id: number, changes: CourseChanges): Promise<CourseRow> {
  const { title, description, skills, level } = changes
  requireKnownSkills(skills ?? [])
  const change = transaction(ctx, async (tx) => {
    const before = await lockCourse(tx.db, id)
    requireCanManage(tx.actor, before)
    const input = { ...changes, ...whereaboutsOf(before, changes) }
    requireCountry(input)
    if (input.version !== undefined && input.version !== before.version) {
      // The client retried because a reply was lost.
      if (isUnchanged(before, input)) return before
      throw new AppError('changed_meanwhile')
    }
    const waits =
      tx.actor.role !== 'admin' &&
      before.status === 'approved' &&
      !changesNoContent(before, input) &&
      (await mustModerateCourses(tx.db))
    const confirmedAt = skills === undefined ? before.confirmedAt : tx.clock()
    await updateCourseWithVersion(tx.db, id, {
      ...writtenColumns(input),
      confirmedAt,
      ...(waits ? { status: 'pending' as const, submittedAt: tx.clock(), ...approvedContentOf(before) } : {}),
    })
    const confirmed = { skills: skills ?? before.skills, level: level === undefined ? before.level : level }
    const taught = await extractAndStoreSkills(tx, {
      id,
      title,
      description,
      confirmed: confirmedAt === null ? null : confirmed,
    })
    await audit(tx, {
      action: 'course.updated',
      objectType: 'course',
      objectId: String(id),
      details: { title, ...(waits ? { status: 'pending' } : {}) },
    })
    if (waits) await notifyOfSubmission(tx, { ...before, title, version: before.version + 1 })
    await tx.jobs.send(tx, 'link-steps', { courseId: id, skills: [...new Set([...before.skills, ...taught])] })
    return (await findCourse(tx.db, id)) ?? before
  })
  return requireOwnCode(change)
}

/** Whether nothing changes but places and code, which needs no approval. */
function changesNoContent(course: CourseRow, changes: Omit<CourseChanges, 'version'>): boolean {
  const { places: _, code: __, ...content } = changes
  return isUnchanged(course, content) && !isUnchanged(course, changes)
}

/** Whether the changes leave the course as it is. Omitted fields are unchanged. */
function isUnchanged(course: CourseRow, changes: Omit<CourseChanges, 'version'>): boolean {
  const { skills, level } = changes
  const confirms = skills !== undefined || course.confirmedAt !== null
  return (
    hasColumns(course, changes) &&
    (skills === undefined || (course.confirmedAt !== null && haveSame(course.skills, skills))) &&
    (level === undefined || !confirms || course.level === level)
  )
}

function haveSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && new Set([...some, ...others]).size === some.length
}
