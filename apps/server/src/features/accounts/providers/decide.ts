import type { SignInProblem, SignInProvider } from '@milepost/contract/accounts/providers/limits'
import { cleanLine } from '@milepost/contract/clean-text'
import { readEmailAddress } from '@milepost/contract/email-address'
import type { Dependencies } from '#context.ts'
import { findUserOfIdentity, hasIdentity } from '#features/accounts/providers/repository.ts'
import { hasSecondFactor } from '#features/accounts/second-factor/index.ts'
import { findUserByEmail, type UserRow } from '#features/users/index.ts'

export interface Identified {
  readonly provider: SignInProvider
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
}

export type Decision =
  | { readonly kind: 'known'; readonly user: UserRow }
  | { readonly kind: 'new'; readonly email: string }
  /** An account has the address, proven by its owner and verified by the provider: it is linked. */
  | { readonly kind: 'same'; readonly user: UserRow }
  /** An account has the address; the user must prove that it is theirs. */
  | { readonly kind: 'prove'; readonly user: UserRow }
  | { readonly kind: 'problem'; readonly problem: SignInProblem; readonly user: UserRow | null }

/**
 * Finds the account of a provider's sign-in. Only provider and subject identify it; an address only suggests one to
 * link.
 */
export async function decideAccount(ctx: Pick<Dependencies, 'db'>, identified: Identified): Promise<Decision> {
  const { provider, subject, email, emailVerified } = identified
  const known = await findUserOfIdentity(ctx.db, provider, subject)
  if (known !== undefined) return { kind: 'known', user: known }
  if (email === null) return { kind: 'problem', problem: 'no_address', user: null }
  const user = await findUserByEmail(ctx.db, email)
  if (user === undefined) {
    return emailVerified ? { kind: 'new', email } : { kind: 'problem', problem: 'unverified', user: null }
  }
  const taken = user.emailProvenAt !== null && (await hasIdentity(ctx.db, user.id, provider))
  if (taken) return { kind: 'problem', problem: 'other_identity', user }
  return { kind: emailVerified && user.emailProvenAt !== null ? 'same' : 'prove', user }
}

/**
 * Whether the account's password is enough proof to link. With an address neither proven here nor verified by the provider,
 * only an email is: otherwise a squatter could link their own provider. The same for an account with a second factor,
 * as the password alone must not add a way in.
 */
export async function mayProveByPassword(
  ctx: Pick<Dependencies, 'db'>,
  user: UserRow,
  { emailVerified }: { readonly emailVerified: boolean },
): Promise<boolean> {
  if (user.passwordHash === null) return false
  return emailVerified || (user.emailProvenAt !== null && !(await hasSecondFactor(ctx, user.id)))
}

/** Normalises a provider's email address; null if it is invalid. */
export function readAddress(email: string | null): string | null {
  return (email === null ? undefined : readEmailAddress(email)) ?? null
}

const maxNameLength = 100

/** Normalises a provider's name; without one, uses the address. */
export function readName(name: string | null, email: string): string {
  // Cutting may split a surrogate pair, whose rest is cleaned away.
  const whole = cleanLine(cleanLine(name ?? '').slice(0, maxNameLength))
  return whole === '' ? (email.split('@')[0] ?? email).slice(0, maxNameLength) : whole
}
