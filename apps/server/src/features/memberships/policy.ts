import type { Actor } from '#context.ts'
import type { UserRow } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'

type Person = Pick<Actor | UserRow, 'role' | 'institutionId' | 'institutionRole'>

/** Who acts for an institution is seen by its own people and by admins. Errors: 'forbidden'. */
export function requireCanSeePeople(actor: Actor, institutionId: number): void {
  if (actor.role !== 'admin' && !belongs(actor, institutionId)) throw new AppError('forbidden')
}

/** Who joins, goes and owns is the owner's to say. Errors: 'forbidden'. */
export function requireOwner(person: Person | undefined, institutionId: number): void {
  if (person === undefined || !belongs(person, institutionId) || person.institutionRole !== 'owner') {
    throw new AppError('forbidden')
  }
}

/** Members are taken off by their owner, or leave. Errors: 'forbidden'. */
export function requireCanRemove(actor: UserRow | undefined, institutionId: number, userId: string): void {
  if (actor?.id === userId && belongs(actor, institutionId)) return
  requireOwner(actor, institutionId)
}

function belongs({ role, institutionId }: Person, id: number): boolean {
  return role === 'institution' && institutionId === id
}
