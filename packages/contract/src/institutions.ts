import * as z from 'zod/mini'
import { Course, courseStatuses, listReplyHeaders, pagingFields } from '#courses.ts'
import { route } from '#http.ts'
import { numericIdentifier, optionalText } from '#text.ts'

/** What an institution publishes about itself. */
export const Institution = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  description: z.string(),
  address: z.string(),
})
export type Institution = z.output<typeof Institution>

const InstitutionParams = z.strictObject({ id: numericIdentifier })

export const listInstitutions = route({
  method: 'GET',
  path: '/institutions',
  summary: 'Institutions, by name',
  tag: 'institutions',
  access: 'public',
  query: z.strictObject({ search: z.optional(optionalText(200)), ...pagingFields }),
  reply: { 200: z.array(Institution) },
  replyHeaders: listReplyHeaders,
  errors: ['invalid'],
})

export const getInstitution = route({
  method: 'GET',
  path: '/institutions/:id',
  summary: 'One institution',
  tag: 'institutions',
  access: 'public',
  params: InstitutionParams,
  reply: { 200: Institution },
  errors: ['invalid', 'not_found'],
})

export const listInstitutionCourses = route({
  method: 'GET',
  path: '/institutions/:id/courses',
  summary: 'Courses of one institution: approved ones, all states for its own users and admins',
  tag: 'institutions',
  access: 'public',
  params: InstitutionParams,
  query: z.strictObject({
    search: z.optional(optionalText(200)),
    status: z.optional(z.enum(courseStatuses)),
    ...pagingFields,
  }),
  reply: { 200: z.array(Course) },
  replyHeaders: listReplyHeaders,
  errors: ['invalid', 'not_found'],
})
