import type { Actor } from '#context.ts'
import { AppError } from '#http/errors.ts'

/** @throws {AppError} 'forbidden' except for the institution's members and admins */
export function requireCanChange(actor: Actor, institutionId: number): void {
  if (actor.role === 'admin' || isMember(actor, institutionId)) return
  throw new AppError('forbidden')
}

/** @throws {AppError} 'forbidden' except for the institution's owner and admins */
export function requireCanDelete(actor: Actor, institutionId: number): void {
  if (actor.role === 'admin') return
  if (!isMember(actor, institutionId) || actor.institutionRole !== 'owner') throw new AppError('forbidden')
}

function isMember(actor: Actor, institutionId: number): boolean {
  return actor.role === 'institution' && actor.institutionId === institutionId
}
