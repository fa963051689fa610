import * as z from 'zod/mini'
import { LinkParams } from '#accounts/emailed-links.ts'
import { route } from '#http.ts'
import { institutionRoles } from '#roles.ts'
import { InstitutionParams, ofInstitution, pageOf } from '#route-parts.ts'
import { emailAddress, identifier, instant, numericIdentifier } from '#text.ts'
import { User } from '#users.ts'

/** How long an invitation is valid. */
export const invitationDays = 14

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

export const listMembers = route({
  method: 'GET',
  path: '/institutions/:id/members',
  summary: 'Who acts for an institution: its owner first, then by name; for its own people and admins',
  tag: 'institutions',
  ...ofInstitution,
  ...pageOf(Member),
  errors: ['not_found'],
})

export const listInvitations = route({
  method: 'GET',
  path: '/institutions/:id/invitations',
  summary: 'Open invitations, the latest first: for the owner',
  tag: 'institutions',
  access: ['institution'],
  params: InstitutionParams,
  ...pageOf(Invitation),
})

export const NewInvitation = z.strictObject({ email: emailAddress() })

export const inviteMember = route({
  method: 'POST',
  path: '/institutions/:id/invitations',
  summary: 'Ask an address to join, by mail: the owner alone; a fortnight, and one open invitation an address',
  tag: 'institutions',
  access: ['institution'],
  params: InstitutionParams,
  body: NewInvitation,
  reply: { 201: Invitation },
  errors: ['member_already', 'invitation_open', 'service_off'],
  rateLimit: 'invitation-account',
})

export const withdrawInvitation = route({
  method: 'DELETE',
  path: '/institutions/:id/invitations/:invitationId',
  summary: 'Take an invitation back before it is accepted: the owner alone',
  tag: 'institutions',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier, invitationId: numericIdentifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

export const removeMember = route({
  method: 'DELETE',
  path: '/institutions/:id/members/:userId',
  summary: 'Remove a member, as the owner, or leave oneself: they become a learner again',
  tag: 'institutions',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier, userId: identifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found', 'owner_stays'],
})

export const handOver = route({
  method: 'PUT',
  path: '/institutions/:id/owner',
  summary: 'Make a member the owner and oneself a member, freshly authenticated: the owner alone',
  tag: 'institutions',
  access: ['institution'],
  params: InstitutionParams,
  body: z.strictObject({ newOwnerId: identifier }),
  reply: { 200: User },
  errors: ['not_found', 'reauthentication_required'],
})

export const getInvitation = route({
  method: 'GET',
  path: '/invitations/:token',
  summary: 'What an invitation is to, by the link from the mail, and whether the caller can accept it',
  tag: 'institutions',
  access: 'public',
  params: LinkParams,
  reply: { 200: OpenedInvitation },
  errors: ['link_invalid'],
  rateLimit: 'link-address',
})

export const acceptInvitation = route({
  method: 'POST',
  path: '/invitations/:token/accept',
  summary: 'Join the institution that invited one’s own address; a paid plan is cancelled',
  tag: 'institutions',
  access: 'signed-in',
  params: LinkParams,
  reply: { 200: User },
  errors: ['link_invalid', 'other_address', 'not_a_student'],
  rateLimit: 'link-address',
})
