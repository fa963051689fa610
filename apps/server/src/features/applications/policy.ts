import { planTerms } from '@milepost/contract/plans'
import type { Actor } from '#context.ts'
import type { ApplicationRow, LearnerRow } from '#features/applications/repository.ts'
import { AppError } from '#http/errors.ts'

/** @throws {AppError} 'application_limit' when the plan allows no more open applications */
export function requireRoom({ plan }: Pick<LearnerRow, 'plan'>, open: number): void {
  const limit = planTerms[plan].openApplications
  if (limit !== null && open >= limit) throw new AppError('application_limit', { params: { limit } })
}

/** @throws {AppError} 'course_full' when as many applications are accepted as the course has places */
export function requirePlace(places: number, accepted: number): void {
  if (accepted >= places) throw new AppError('course_full')
}

/** @throws {AppError} 'forbidden' except for the institution's members and admins */
export function requireCanSeeReceived(actor: Actor, institutionId: number): void {
  if (actor.role !== 'admin' && !isMember(actor, institutionId)) throw new AppError('forbidden')
}

/** @throws {AppError} 'forbidden' except for the institution's members */
export function requireCanAnswerFor(actor: Actor, institutionId: number): void {
  if (!isMember(actor, institutionId)) throw new AppError('forbidden')
}

/** @throws {AppError} 'not_found' except for the members of the course's institution */
export function requireCanMessage<Course extends { readonly institutionId: number | null }>(
  actor: Actor,
  course: Course | undefined,
): asserts course is Course {
  if (course === undefined || !isMember(actor, course.institutionId)) throw new AppError('not_found')
}

/** @throws {AppError} 'not_found' except for the institution's members */
export function requireCanAnswer(
  actor: Actor,
  application: ApplicationRow | undefined,
): asserts application is ApplicationRow {
  if (application === undefined || !isMember(actor, application.institutionId)) throw new AppError('not_found')
}

function isMember(actor: Actor, institutionId: number | null): boolean {
  return actor.role === 'institution' && institutionId !== null && actor.institutionId === institutionId
}
