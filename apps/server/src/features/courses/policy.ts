import type { Actor } from '#context.ts'
import type { CourseRow } from '#features/courses/repository.ts'
import { AppError } from '#lib/errors.ts'

/** Admins offer courses for any institution, its own users for theirs. Only admins choose a status. Errors: 'forbidden'. */
export function requireCanOffer(actor: Actor, institutionId: number, status: string | undefined): void {
  if (actor.role === 'admin') return
  if (actor.institutionId !== institutionId || status !== undefined) throw new AppError('forbidden')
}

function isOwn(actor: Actor, course: Pick<CourseRow, 'institutionId'>): boolean {
  return actor.institutionId !== null && actor.institutionId === course.institutionId
}

/**
 * Errors: 'not_found' for a course that is not there, or not public and another institution's; 'forbidden' for another
 * institution's that is public.
 */
export function requireCanManage(actor: Actor, course: CourseRow | undefined): asserts course is CourseRow {
  if (course === undefined) throw new AppError('not_found')
  if (actor.role === 'admin' || isOwn(actor, course)) return
  throw new AppError(course.isOffered ? 'forbidden' : 'not_found')
}
