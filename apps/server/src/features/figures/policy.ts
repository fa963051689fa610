import type { Actor } from '#context.ts'
import { AppError } from '#lib/errors.ts'

/** An institution's figures are for its own members and for admins. Errors: 'forbidden'. */
export function requireCanReadFigures(actor: Actor, institutionId: number): void {
  const isMember = actor.role === 'institution' && actor.institutionId === institutionId
  if (actor.role !== 'admin' && !isMember) throw new AppError('forbidden')
}
