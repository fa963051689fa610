import type { Actor } from '#context.ts'
import type { CourseRow } from '#features/courses/repository.ts'
import { AppError } from '#http/errors.ts'

/**
 * Admins may create courses for any institution, members for their own; only admins set a status.
 * @throws {AppError} 'forbidden'
 */
export function requireCanOffer(actor: Actor, institutionId: number, status: string | undefined): void {
  if (actor.role === 'admin') return
  if (actor.institutionId !== institutionId || status !== undefined) throw new AppError('forbidden')
}

function isOwn(actor: Actor, course: Pick<CourseRow, 'institutionId'>): boolean {
  return actor.institutionId !== null && actor.institutionId === course.institutionId
}

/**
 * @throws {AppError} 'not_found' for a missing course, or another institution's that is not public; 'forbidden' for
 * another's public one
 */
export function requireCanManage(actor: Actor, course: CourseRow | undefined): asserts course is CourseRow {
  if (course === undefined) throw new AppError('not_found')
  if (actor.role === 'admin' || isOwn(actor, course)) return
  throw new AppError(course.isOffered ? 'forbidden' : 'not_found')
}
