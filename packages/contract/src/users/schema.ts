import * as z from 'zod/mini'
import { plans } from '#plans.ts'
import { institutionRoles, roles } from '#roles.ts'
import { emailAddress, identifier, instant, numericIdentifier, requiredLine } from '#text.ts'

/** The signed-in user as the client keeps it. */
export const User = z.object({
  id: identifier,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(roles),
  institution_id: z.nullable(z.int()),
  /** Their role in an institution, or null without one. */
  institution_role: z.nullable(z.enum(institutionRoles)),
  plan: z.enum(plans),
  is_premium: z.boolean(),
  profileCompleted: z.boolean(),
})
export type User = z.output<typeof User>

/** A new address replaces the old one once it is verified. */
export const UserChange = z.strictObject({ name: requiredLine(100), email: z.optional(emailAddress()) })

/** An account as admins see it in their list. */
export const ListedUser = z.object({
  id: identifier,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Whether a paid plan is theirs. */
  premium: z.boolean(),
  plan: z.enum(plans),
  emailVerified: z.boolean(),
  /** When they signed up. */
  createdAt: instant,
  /** When they last used the product or signed in, as far as that is still recorded. */
  lastSeenAt: z.nullable(instant),
  institution_id: z.nullable(z.int()),
  institution_role: z.nullable(z.enum(institutionRoles)),
  institution_name: z.nullable(z.string()),
})
export type ListedUser = z.output<typeof ListedUser>

export const RoleChange = z.strictObject({ role: z.enum(roles), institution_id: z.optional(numericIdentifier) })

/** All data stored about a user: the rows of each table, without the columns in `omitted`, which gives the reasons. */
export const PersonalData = z.object({
  product: z.string(),
  exportedAt: z.iso.datetime(),
  omitted: z.record(z.string(), z.record(z.string(), z.string())),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonalData = z.output<typeof PersonalData>
