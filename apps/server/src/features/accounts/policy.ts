import type { Actor } from '#context.ts'
import type { UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'

/** @throws {AppError} 'forbidden' unless the caller is an admin; 'second_factor_required' until they have one */
export function requireProtectedAdmin(actor: Actor): void {
  if (actor.role !== 'admin') throw new AppError('forbidden')
  if (actor.needsSecondFactor) throw new AppError('second_factor_required')
}

/**
 * `admins` are the ids of all admins, locked.
 * @throws {AppError} 'forbidden' if the caller's admin role was just revoked
 */
export function requireStillAdmin(actor: Actor, admins: readonly string[]): void {
  if (!admins.includes(actor.id)) throw new AppError('forbidden')
}

/**
 * Ensures that an admin remains without `user`. `admins` are the ids of all admins, locked.
 * @throws {AppError} 'last_admin'
 */
export function requireAnotherAdmin(user: UserRow, admins: readonly string[]): void {
  if (user.role === 'admin' && !admins.some((id) => id !== user.id)) throw new AppError('last_admin')
}
