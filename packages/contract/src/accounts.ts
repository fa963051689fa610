import * as z from 'zod/mini'
import { passwordLength } from '#auth.ts'
import { route } from '#http.ts'
import { LinkParams, Message } from '#mailed-links.ts'
import { emailAddress, secretText } from '#text.ts'
import { User } from '#users.ts'

const newPassword = secretText(passwordLength.shortest, passwordLength.longest)

export const forgotPassword = route({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Ask for a link to set a new password: the same answer whether the address has an account or not',
  tag: 'accounts',
  access: 'public',
  body: z.strictObject({ email: emailAddress() }),
  reply: { 200: Message },
  errors: ['invalid', 'rate_limited', 'service_off'],
  rateLimit: 'mail-address',
})

export const resetPassword = route({
  method: 'POST',
  path: '/auth/reset-password/:token',
  summary: 'Set a new password by the link from the mail: works once, for an hour, and ends every session',
  tag: 'accounts',
  access: 'public',
  params: LinkParams,
  body: z.strictObject({ password: newPassword }),
  reply: { 200: Message },
  errors: ['invalid', 'link_invalid', 'password_too_common', 'rate_limited'],
  rateLimit: 'link-address',
})

export const sendVerification = route({
  method: 'POST',
  path: '/auth/verification',
  summary: 'Send the mail that verifies one’s address once more',
  tag: 'accounts',
  access: 'signed-in',
  reply: { 200: Message },
  errors: ['unauthenticated', 'rate_limited', 'service_off'],
  rateLimit: 'mail-account',
})

export const verifyEmail = route({
  method: 'POST',
  path: '/auth/verify-email/:token',
  summary: 'Verify an address by the link from the mail: the account’s own, or the new one it is to have',
  tag: 'accounts',
  access: 'public',
  params: LinkParams,
  reply: { 200: z.object({ message: z.string(), email: z.string() }) },
  errors: ['invalid', 'link_invalid', 'email_taken', 'rate_limited'],
  rateLimit: 'link-address',
})

export const undoEmailChange = route({
  method: 'POST',
  path: '/auth/undo-email/:token',
  summary: 'Give an account its former address back by the link sent there: ends its sessions and its password',
  tag: 'accounts',
  access: 'public',
  params: LinkParams,
  reply: { 200: z.object({ message: z.string(), email: z.string() }) },
  errors: ['invalid', 'link_invalid', 'email_taken', 'rate_limited'],
  rateLimit: 'link-address',
})

export const reauthenticate = route({
  method: 'POST',
  path: '/auth/reauthenticate',
  summary: 'Say one’s password again: good for five minutes of changes that take it',
  tag: 'accounts',
  access: 'signed-in',
  body: z.strictObject({ password: secretText(1, 1024) }),
  reply: { 200: Message },
  errors: ['unauthenticated', 'invalid', 'wrong_credentials'],
})

export const setPassword = route({
  method: 'PUT',
  path: '/auth/password',
  summary: 'Set or change one’s password, freshly authenticated: ends the account’s other sessions',
  tag: 'accounts',
  access: 'signed-in',
  body: z.strictObject({ password: newPassword }),
  reply: { 200: Message },
  errors: ['unauthenticated', 'invalid', 'reauthentication_required', 'password_too_common'],
})

export const signInProviders = ['google', 'github'] as const
export type SignInProvider = (typeof signInProviders)[number]
/** Names of companies, the same in every language. */
export const providerNames: Readonly<Record<SignInProvider, string>> = { google: 'Google', github: 'GitHub' }
const provider = z.enum(signInProviders)

/** How a user signs in, and what is not verified yet. */
export const SignInMethods = z.object({
  password: z.boolean(),
  providers: z.array(provider),
  emailVerified: z.boolean(),
  /** A new address that replaces the old one once it is verified. */
  pendingEmail: z.nullable(z.string()),
})
export type SignInMethods = z.output<typeof SignInMethods>

export const getSignInMethods = route({
  method: 'GET',
  path: '/auth/sign-in-methods',
  summary: 'How one signs in, and which address waits for its verification',
  tag: 'accounts',
  access: 'signed-in',
  reply: { 200: SignInMethods },
  errors: ['unauthenticated'],
})

const nothing = z.undefined()
const redirect = { 302: nothing }

export const startGoogle = route({
  method: 'GET',
  path: '/auth/google',
  summary: 'Leave for Google to sign in; a browser’s navigation',
  tag: 'accounts',
  access: 'public',
  reply: redirect,
  errors: ['rate_limited'],
  rateLimit: 'link-address',
})

export const startGithub = route({
  method: 'GET',
  path: '/auth/github',
  summary: 'Leave for GitHub to sign in; a browser’s navigation',
  tag: 'accounts',
  access: 'public',
  reply: redirect,
  errors: ['rate_limited'],
  rateLimit: 'link-address',
})

