import * as z from 'zod/mini'
import { LinkParams, Message } from '#accounts.ts'
import { Session } from '#auth.ts'
import { route } from '#http.ts'
import { emailAddress } from '#text.ts'

export const requestSignInLink = route({
  method: 'POST',
  path: '/auth/sign-in-link',
  summary: 'Ask for a link that signs in: the same answer whether the address has an account or not',
  tag: 'accounts',
  access: 'public',
  body: z.strictObject({ email: emailAddress() }),
  reply: { 200: Message },
  errors: ['invalid', 'rate_limited', 'service_off'],
  rateLimit: 'mail-address',
})

export const signInByLink = route({
  method: 'POST',
  path: '/auth/sign-in-link/:token',
  summary: 'Sign in by the link from the mail: works once, for half an hour',
  tag: 'accounts',
  access: 'public',
  params: LinkParams,
  reply: { 200: Session },
  errors: ['invalid', 'link_invalid', 'rate_limited'],
  rateLimit: 'link-address',
})
