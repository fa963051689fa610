import * as z from 'zod/mini'
import { route } from '#http.ts'
import { plans } from '#plans.ts'
import { roles } from '#roles.ts'
import { emailAddress, identifier, requiredText } from '#text.ts'

/** The signed-in user as the client keeps it. */
export const User = z.object({
  id: identifier,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(roles),
  institution_id: z.nullable(z.int()),
  plan: z.enum(plans),
  is_premium: z.boolean(),
  profileCompleted: z.boolean(),
})
export type User = z.output<typeof User>

const UserParams = z.strictObject({ id: identifier })

export const getUser = route({
  method: 'GET',
  path: '/users/:id',
  summary: 'Read one account: one’s own',
  tag: 'users',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  params: UserParams,
  reply: { 200: User },
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

/** A different address counts once it is verified: until then the old one stays. */
const UserChange = z.strictObject({ name: requiredText(100), email: z.optional(emailAddress()) })

export const updateUser = route({
  method: 'PUT',
  path: '/users/:id',
  summary: 'Change the name on one’s own account, or ask for another address, freshly authenticated',
  tag: 'users',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  params: UserParams,
  body: UserChange,
  reply: { 200: User },
  errors: [
    'unauthenticated',
    'forbidden',
    'invalid',
    'reauthentication_required',
    'email_taken',
    'rate_limited',
    'service_off',
  ],
})

export const deleteUser = route({
  method: 'DELETE',
  path: '/users/:id',
  summary: 'Delete one’s own account, freshly authenticated, with all that is personal; a paid plan is cancelled',
  tag: 'users',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  params: UserParams,
  reply: { 204: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'reauthentication_required', 'last_admin'],
})

/** The admin dashboard's four counters. */
const AdminCounters = z.object({
  totalUsers: z.int(),
  premiumUsers: z.int(),
  totalCourses: z.int(),
  institutions: z.int(),
})

export const getAdminCounters = route({
  method: 'GET',
  path: '/admin/counters',
  summary: 'Count users, premium users, courses and institutions',
  tag: 'admin',
  access: ['admin'],
  reply: { 200: AdminCounters },
  errors: ['unauthenticated', 'forbidden'],
})
