import * as z from 'zod/mini'
import { institutionRequestStatuses } from '#institutions/limits.ts'
import { institutionRoles } from '#roles.ts'
import {
  emailAddress,
  identifier,
  instant,
  optionalLine,
  optionalText,
  optionalWebAddress,
  requiredLine,
  requiredText,
} from '#text.ts'

const maxInstitutionNameLength = 150
const maxInstitutionDescriptionLength = 2000
const maxInstitutionAddressLength = 300

/** An institution's profile, as its members write it. The email address is published. */
const institutionProfileFields = {
  name: requiredLine(maxInstitutionNameLength),
  email: emailAddress(),
  description: requiredText(maxInstitutionDescriptionLength),
  address: requiredLine(maxInstitutionAddressLength),
}

/** What an institution publishes about itself. */
export const Institution = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  description: z.string(),
  address: z.string(),
})
export type Institution = z.output<typeof Institution>

/** What an institution's public page says besides. '' where it doesn't. */
export const InstitutionDetails = z.object({ website: z.string(), contactPerson: z.string(), campus: z.string() })
export type InstitutionDetails = z.output<typeof InstitutionDetails>

export const NewInstitutionDetails = z.strictObject({
  website: optionalWebAddress(300),
  contactPerson: optionalLine(150),
  campus: optionalLine(300),
})

/** An institution as admins see it in their list. */
export const ListedInstitution = z.extend(Institution, {
  /** Null where it has none yet. */
  owner: z.nullable(z.object({ id: identifier, name: z.string(), email: z.string() })),
  /** How many courses it has in any state, without archived ones. */
  courses: z.int(),
  createdAt: instant,
})
export type ListedInstitution = z.output<typeof ListedInstitution>

const profile = {
  ...institutionProfileFields,
  description: optionalText(maxInstitutionDescriptionLength),
  address: optionalLine(maxInstitutionAddressLength),
}

export const InstitutionChange = z.strictObject({
  ...profile,
  /** The values before the edit. If they have changed since, nothing is saved. */
  before: z.optional(
    z.strictObject({ name: z.string(), email: z.string(), description: z.string(), address: z.string() }),
  ),
})

export const NewInstitution = z.strictObject({
  name: requiredLine(maxInstitutionNameLength),
  /** The learner's own address, which is not published. */
  email: emailAddress(),
  /** What the institution publishes. */
  contactEmail: z.optional(emailAddress()),
})

/** A user who can become the owner of an institution. */
export const Candidate = z.object({ id: identifier, name: z.string(), email: z.string() })
export type Candidate = z.output<typeof Candidate>

/** A member of an institution, as other members see them. */
export const Member = z.object({
  id: identifier,
  name: z.string(),
  email: z.string(),
  institution_role: z.enum(institutionRoles),
})
export type Member = z.output<typeof Member>

/** An address that was invited and has not answered. */
export const Invitation = z.object({ id: z.int(), email: z.string(), createdAt: instant, expiresAt: instant })
export type Invitation = z.output<typeof Invitation>

/** Whether the user who opened an invitation can accept it: only 'welcome' can. */
const invitationStandings = ['visitor', 'welcome', 'other_address', 'not_a_student'] as const

/** An invitation, as anyone with its link sees it. */
export const OpenedInvitation = z.object({
  institution: z.string(),
  /** The address it was sent to, most of it hidden. */
  sentTo: z.string(),
  expiresAt: instant,
  standing: z.enum(invitationStandings),
})
export type OpenedInvitation = z.output<typeof OpenedInvitation>

export const NewInvitation = z.strictObject({ email: emailAddress() })

const shared = {
  id: z.int(),
  user_id: identifier,
  name: z.string(),
  email: z.string(),
  description: z.string(),
  address: z.string(),
  status: z.enum(institutionRequestStatuses),
  /** Why it was rejected; null where no reason was given. */
  reason: z.nullable(z.string()),
  createdAt: instant,
  decidedAt: z.nullable(instant),
}

/** A request to become an institution, for its applicant. */
export const InstitutionRequest = z.object(shared)
export type InstitutionRequest = z.output<typeof InstitutionRequest>

/** A request for admins, with its applicant. */
export const PendingInstitutionRequest = z.object({
  ...shared,
  applicant: z.object({ name: z.string(), email: z.string() }),
})
export type PendingInstitutionRequest = z.output<typeof PendingInstitutionRequest>

export const NewInstitutionRequest = z.strictObject({ ...institutionProfileFields, user_id: identifier })

/** What waits for an institution's people. */
export const InstitutionTasks = z.object({
  /** Applications that wait for an answer. */
  applications: z.int(),
  /** How many courses were rejected, with the latest of them. */
  rejected: z.object({
    total: z.int(),
    courses: z.array(z.object({ id: z.int(), title: z.string(), reason: z.nullable(z.string()) })),
  }),
  /** Offered courses that start within two weeks, the first one first. */
  starting: z.array(
    z.object({ id: z.int(), title: z.string(), startsOn: z.iso.date(), enrolled: z.int(), waiting: z.int() }),
  ),
})
export type InstitutionTasks = z.output<typeof InstitutionTasks>
