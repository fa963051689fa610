import {
  type ApplicationMover,
  type ApplicationSide,
  type ApplicationStatus,
  applicationMoves,
} from '@milepost/contract/applications/limits'
import { planTerms } from '@milepost/contract/plans'
import type { Actor } from '#context.ts'
import type { ApplicationRow, LearnerRow } from '#features/applications/repository.ts'
import { AppError } from '#http/errors.ts'

/** @throws {AppError} 'application_limit' when the plan allows no more open applications */
export function requireRoom({ plan }: Pick<LearnerRow, 'plan'>, open: number): void {
  const limit = planTerms[plan].openApplications
  if (limit !== null && open >= limit) throw new AppError('application_limit', { params: { limit } })
}

/** @throws {AppError} 'invalid' unless one of the starts to come is chosen where there are any, and none where there aren't */
export function requireUpcoming(upcoming: readonly number[], chosen: number | null): void {
  if (chosen === null ? upcoming.length === 0 : upcoming.includes(chosen)) return
  const rule = chosen === null ? 'required' : 'not_there'
  throw new AppError('invalid', { issues: [{ field: 'intakeId', rule }] })
}

/** @throws {AppError} 'application_decided' unless `applicationMoves` lets them do that */
export function requireMove(from: ApplicationStatus, to: ApplicationStatus, by: ApplicationMover): void {
  if (applicationMoves[from][to]?.includes(by) !== true) throw new AppError('application_decided')
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
export function requireOwnCourse<Course extends { readonly institutionId: number | null }>(
  actor: Actor,
  course: Course | undefined,
): asserts course is Course {
  if (course === undefined || !isMember(actor, course.institutionId)) throw new AppError('not_found')
}

/** @throws {AppError} 'not_found' except for the institution's members */
export function requireReceived(
  actor: Actor,
  application: ApplicationRow | undefined,
): asserts application is ApplicationRow {
  if (application === undefined || !isMember(actor, application.institutionId)) throw new AppError('not_found')
}

/** @throws {AppError} 'not_found' except for the learner who applied */
export function requireSent(
  actor: Actor,
  application: ApplicationRow | undefined,
): asserts application is ApplicationRow {
  if (application?.userId !== actor.id) throw new AppError('not_found')
}

/**
 * Which side of an application the caller is on.
 * @throws {AppError} 'not_found' for neither, and for the institution once it was withdrawn
 */
export function sideOf(actor: Actor, application: ApplicationRow | undefined): ApplicationSide {
  if (actor.role === 'student') {
    requireSent(actor, application)
    return 'learner'
  }
  requireReceived(actor, application)
  if (application.status === 'withdrawn') throw new AppError('not_found')
  return 'institution'
}

function isMember(actor: Actor, institutionId: number | null): boolean {
  return actor.role === 'institution' && institutionId !== null && actor.institutionId === institutionId
}
