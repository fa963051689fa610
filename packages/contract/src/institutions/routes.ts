import * as z from 'zod/mini'
import { LinkParams } from '#accounts/schema.ts'
import { courseStatuses, ownCourseOrders } from '#courses/limits.ts'
import { Course } from '#courses/schema.ts'
import { route } from '#http.ts'
import {
  Candidate,
  Institution,
  InstitutionChange,
  InstitutionDetails,
  InstitutionRequest,
  InstitutionTasks,
  Invitation,
  ListedInstitution,
  Member,
  NewInstitution,
  NewInstitutionDetails,
  NewInstitutionRequest,
  NewInvitation,
  OpenedInvitation,
  PendingInstitutionRequest,
} from '#institutions/schema.ts'
import { InstitutionParams, ofInstitution, ofUser, pageOf } from '#route-parts.ts'
import { identifier, numericIdentifier, optionalText } from '#text.ts'
import { User } from '#users/schema.ts'

export const listInstitutions = route({
  method: 'GET',
  path: '/institutions',
  summary: 'Public institutions, by name, all of them for admins; those with all the words that are searched for',
  tag: 'institutions',
  access: 'public',
  ...pageOf(Institution, { search: z.optional(optionalText(200)) }),
})

export const listAllInstitutions = route({
  method: 'GET',
  path: '/admin/institutions',
  summary: 'All institutions by name, with owner and number of courses; those with all the words that are searched for',
  tag: 'institutions',
  access: ['admin'],
  ...pageOf(ListedInstitution, { search: z.optional(optionalText(200)) }),
})

export const getInstitution = route({
  method: 'GET',
  path: '/institutions/:id',
  summary: 'One institution; one that is not public for its own users and admins alone',
  tag: 'institutions',
  access: 'public',
  params: InstitutionParams,
  reply: { 200: Institution },
  errors: ['not_found'],
})

export const readInstitutionDetails = route({
  method: 'GET',
  path: '/institutions/:id/details',
  summary: 'Read what an institution’s public page says besides its profile: its own members and admins',
  tag: 'institutions',
  ...ofInstitution,
  reply: { 200: InstitutionDetails },
  errors: ['not_found'],
})

export const saveInstitutionDetails = route({
  method: 'PUT',
  path: '/institutions/:id/details',
  summary: 'Set what the public page of one’s own institution says besides its profile',
  tag: 'institutions',
  access: ['institution'],
  params: InstitutionParams,
  body: NewInstitutionDetails,
  reply: { 200: InstitutionDetails },
})

export const listInstitutionCourses = route({
  method: 'GET',
  path: '/institutions/:id/courses',
  summary: 'Courses of one institution: approved ones, all states for its own users and admins',
  tag: 'institutions',
  access: 'public',
  params: InstitutionParams,
  ...pageOf(Course, {
    search: z.optional(optionalText(200)),
    status: z.optional(z.enum(courseStatuses)),
    /** Only archived courses. Otherwise they are left out. For its own users and admins. */
    archived: z.optional(z.literal('true')),
    sort: z.optional(z.enum(ownCourseOrders)),
    direction: z.optional(z.enum(['asc', 'desc'])),
  }),
  errors: ['not_found'],
})

export const updateInstitution = route({
  method: 'PUT',
  path: '/institutions/:id',
  summary: 'Change what an institution says of itself: those who act for it, and admins',
  tag: 'institutions',
  ...ofInstitution,
  body: InstitutionChange,
  reply: { 200: Institution },
  errors: ['not_found', 'changed_meanwhile'],
})

export const deleteInstitution = route({
  method: 'DELETE',
  path: '/institutions/:id',
  summary:
    'Delete an institution with its courses: an admin, or its owner, freshly authenticated, whose account goes too',
  tag: 'institutions',
  ...ofInstitution,
  reply: { 204: z.undefined() },
  errors: ['not_found', 'reauthentication_required'],
})

export const addInstitution = route({
  method: 'POST',
  path: '/institutions/new-ins',
  summary:
    'Create an institution owned by the learner with an address, who is notified; not public without a contact address',
  tag: 'institutions',
  access: ['admin'],
  body: NewInstitution,
  reply: { 201: Institution },
  errors: ['not_a_student'],
})

export const listCandidates = route({
  method: 'GET',
  path: '/admin/candidates',
  summary: 'Learners by name, who can be made owners of an institution; those with all the words that are searched for',
  tag: 'institutions',
  access: ['admin'],
  ...pageOf(Candidate, { search: z.optional(optionalText(200)) }),
})

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
  summary: 'Make a member the owner, and the owner a member, freshly authenticated: its owner, and admins',
  tag: 'institutions',
  ...ofInstitution,
  body: z.strictObject({ newOwnerId: identifier }),
  reply: { 200: Member },
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

const maxRejectionReasonLength = 1000

export const createInstitutionRequest = route({
  method: 'POST',
  path: '/institutions/requests',
  summary: 'Ask to become an institution: learners only, one open request each',
  tag: 'institution requests',
  access: 'signed-in',
  subject: { in: 'body', name: 'user_id' },
  body: NewInstitutionRequest,
  reply: { 201: InstitutionRequest },
  errors: ['not_a_student', 'institution_request_open'],
  rateLimit: 'writing-account',
})

export const listInstitutionRequests = route({
  method: 'GET',
  path: '/institutions/requests/:userId',
  summary: 'Read one’s own requests to become an institution, the latest first',
  tag: 'institution requests',
  access: 'signed-in',
  ...ofUser,
  ...pageOf(InstitutionRequest),
})

export const listPendingInstitutionRequests = route({
  method: 'GET',
  path: '/admin',
  summary: 'Read the requests to become an institution that wait for a decision, the oldest first',
  tag: 'institution requests',
  access: ['admin'],
  ...pageOf(PendingInstitutionRequest),
})

const RequestParams = z.strictObject({ id: numericIdentifier })

export const approveInstitutionRequest = route({
  method: 'POST',
  path: '/admin/:id/approve',
  summary: 'Approve a request: creates the institution with the applicant as owner, who is notified',
  tag: 'institution requests',
  access: ['admin'],
  params: RequestParams,
  reply: { 200: PendingInstitutionRequest },
  errors: ['not_found', 'not_a_student', 'institution_request_decided'],
})

export const rejectInstitutionRequest = route({
  method: 'POST',
  path: '/admin/:id/reject',
  summary: 'Reject a request, with a reason for its applicant',
  tag: 'institution requests',
  access: ['admin'],
  params: RequestParams,
  body: z.nullable(z.strictObject({ reason: z.optional(optionalText(maxRejectionReasonLength)) })),
  reply: { 200: PendingInstitutionRequest },
  errors: ['not_found', 'institution_request_decided'],
})

export const getInstitutionTasks = route({
  method: 'GET',
  path: '/institutions/:id/tasks',
  summary: 'Read what waits for an institution',
  tag: 'institutions',
  ...ofInstitution,
  reply: { 200: InstitutionTasks },
  errors: ['not_found'],
})
