import * as z from 'zod/mini'
import { Session } from '#accounts/auth.ts'
import { SecondFactorCode } from '#accounts/second-factor-code.ts'
import { route } from '#http.ts'

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
  access: ['admin'],
  beforeSecondFactor: true,
  reply: { 200: z.object({ secret: z.string(), uri: z.string() }) },
  errors: ['reauthentication_required', 'second_factor_on'],
})

export const saveSecondFactor = route({
  method: 'PUT',
  path: '/auth/second-factor',
  summary: 'Turn the second factor on, make new recovery codes where it is on, or turn it off, each with a code',
  tag: 'accounts',
  access: ['admin'],
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
