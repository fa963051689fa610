import type { Actor } from '#context.ts'
import type { UserRow } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'

/** Others' accounts are an admin's to change and to delete. Errors: 'forbidden'. */
export function requireAdmin(actor: Actor): void {
  if (actor.role !== 'admin') throw new AppError('forbidden')
}

/** In: who asks, and the ids of all admins, held. Errors: 'forbidden' to whoever was one until a moment ago. */
export function requireStillAdmin(actor: Actor, admins: readonly string[]): void {
  if (!admins.includes(actor.id)) throw new AppError('forbidden')
}

/** There is always an admin. In: whose account is to be one no longer, and the ids of all admins, held. Errors: 'last_admin'. */
export function requireAnotherAdmin(user: UserRow, admins: readonly string[]): void {
  if (user.role === 'admin' && !admins.some((id) => id !== user.id)) throw new AppError('last_admin')
}
