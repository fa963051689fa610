import type { Actor } from '#context.ts'
import { AppError } from '#lib/errors.ts'

/** Nobody rates the institution they act for, or its courses. Errors: 'forbidden'. */
export function requireMayRate(actor: Actor, institutionId: number | null): void {
  if (actor.institutionId !== null && actor.institutionId === institutionId) throw new AppError('forbidden')
}

/** Feedback is read by the institution's own users and by admins. Errors: 'forbidden'. */
export function requireMayReadFeedback(actor: Actor, institutionId: number): void {
  if (actor.role !== 'admin' && actor.institutionId !== institutionId) throw new AppError('forbidden')
}
