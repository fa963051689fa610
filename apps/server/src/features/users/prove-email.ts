import type { UserRow } from '#features/users/repository.ts'

/**
 * The change of an account whose owner has just proven that the address is theirs. The first proof's time stays.
 * Without an account, the address is new.
 */
export function proveEmail(
  now: Date,
  user?: Pick<UserRow, 'emailVerifiedAt' | 'emailProvenAt'>,
): { emailVerifiedAt: Date; emailProvenAt: Date } {
  return { emailVerifiedAt: user?.emailVerifiedAt ?? now, emailProvenAt: user?.emailProvenAt ?? now }
}
