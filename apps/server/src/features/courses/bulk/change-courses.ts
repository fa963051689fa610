import type { changeCourses as changeCoursesRoute } from '@milepost/contract/courses/routes'
import type { BulkOutcome } from '@milepost/contract/courses/schema'
import type { BodyOf } from '@milepost/contract/http'
import { undoSeconds } from '@milepost/contract/queue/limits'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  approvedContentOf,
  type CourseRow,
  lockCourse,
  requireCanManage,
  requireCanOffer,
  updateCourseWithVersion,
  writtenColumns,
} from '#features/courses/index.ts'
import { notifyOfSubmission } from '#features/courses/submissions/index.ts'
import { mustModerateCourses } from '#features/settings/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type BulkChange = BodyOf<typeof changeCoursesRoute>['courses'][number]
type Seen = Pick<BulkChange, 'id' | 'version'>

/**
 * Changes an institution's courses, each in a separate transaction.
 * @throws {AppError} the errors of `requireCanOffer`
 */
export function changeCourses(
  ctx: SignedInContext,
  institutionId: number,
  changes: readonly BulkChange[],
): Promise<BulkOutcome> {
  requireCanOffer(ctx.actor, institutionId, undefined)
  return decideEach(changes, (change) =>
    transaction(ctx, async (tx) => {
      const course = await lockSeen(tx, institutionId, change)
      await changeCourse(tx, course, change)
      await tx.jobs.send(tx, 'link-steps', { courseId: course.id, skills: course.skills })
      return course.version + 1
    }),
  )
}

/**
 * Deletes an institution's courses, each in a separate transaction. They are archived at once, and deleted a
 * minute later, so that changing them back undoes it. Steps keep their links until then: learners hear of no deletion
 * that is undone.
 * @throws {AppError} the errors of `requireCanOffer`
 */
export function deleteCourses(
  ctx: SignedInContext,
  institutionId: number,
  courses: readonly Seen[],
): Promise<BulkOutcome> {
  requireCanOffer(ctx.actor, institutionId, undefined)
  return decideEach(courses, (seen) =>
    transaction(ctx, async (tx) => {
      const course = await lockSeen(tx, institutionId, seen)
      await changeCourse(tx, course, { ...seen, archived: true })
      const version = course.version + 1
      const isByAdmin = tx.actor.role === 'admin'
      await tx.jobs.send(
        tx,
        'delete-course',
        { courseId: course.id, version, isByAdmin },
        { afterSeconds: undoSeconds },
      )
      return version
    }),
  )
}

/** One course that can't be changed doesn't keep the others from it. */
async function decideEach<T extends Seen>(
  courses: readonly T[],
  decide: (course: T) => Promise<number>,
): Promise<BulkOutcome> {
  const done: BulkOutcome['done'] = []
  const refused: BulkOutcome['refused'] = []
  for (const course of courses) {
    try {
      done.push({ id: course.id, version: await decide(course) })
    } catch (error) {
      if (!(error instanceof AppError) || (error.code !== 'not_found' && error.code !== 'changed_meanwhile'))
        throw error
      refused.push({ id: course.id, code: error.code })
    }
  }
  return { done, refused }
}

/** @throws {AppError} 'not_found' for another institution's course; 'changed_meanwhile' for another version */
async function lockSeen(tx: SignedInContext, institutionId: number, { id, version }: Seen): Promise<CourseRow> {
  const course = await lockCourse(tx.db, id)
  if (course?.institutionId !== institutionId) throw new AppError('not_found')
  requireCanManage(tx.actor, course)
  if (course.version !== version) throw new AppError('changed_meanwhile')
  return course
}

async function changeCourse(tx: SignedInContext, course: CourseRow, change: BulkChange): Promise<void> {
  const { id: _, version: __, closed, archived, places, ...content } = change
  const isContent = Object.values(content).some((value) => value !== undefined)
  const waits =
    isContent && tx.actor.role !== 'admin' && course.status === 'approved' && (await mustModerateCourses(tx.db))
  await updateCourseWithVersion(tx.db, course.id, {
    ...writtenColumns({ ...content, places }),
    ...(closed === undefined ? {} : { applicationsClosed: closed }),
    ...(archived === undefined ? {} : { isArchived: archived }),
    ...(waits ? { status: 'pending' as const, submittedAt: tx.clock(), ...approvedContentOf(course) } : {}),
  })
  if (waits) await notifyOfSubmission(tx, { ...course, version: course.version + 1 })
  await audit(tx, {
    action: 'course.updated',
    objectType: 'course',
    objectId: String(course.id),
    details: {
      title: course.title,
      ...(closed === undefined ? {} : { closed }),
      ...(archived === undefined ? {} : { archived }),
      ...(waits ? { status: 'pending' } : {}),
    },
  })
}
