import * as z from 'zod/mini'
import { courseStatuses, ownCourseOrders } from '#constants/courses.ts'
import { Course } from '#courses.ts'
import { route } from '#http.ts'
import { InstitutionParams, ofInstitution, pageOf } from '#route-parts.ts'
import { emailAddress, identifier, optionalLine, optionalText, requiredLine, requiredText } from '#text.ts'

const maxInstitutionNameLength = 150
const maxInstitutionDescriptionLength = 2000
const maxInstitutionAddressLength = 300

/** An institution's profile, as its members write it. The email address is published. */
export const institutionProfileFields = {
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

export const listInstitutions = route({
  method: 'GET',
  path: '/institutions',
  summary: 'Public institutions, by name, all of them for admins; those with all the words that are searched for',
  tag: 'institutions',
  access: 'public',
  ...pageOf(Institution, { search: z.optional(optionalText(200)) }),
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

export const NewInstitution = z.strictObject({
  name: requiredLine(maxInstitutionNameLength),
  /** The learner's own address, which is not published. */
  email: emailAddress(),
  /** What the institution publishes. */
  contactEmail: z.optional(emailAddress()),
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

/** A user who can become the owner of an institution. */
const Candidate = z.object({ id: identifier, name: z.string(), email: z.string() })
export type Candidate = z.output<typeof Candidate>

export const listCandidates = route({
  method: 'GET',
  path: '/admin/candidates',
  summary: 'Learners by name, who can be made owners of an institution; those with all the words that are searched for',
  tag: 'institutions',
  access: ['admin'],
  ...pageOf(Candidate, { search: z.optional(optionalText(200)) }),
})
