import * as z from 'zod/mini'
import { route } from '#http.ts'
import { roles } from '#roles.ts'
import { emailAddress, requiredLine, requiredText, secretText } from '#text.ts'
import { User } from '#users.ts'

export const passwordLength = { shortest: 8, longest: 128 } as const

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

export const register = route({
  method: 'POST',
  path: '/auth/register',
  summary: 'Sign up as a learner',
  tag: 'auth',
  access: 'public',
  body: SignUp,
  reply: { 201: Session },
  errors: ['role_not_allowed', 'password_too_common', 'email_taken'],
  rateLimit: 'sign-up-address',
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
