import * as z from 'zod/mini'
import { signInProviders } from '#accounts/providers/limits.ts'
import { User } from '#users/schema.ts'

export const signInProvider = z.enum(signInProviders)

/** Signed in after a link to an existing account. */
export const LinkReply = z.object({
  provider: signInProvider,
  user: User,
  token: z.string(),
  /** The account's address was not proven by its owner, so all other access was revoked. */
  accessEnded: z.boolean(),
})
export type LinkReply = z.output<typeof LinkReply>

/** Signed in, or an account with the provider's address exists and needs its password or an emailed link. */
export const ExchangeReply = z.discriminatedUnion('result', [
  z.object({ result: z.literal('signed-in'), user: User, token: z.string() }),
  z.object({ result: z.literal('reauthenticated') }),
  z.object({
    result: z.literal('link-required'),
    provider: signInProvider,
    email: z.string(),
    /** The account has a password to ask for. */
    password: z.boolean(),
    /** Identifies this sign-in when it is completed, in this browser only. */
    token: z.string(),
  }),
])
export type ExchangeReply = z.output<typeof ExchangeReply>
