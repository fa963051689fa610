import type { Actor } from '#context.ts'
import { AppError } from '#lib/errors.ts'

/** What an institution says of itself is changed by those who act for it and by admins. Errors: 'forbidden'. */
export function requireCanChange(actor: Actor, institutionId: number): void {
  if (actor.role === 'admin' || isMember(actor, institutionId)) return
  throw new AppError('forbidden')
}

/** An institution is deleted by an admin or by its owner. Errors: 'forbidden'. */
export function requireCanDelete(actor: Actor, institutionId: number): void {
  if (actor.role === 'admin') return
  if (!isMember(actor, institutionId) || actor.institutionRole !== 'owner') throw new AppError('forbidden')
}

function isMember(actor: Actor, institutionId: number): boolean {
  return actor.role === 'institution' && actor.institutionId === institutionId
}
