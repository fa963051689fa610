import * as z from 'zod/mini'
import { route } from '#http.ts'
import { plans } from '#plans.ts'
import { roles } from '#roles.ts'
import { pageOf } from '#route-parts.ts'
import { identifier, instant, optionalText } from '#text.ts'
import { ListedUser, PersonalData, RoleChange, User, UserChange } from '#users/schema.ts'

const UserParams = z.strictObject({ id: identifier })

export const getUser = route({
  method: 'GET',
  path: '/users/:id',
  summary: 'Read one account: one’s own',
  tag: 'users',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  beforeSecondFactor: true,
  params: UserParams,
  reply: { 200: User },
})

export const updateUser = route({
  method: 'PUT',
  path: '/users/:id',
  summary: 'Change the name on one’s own account, or ask for another address, freshly authenticated',
  tag: 'users',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  beforeSecondFactor: true,
  params: UserParams,
  body: UserChange,
  reply: { 200: User },
  errors: ['reauthentication_required', 'email_taken', 'rate_limited', 'service_off'],
})

const userSorts = ['name', 'role', 'joined'] as const

const filterFields = {
  search: z.optional(optionalText(200)),
  role: z.optional(z.enum(roles)),
  plan: z.optional(z.enum(plans)),
  /** Whether the address is verified. */
  verified: z.optional(z.enum(['yes', 'no'])),
  /** Signed up at this moment or later, or before it. */
  joined_from: z.optional(instant),
  joined_before: z.optional(instant),
  /** Last seen at this moment or later, or before it. Without a recorded visit it was before any moment. */
  seen_from: z.optional(instant),
  seen_before: z.optional(instant),
}

export const listUsers = route({
  method: 'GET',
  path: '/users',
  summary:
    'Every account, by name, by role or the latest to join first. The words of a search are in the name, the address or the institution',
  tag: 'admin',
  access: ['admin'],
  ...pageOf(ListedUser, {
    ...filterFields,
    /** 'name' unless said otherwise. */
    sort: z.optional(z.enum(userSorts)),
  }),
})

export const exportUsers = route({
  method: 'GET',
  path: '/admin/users/export',
  summary: 'The accounts that match the filters, as CSV',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject(filterFields),
  reply: { 200: z.string() },
  mediaType: 'text/csv',
  replyHeaders: { 'content-disposition': 'the name of the file: milepost-users-YYYY-MM-DD.csv' },
  rateLimit: 'export-account',
})

export const changeRole = route({
  method: 'PUT',
  path: '/admin/change/:id',
  summary: 'Give an account another role; to institution, with the institution it is to belong to',
  tag: 'admin',
  access: ['admin'],
  params: UserParams,
  body: RoleChange,
  reply: { 200: ListedUser },
  errors: ['not_found', 'not_a_student', 'owner_stays', 'last_admin'],
})

export const deleteUser = route({
  method: 'DELETE',
  path: '/users/:id',
  summary:
    'Delete the caller’s own account, freshly authenticated, or as an admin another user’s, with all personal data; a paid plan is cancelled',
  tag: 'users',
  access: 'signed-in',
  beforeSecondFactor: true,
  params: UserParams,
  reply: { 204: z.undefined() },
  errors: ['forbidden', 'not_found', 'reauthentication_required', 'owner_stays', 'last_admin'],
})

export const exportUser = route({
  method: 'GET',
  path: '/users/:id/export',
  summary: 'Download everything that is stored about oneself, freshly authenticated',
  tag: 'users',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  beforeSecondFactor: true,
  params: UserParams,
  reply: { 200: PersonalData },
  replyHeaders: { 'content-disposition': 'the name of the file: milepost-data-YYYY-MM-DD.json' },
  errors: ['reauthentication_required'],
  rateLimit: 'export-account',
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
})
