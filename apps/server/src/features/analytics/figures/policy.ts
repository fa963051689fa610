import type { Actor } from '#context.ts'
import { AppError } from '#http/errors.ts'

/** @throws {AppError} 'forbidden' except for the institution's members and admins */
export function requireCanReadFigures(actor: Actor, institutionId: number): void {
  const isMember = actor.role === 'institution' && actor.institutionId === institutionId
  if (actor.role !== 'admin' && !isMember) throw new AppError('forbidden')
}
