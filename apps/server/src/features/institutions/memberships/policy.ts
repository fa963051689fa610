import type { Actor } from '#context.ts'
import type { UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'

type Affiliation = Pick<Actor | UserRow, 'role' | 'institutionId' | 'institutionRole'>

/** @throws {AppError} 'forbidden' except for the institution's members and admins */
export function requireCanSeePeople(actor: Actor, institutionId: number): void {
  if (actor.role !== 'admin' && !belongsToInstitution(actor, institutionId)) throw new AppError('forbidden')
}

/** @throws {AppError} 'forbidden' except for the institution's owner */
export function requireOwner(person: Affiliation | undefined, institutionId: number): void {
  if (person === undefined || !belongsToInstitution(person, institutionId) || person.institutionRole !== 'owner') {
    throw new AppError('forbidden')
  }
}

/** @throws {AppError} 'forbidden' except for the institution's owner and admins */
export function requireCanHandOver(actor: Actor, institutionId: number): void {
  if (actor.role !== 'admin') requireOwner(actor, institutionId)
}

/**
 * Members are removed by the owner, or leave.
 * @throws {AppError} 'forbidden'
 */
export function requireCanRemove(actor: UserRow | undefined, institutionId: number, userId: string): void {
  if (actor?.id === userId && belongsToInstitution(actor, institutionId)) return
  requireOwner(actor, institutionId)
}

function belongsToInstitution({ role, institutionId }: Affiliation, id: number): boolean {
  return role === 'institution' && institutionId === id
}
