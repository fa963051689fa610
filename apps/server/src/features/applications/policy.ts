import { planTerms } from '@milepost/contract/plans'
import type { Actor } from '#context.ts'
import type { ApplicationRow, LearnerRow } from '#features/applications/repository.ts'
import { AppError } from '#lib/errors.ts'

/** Errors: 'application_limit' where the plan allows no further open application. */
export function requireRoom({ plan }: Pick<LearnerRow, 'plan'>, open: number): void {
  const limit = planTerms[plan].openApplications
  if (limit !== null && open >= limit) throw new AppError('application_limit', { params: { limit } })
}

/** What an institution received is for its own members and for admins. Errors: 'forbidden'. */
export function requireCanSeeReceived(actor: Actor, institutionId: number): void {
  if (actor.role !== 'admin' && !isMember(actor, institutionId)) throw new AppError('forbidden')
}

/** An application is answered by members of its institution alone. Errors: 'not_found', as if it were not there. */
export function requireCanAnswer(
  actor: Actor,
  application: ApplicationRow | undefined,
): asserts application is ApplicationRow {
  if (application === undefined || !isMember(actor, application.institutionId)) throw new AppError('not_found')
}

function isMember(actor: Actor, institutionId: number | null): boolean {
  return actor.role === 'institution' && institutionId !== null && actor.institutionId === institutionId
}
