import * as z from 'zod/mini'
import { ExchangeReply, LinkReply, signInProvider } from '#accounts/providers/schema.ts'
import { Message } from '#accounts/schema.ts'
import { route } from '#http.ts'
import { byEmailedLink } from '#route-parts.ts'
import { secretText } from '#text.ts'

const nothing = z.undefined()
const redirect = { 302: nothing }

export const startGoogle = route({
  method: 'GET',
  path: '/auth/google',
  summary: 'Leave for Google to sign in; a browser’s navigation',
  tag: 'accounts',
  access: 'public',
  reply: redirect,
  rateLimit: 'link-address',
})

export const startGithub = route({
  method: 'GET',
  path: '/auth/github',
  summary: 'Leave for GitHub to sign in; a browser’s navigation',
  tag: 'accounts',
  access: 'public',
  reply: redirect,
  rateLimit: 'link-address',
})

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
  params: z.strictObject({ provider: signInProvider }),
  query: ProviderReturn,
  reply: redirect,
})

const SignInCode = z.string().check(z.minLength(1), z.maxLength(128))

export const exchangeSignInCode = route({
  method: 'POST',
  path: '/auth/exchange',
  summary: 'Turn the return screen’s one-time code into a session: once, within a minute, in the browser that began',
  tag: 'accounts',
  access: 'public',
  body: z.strictObject({ token: SignInCode }),
  reply: { 200: ExchangeReply },
  errors: ['sign_in_expired', 'second_factor_needed'],
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
  errors: ['sign_in_expired', 'wrong_credentials', 'second_factor_needed', 'rate_limited'],
})

export const emailLinkProof = route({
  method: 'POST',
  path: '/auth/link/mail',
  summary: 'Have a link mailed that completes a provider’s sign-in to an existing account',
  tag: 'accounts',
  access: 'public',
  body: z.strictObject({ token: SignInCode }),
  reply: { 200: Message },
  errors: ['sign_in_expired', 'service_off'],
  rateLimit: 'mail-address',
})

export const confirmLink = route({
  method: 'POST',
  path: '/auth/link/:token',
  summary: 'Complete a provider’s sign-in by the link from the mail, in the browser that began it',
  tag: 'accounts',
  ...byEmailedLink,
  reply: { 200: LinkReply },
  errors: ['link_invalid', 'second_factor_needed'],
})

export const startReauthentication = route({
  method: 'POST',
  path: '/auth/providers/:provider/reauthentication',
  summary: 'Begin to prove with a linked provider that it is still oneself: the reply says where to go',
  tag: 'accounts',
  access: 'signed-in',
  beforeSecondFactor: true,
  params: z.strictObject({ provider: signInProvider }),
  reply: { 200: z.object({ url: z.string() }) },
  errors: ['not_found', 'service_off'],
})
