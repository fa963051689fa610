import * as z from 'zod/mini'
import { Session } from '#accounts/auth.ts'
import { Message } from '#accounts/emailed-links.ts'
import { route } from '#http.ts'
import { byEmailedLink } from '#route-parts.ts'
import { emailAddress } from '#text.ts'

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
