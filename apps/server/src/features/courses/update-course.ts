import type { CourseChanges } from '@milepost/contract/courses'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { readAndKeep, requireKnownSkills } from '#features/courses/course-facts.ts'
import { textOrNull } from '#features/courses/create-course.ts'
import { requireCanManage } from '#features/courses/policy.ts'
import { type CourseRow, findCourse, lockCourse, reviseCourse } from '#features/courses/repository.ts'
import { mustModerateCourses } from '#features/settings/index.ts'
import { weeksOf } from '#lib/duration.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Changes a course. What its writer has confirmed of it stays, unless it is sent anew. Where courses of institutions wait for
 * approval, one that was approved waits again; a rejected one stays rejected until it is sent in again.
 * Errors: as `requireCanManage`; 'invalid' for a skill that is not there; 'changed_meanwhile' where it has another version than
 * the one that is sent, and says something else.
 */
export async function updateCourse(ctx: SignedInContext, id: number, input: CourseChanges): Promise<CourseRow> {
  const { title, description, skills, level, duration, price, language } = input
  requireKnownSkills(skills ?? [])
  return transaction(ctx, async (tx) => {
    const before = await lockCourse(tx.db, id)
    requireCanManage(tx.actor, before)
    if (input.version !== undefined && input.version !== before.version) {
      // The same sent again because an answer was lost.
      if (saysAlready(before, input)) return before
      throw new AppError('changed_meanwhile')
    }
    const waits = tx.actor.role !== 'admin' && before.status === 'approved' && (await mustModerateCourses(tx.db))
    const confirmedAt = skills === undefined ? before.confirmedAt : tx.clock()
    await reviseCourse(tx.db, id, {
      ...{ title, description, confirmedAt },
      ...(duration === undefined ? {} : { duration: textOrNull(duration), weeks: weeksOf(duration) }),
      ...(price === undefined ? {} : { price }),
      ...(language === undefined ? {} : { language }),
      ...(waits ? { status: 'pending' as const } : {}),
    })
    const kept = { skills: skills ?? before.skills, level: level === undefined ? before.level : level }
    const taught = await readAndKeep(tx, { id, title, description, confirmed: confirmedAt === null ? null : kept })
    await audit(tx, {
      action: 'course.updated',
      objectType: 'course',
      objectId: String(id),
      details: { title, ...(waits ? { status: 'pending' } : {}) },
    })
    await tx.jobs.send(tx, 'link-steps', { courseId: id, skills: [...new Set([...before.skills, ...taught])] })
    return (await findCourse(tx.db, id)) ?? before
  })
}

/** Whether a course says already what it is to say: what is left out, or would not be kept, counts as the same. */
export function saysAlready(course: CourseRow, changes: Omit<CourseChanges, 'version'>): boolean {
  const { title, description, duration, price, language, skills, level } = changes
  const confirms = skills !== undefined || course.confirmedAt !== null
  return (
    course.title === title &&
    course.description === description &&
    (duration === undefined || course.duration === textOrNull(duration)) &&
    (price === undefined || course.price === price) &&
    (language === undefined || course.language === language) &&
    (skills === undefined || (course.confirmedAt !== null && haveSame(course.skills, skills))) &&
    (level === undefined || !confirms || course.level === level)
  )
}

function haveSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && new Set([...some, ...others]).size === some.length
}
