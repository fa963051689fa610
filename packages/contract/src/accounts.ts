import * as z from 'zod/mini'
import { passwordLength } from '#accounts/auth.ts'
import { Message } from '#accounts/emailed-links.ts'
import { SecondFactorState } from '#accounts/second-factor-code.ts'
import { signInProviders } from '#constants/accounts/providers.ts'
import { route } from '#http.ts'
import { byEmailedLink } from '#route-parts.ts'
import { emailAddress, secretText } from '#text.ts'

const newPassword = secretText(passwordLength.shortest, passwordLength.longest)

export const ForgottenPassword = z.strictObject({ email: emailAddress() })

export const forgotPassword = route({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Ask for a link to set a new password: the same answer whether the address has an account or not',
  tag: 'accounts',
  access: 'public',
  body: ForgottenPassword,
  reply: { 200: Message },
  errors: ['service_off'],
  rateLimit: 'mail-address',
})

export const NewPassword = z.strictObject({ password: newPassword })

export const resetPassword = route({
  method: 'POST',
  path: '/auth/reset-password/:token',
  summary: 'Set a new password by the link from the mail: works once, for an hour, and ends every session',
  tag: 'accounts',
  ...byEmailedLink,
  body: NewPassword,
  reply: { 200: Message },
  errors: ['link_invalid', 'password_too_common'],
})

export const sendVerification = route({
  method: 'POST',
  path: '/auth/verification',
  summary: 'Send the mail that verifies one’s address once more',
  tag: 'accounts',
  access: 'signed-in',
  beforeSecondFactor: true,
  reply: { 200: Message },
  errors: ['service_off'],
  rateLimit: 'mail-account',
})

/** What happened, and the address that the account has now. */
const AddressReply = z.object({ message: z.string(), email: z.string() })

export const verifyEmail = route({
  method: 'POST',
  path: '/auth/verify-email/:token',
  summary: 'Verify an address by the link from the mail: the account’s own, or the new one it is to have',
  tag: 'accounts',
  ...byEmailedLink,
  reply: { 200: AddressReply },
  errors: ['link_invalid', 'email_taken'],
})

export const undoEmailChange = route({
  method: 'POST',
  path: '/auth/undo-email/:token',
  summary: 'Give an account its former address back by the link sent there: ends its sessions and its password',
  tag: 'accounts',
  ...byEmailedLink,
  reply: { 200: AddressReply },
  errors: ['link_invalid', 'email_taken'],
})

export const CurrentPassword = z.strictObject({ password: secretText(1, 1024) })

export const reauthenticate = route({
  method: 'POST',
  path: '/auth/reauthenticate',
  summary: 'Say one’s password again: good for five minutes of changes that take it',
  tag: 'accounts',
  access: 'signed-in',
  beforeSecondFactor: true,
  body: CurrentPassword,
  reply: { 200: Message },
  errors: ['wrong_credentials'],
})

export const setPassword = route({
  method: 'PUT',
  path: '/auth/password',
  summary: 'Set or change one’s password, freshly authenticated: ends the account’s other sessions',
  tag: 'accounts',
  access: 'signed-in',
  beforeSecondFactor: true,
  body: NewPassword,
  reply: { 200: Message },
  errors: ['reauthentication_required', 'password_too_common'],
})

/** How a user signs in, and what is not verified yet. */
export const SignInMethods = z.object({
  password: z.boolean(),
  providers: z.array(z.enum(signInProviders)),
  emailVerified: z.boolean(),
  /** A new address that replaces the old one once it is verified. */
  pendingEmail: z.nullable(z.string()),
  /** Null for everyone but admins. */
  secondFactor: z.nullable(SecondFactorState),
})
export type SignInMethods = z.output<typeof SignInMethods>

export const getSignInMethods = route({
  method: 'GET',
  path: '/auth/sign-in-methods',
  summary: 'How one signs in, and which address waits for its verification',
  tag: 'accounts',
  access: 'signed-in',
  beforeSecondFactor: true,
  reply: { 200: SignInMethods },
})
