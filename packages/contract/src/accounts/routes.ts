import * as z from 'zod/mini'
import {
  CurrentPassword,
  ForgottenPassword,
  Message,
  NewPassword,
  OpenSession,
  SecondFactorCode,
  Session,
  SignIn,
  SignInMethods,
  SignUp,
} from '#accounts/schema.ts'
import { route } from '#http.ts'
import { byEmailedLink } from '#route-parts.ts'
import { emailAddress, identifier } from '#text.ts'

export const register = route({
  method: 'POST',
  path: '/auth/register',
  summary: 'Sign up as a learner',
  tag: 'auth',
  access: 'public',
  body: SignUp,
  reply: { 201: Session },
  errors: ['role_not_allowed', 'password_too_common', 'email_taken'],
  rateLimit: ['sign-up-browser', 'sign-up-address'],
})

export const login = route({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with address and password',
  tag: 'auth',
  access: 'public',
  body: SignIn,
  isQueued: true,
  reply: { 200: Session },
  errors: ['wrong_credentials', 'second_factor_needed', 'rate_limited'],
})

export const logout = route({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  tag: 'auth',
  access: 'signed-in',
  beforeSecondFactor: true,
  reply: { 200: z.object({ message: z.string() }) },
})

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

export const getSignInMethods = route({
  method: 'GET',
  path: '/auth/sign-in-methods',
  summary: 'How one signs in, and which address waits for its verification',
  tag: 'accounts',
  access: 'signed-in',
  beforeSecondFactor: true,
  reply: { 200: SignInMethods },
})

export const signInByCode = route({
  method: 'POST',
  path: '/auth/second-factor/sign-in',
  summary: 'Complete a sign-in that was answered with second_factor_needed, in the browser that began it',
  tag: 'accounts',
  access: 'public',
  body: SecondFactorCode,
  reply: { 200: Session },
  errors: ['sign_in_expired', 'wrong_code'],
  rateLimit: 'link-address',
})

export const startSecondFactor = route({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Make a secret for an authenticator, freshly authenticated. It has no effect until a code of it is sent',
  tag: 'accounts',
  access: 'signed-in',
  beforeSecondFactor: true,
  reply: { 200: z.object({ secret: z.string(), uri: z.string() }) },
  errors: ['reauthentication_required', 'second_factor_on'],
})

export const saveSecondFactor = route({
  method: 'PUT',
  path: '/auth/second-factor',
  summary: 'Turn the second factor on, make new recovery codes where it is on, or turn it off, each with a code',
  tag: 'accounts',
  access: 'signed-in',
  beforeSecondFactor: true,
  body: z.extend(SecondFactorCode, { on: z.boolean() }),
  reply: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  errors: ['reauthentication_required', 'wrong_code', 'not_found', 'second_factor_kept', 'rate_limited'],
})

const Requirement = z.strictObject({ required: z.boolean() })

export const requireSecondFactor = route({
  method: 'PUT',
  path: '/auth/second-factor/requirement',
  summary: 'Require a second factor of every admin, or no longer, freshly authenticated',
  tag: 'accounts',
  access: ['admin'],
  body: Requirement,
  reply: { 200: Requirement },
  errors: ['reauthentication_required', 'second_factor_off'],
})

const UserParams = z.strictObject({ id: identifier })

export const listSessions = route({
  method: 'GET',
  path: '/users/:id/sessions',
  summary: 'List where one is signed in: this session first, then by last use',
  tag: 'accounts',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  beforeSecondFactor: true,
  params: UserParams,
  reply: { 200: z.array(OpenSession) },
})

export const endSession = route({
  method: 'DELETE',
  path: '/users/:id/sessions/:sessionId',
  summary: 'End one of one’s sessions at once',
  tag: 'accounts',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  beforeSecondFactor: true,
  params: z.strictObject({ id: identifier, sessionId: identifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/users/:id/sessions',
  summary: 'End all of one’s sessions but this one, freshly authenticated',
  tag: 'accounts',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  beforeSecondFactor: true,
  params: UserParams,
  reply: { 200: z.object({ ended: z.int() }) },
  errors: ['reauthentication_required'],
})

export const requestSignInLink = route({
  method: 'POST',
  path: '/auth/sign-in-link',
  summary: 'Ask for a link that signs in: the same answer whether the address has an account or not',
  tag: 'accounts',
  access: 'public',
  body: z.strictObject({ email: emailAddress() }),
  reply: { 200: Message },
  errors: ['service_off'],
  rateLimit: 'mail-address',
})

export const signInByLink = route({
  method: 'POST',
  path: '/auth/sign-in-link/:token',
  summary: 'Sign in with the link from the email: works once, for 30 minutes',
  tag: 'accounts',
  ...byEmailedLink,
  reply: { 200: Session },
  errors: ['link_invalid', 'second_factor_needed'],
})
