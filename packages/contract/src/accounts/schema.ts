import * as z from 'zod/mini'
import { passwordLength } from '#accounts/limits.ts'
import { signInProviders } from '#accounts/providers/limits.ts'
import { roles } from '#roles.ts'
import { emailAddress, identifier, instant, requiredLine, requiredText, secretText } from '#text.ts'
import { User } from '#users/schema.ts'

export const SignUp = z.strictObject({
  name: requiredLine(100),
  email: emailAddress(),
  password: secretText(passwordLength.shortest, passwordLength.longest),
  role: z.optional(z.enum(roles)),
})
export type SignUp = z.output<typeof SignUp>

/** Only a length limit, since the password may have been chosen under older rules. */
export const SignIn = z.strictObject({ email: requiredText(254), password: secretText(1, 1024) })
export type SignIn = z.output<typeof SignIn>

export const Session = z.object({ user: User, token: z.string() })
export type Session = z.output<typeof Session>

/** The reply to a request for an email, the same whether or not the address has an account. */
export const Message = z.object({ message: z.string() })

/** 256 random bits as text. */
const secretLength = 43
/** The secret in a link. Programs that find links in a text take its full stop along, or a bracket. */
export const linkSecret = z.string().check(z.overwrite((value) => value.slice(0, secretLength)))

/** The secret in an emailed link. */
export const LinkParams = z.strictObject({ token: linkSecret.check(z.regex(/^[\w-]{43}$/)) })

/** Six digits of an authenticator, or a recovery code. Spaces and hyphens don't matter. */
export const SecondFactorCode = z.strictObject({ code: requiredText(64) })

/** An account's second factor. */
export const SecondFactorState = z.object({
  on: z.boolean(),
  /** How many recovery codes are unused. */
  recoveryCodes: z.int(),
  /** Whether it must stay on: admins, where it is required of them. */
  required: z.boolean(),
})
export type SecondFactorState = z.output<typeof SecondFactorState>

const newPassword = secretText(passwordLength.shortest, passwordLength.longest)

export const ForgottenPassword = z.strictObject({ email: emailAddress() })

export const NewPassword = z.strictObject({ password: newPassword })

export const CurrentPassword = z.strictObject({ password: secretText(1, 1024) })

/** How a user signs in, and what is not verified yet. */
export const SignInMethods = z.object({
  password: z.boolean(),
  providers: z.array(z.enum(signInProviders)),
  emailVerified: z.boolean(),
  /** A new address that replaces the old one once it is verified. */
  pendingEmail: z.nullable(z.string()),
  secondFactor: SecondFactorState,
})
export type SignInMethods = z.output<typeof SignInMethods>

/** A user's session. Browser and system are read from the user agent, and null where that is unknown. */
export const OpenSession = z.object({
  id: identifier,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** This is the caller's own session. */
  current: z.boolean(),
  createdAt: instant,
  /** Five minutes late at most. */
  lastSeenAt: instant,
})
export type OpenSession = z.output<typeof OpenSession>
