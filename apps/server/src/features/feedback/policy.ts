import type { Actor } from '#context.ts'
import { AppError } from '#http/errors.ts'

/**
 * Members can't rate their own institution or its courses.
 * @throws {AppError} 'forbidden'
 */
export function requireMayRate(actor: Actor, institutionId: number | null): void {
  if (actor.institutionId !== null && actor.institutionId === institutionId) throw new AppError('forbidden')
}

/** @throws {AppError} 'forbidden' except for the institution's members and admins */
export function requireMayReadFeedback(actor: Actor, institutionId: number): void {
  if (actor.role !== 'admin' && actor.institutionId !== institutionId) throw new AppError('forbidden')
}