/** Signed in after a link to an existing account. */
const LinkReply = z.object({
  provider,
  user: User,
  token: z.string(),
  /** The account's address was not verified, so its password and other ways to sign in were revoked. */
  passwordEnded: z.boolean(),
})
export type LinkReply = z.output<typeof LinkReply>

/** Why a provider's sign-in ended at the sign-in screen: the value of its query parameter 'problem'. */
export const signInProblems = [
  'refused',
  'failed',
  'expired',
  'unverified',
  'no_address',
  'other_identity',
  'off',
] as const
export type SignInProblem = (typeof signInProblems)[number]

/** What a provider sends back. Unknown parameters are ignored. */
const ProviderReturn = z.object({
  code: z.optional(z.string().check(z.maxLength(2048))),
  state: z.optional(z.string().check(z.maxLength(512))),
  error: z.optional(z.string().check(z.maxLength(512))),
  iss: z.optional(z.string().check(z.maxLength(512))),
})

export const returnFromProvider = route({
  method: 'GET',
  path: '/auth/:provider/callback',
  summary: 'Come back from a provider; leads to the return screen with a one-time code, or to sign-in with the reason',
  tag: 'accounts',
  access: 'public',
  params: z.strictObject({ provider }),
  query: ProviderReturn,
  reply: redirect,
  errors: ['invalid'],
})

/** Signed in, or an account with the provider's address exists and needs its password or an emailed link. */
export const ExchangeReply = z.discriminatedUnion('result', [
  z.object({ result: z.literal('signed-in'), user: User, token: z.string() }),
  z.object({ result: z.literal('reauthenticated') }),
  z.object({
    result: z.literal('link-required'),
    provider,
    email: z.string(),
    /** The account has a password to ask for. */
    password: z.boolean(),
    /** Identifies this sign-in when it is completed, in this browser only. */
    token: z.string(),
  }),
])
export type ExchangeReply = z.output<typeof ExchangeReply>

const SignInCode = z.string().check(z.minLength(1), z.maxLength(128))

export const exchangeSignInCode = route({
  method: 'POST',
  path: '/auth/exchange',
  summary: 'Turn the return screen’s one-time code into a session: once, within a minute, in the browser that began',
  tag: 'accounts',
  access: 'public',
  body: z.strictObject({ token: SignInCode }),
  reply: { 200: ExchangeReply },
  errors: ['invalid', 'sign_in_expired', 'rate_limited'],
  rateLimit: 'link-address',
})

export const linkProvider = route({
  method: 'POST',
  path: '/auth/link',
  summary: 'Complete a provider’s sign-in to an existing account with the account’s password',
  tag: 'accounts',
  access: 'public',
  body: z.strictObject({ token: SignInCode, password: secretText(1, 1024) }),
  reply: { 200: LinkReply },
  errors: ['invalid', 'sign_in_expired', 'wrong_credentials', 'rate_limited'],
})

export const mailLinkProof = route({
  method: 'POST',
  path: '/auth/link/mail',
  summary: 'Have a link mailed that completes a provider’s sign-in to an existing account',
  tag: 'accounts',
  access: 'public',
  body: z.strictObject({ token: SignInCode }),
  reply: { 200: Message },
  errors: ['invalid', 'sign_in_expired', 'rate_limited', 'service_off'],
  rateLimit: 'mail-address',
})

export const confirmLink = route({
  method: 'POST',
  path: '/auth/link/:token',
  summary: 'Complete a provider’s sign-in by the link from the mail, in the browser that began it',
  tag: 'accounts',
  access: 'public',
  params: LinkParams,
  reply: { 200: LinkReply },
  errors: ['invalid', 'link_invalid', 'rate_limited'],
  rateLimit: 'link-address',
})

export const startReauthentication = route({
  method: 'POST',
  path: '/auth/providers/:provider/reauthentication',
  summary: 'Begin to prove with a linked provider that it is still oneself: the reply says where to go',
  tag: 'accounts',
  access: 'signed-in',
  params: z.strictObject({ provider }),
  reply: { 200: z.object({ url: z.string() }) },
  errors: ['unauthenticated', 'invalid', 'not_found', 'service_off', 'unavailable'],
})

export const unsubscribe = route({
  method: 'POST',
  path: '/mail/unsubscribe/:token',
  summary: 'Take no more mails of the kind that the link came with; also what mail programs call with one click',
  tag: 'accounts',
  access: 'public',
  params: LinkParams,
  reply: { 200: Message },
  errors: ['invalid', 'link_invalid', 'rate_limited'],
  rateLimit: 'link-address',
})

export const resubscribe = route({
  method: 'DELETE',
  path: '/mail/unsubscribe/:token',
  summary: 'Take these mails again after all',
  tag: 'accounts',
  access: 'public',
  params: LinkParams,
  reply: { 200: Message },
  errors: ['invalid', 'link_invalid', 'rate_limited'],
  rateLimit: 'link-address',
})
