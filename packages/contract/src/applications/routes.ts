import * as z from 'zod/mini'
import { applicationStatuses, maxCourseIntakes, maxMovesAtOnce } from '#applications/limits.ts'
import {
  Application,
  ApplicationMessage,
  ApplicationMove,
  AppliedCourse,
  Conversation,
  CourseMessage,
  InstitutionText,
  Intake,
  IntakeChange,
  MessageReport,
  NewApplication,
  NewApplicationMessage,
  NewInstitutionText,
  NewOfferSettings,
  OfferSettings,
  OwnMove,
  ReceivedApplication,
} from '#applications/schema.ts'
import { route } from '#http.ts'
import { ofInstitution, ofUser, ofUserAnd, pageOf } from '#route-parts.ts'
import { numericIdentifier, optionalText } from '#text.ts'

const status = z.optional(z.enum(applicationStatuses))

export const createApplication = route({
  method: 'POST',
  path: '/applications',
  summary: 'Apply to a course, once, with as many open applications as the plan allows; a full one has a waiting list',
  tag: 'applications',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: NewApplication,
  reply: { 201: Application },
  errors: ['not_found', 'application_limit', 'application_open', 'applications_closed'],
  rateLimit: 'application-account',
})

export const listApplications = route({
  method: 'GET',
  path: '/applications/:userId',
  summary: 'Read one’s applications, the latest first; those to one course or in one state where asked for',
  tag: 'applications',
  access: ['student'],
  ...ofUser,
  ...pageOf(Application, { course_id: z.optional(numericIdentifier), status }),
})

export const moveOwnApplication = route({
  method: 'PUT',
  path: '/applications/:userId/:id',
  summary: 'Withdraw an application, accept an offered place, or leave the course',
  tag: 'applications',
  access: ['student'],
  ...ofUserAnd({ id: numericIdentifier }),
  body: OwnMove,
  reply: { 200: Application },
  errors: ['not_found', 'application_decided'],
})

export const shareApplicationProgress = route({
  method: 'PUT',
  path: '/applications/:userId/:id/sharing',
  summary: 'Let the institution see one’s progress at the course’s steps, or no longer',
  tag: 'applications',
  access: ['student'],
  ...ofUserAnd({ id: numericIdentifier }),
  body: z.strictObject({ sharesProgress: z.boolean() }),
  reply: { 200: Application },
  errors: ['not_found'],
})

const received = {
  course_id: z.optional(numericIdentifier),
  intake_id: z.optional(numericIdentifier),
  status,
  /** Words of the learner's name or address, the course or the message. */
  search: z.optional(optionalText(200)),
  /** Applied on this day (UTC) or later. */
  from: z.optional(z.iso.date()),
  /** Applied on this day (UTC) or earlier. */
  to: z.optional(z.iso.date()),
}

export const listReceivedApplications = route({
  method: 'GET',
  path: '/institutions/:id/applications',
  summary: 'Read what was applied for at an institution, the latest first: its own members and admins',
  tag: 'applications',
  ...ofInstitution,
  ...pageOf(ReceivedApplication, received),
  errors: ['not_found'],
})

export const exportApplications = route({
  method: 'GET',
  path: '/institutions/:id/applications/export',
  summary: 'Save what the filters leave as CSV: the institution’s own members',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  query: z.strictObject(received),
  reply: { 200: z.string() },
  mediaType: 'text/csv',
  replyHeaders: { 'content-disposition': 'the name of the file: milepost-applications-YYYY-MM-DD.csv' },
  rateLimit: 'export-account',
})

export const listAppliedCourses = route({
  method: 'GET',
  path: '/institutions/:id/applications/courses',
  summary: 'Read which courses were applied for, with their places and starts: its own members and admins',
  tag: 'applications',
  ...ofInstitution,
  reply: { 200: z.array(AppliedCourse) },
  errors: ['not_found'],
})

const ids = z.array(numericIdentifier).check(
  z.minLength(1),
  z.maxLength(maxMovesAtOnce),
  z.refine((all) => new Set(all).size === all.length, { params: { rule: 'distinct' } }),
)

const moveRefusals = ['not_found', 'application_decided', 'application_open', 'course_full', 'not_undoable'] as const

/** What became of each application: they are moved one by one. */
const outcome = {
  reply: {
    200: z.object({
      done: z.array(z.int()),
      refused: z.array(z.object({ id: z.int(), code: z.enum(moveRefusals) })),
    }),
  },
}

export const moveApplications = route({
  method: 'POST',
  path: '/institutions/:id/applications/moves',
  summary:
    'Move applications to one’s own institution to another state, each by itself; learners hear of it a minute later',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  body: z.extend(ApplicationMove, { ids }),
  ...outcome,
})

export const undoApplicationMoves = route({
  method: 'POST',
  path: '/institutions/:id/applications/moves/undo',
  summary: 'Undo what was done with applications last, while their learners haven’t been told',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  body: z.strictObject({ ids }),
  ...outcome,
})

export const readOfferSettings = route({
  method: 'GET',
  path: '/institutions/:id/offers',
  summary: 'Read what happens to a place that becomes free: its own members and admins',
  tag: 'applications',
  ...ofInstitution,
  reply: { 200: OfferSettings },
  errors: ['not_found'],
})

export const saveOfferSettings = route({
  method: 'PUT',
  path: '/institutions/:id/offers',
  summary: 'Choose what happens to a place that becomes free',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  body: NewOfferSettings,
  reply: { 200: OfferSettings },
})

export const listInstitutionTexts = route({
  method: 'GET',
  path: '/institutions/:id/texts',
  summary: 'Read the texts that one’s own institution keeps for its answers',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  reply: { 200: z.array(InstitutionText) },
})

export const addInstitutionText = route({
  method: 'POST',
  path: '/institutions/:id/texts',
  summary: 'Keep a text for answers',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  body: NewInstitutionText,
  reply: { 201: InstitutionText },
  errors: ['texts_full'],
})

export const deleteInstitutionText = route({
  method: 'DELETE',
  path: '/institutions/:id/texts/:textId',
  summary: 'Delete a kept text',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier, textId: numericIdentifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

export const listCourseIntakes = route({
  method: 'GET',
  path: '/courses/:id/intakes',
  summary: 'Read the starts of an offered course that are still to come; its own institution reads all',
  tag: 'applications',
  access: 'public',
  params: z.strictObject({ id: numericIdentifier }),
  reply: { 200: z.array(Intake) },
  errors: ['not_found'],
})

export const saveCourseIntakes = route({
  method: 'PUT',
  path: '/courses/:id/intakes',
  summary: 'Set the starts of one’s own course',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  body: z.strictObject({ intakes: z.array(IntakeChange).check(z.maxLength(maxCourseIntakes)) }),
  reply: { 200: z.array(Intake) },
  errors: ['not_found', 'intake_in_use'],
})

const ofApplication = {
  tag: 'applications',
  access: ['student', 'institution'],
  params: z.strictObject({ id: numericIdentifier }),
  errors: ['not_found'],
} as const

export const readConversation = route({
  method: 'GET',
  path: '/application-messages/:id',
  summary: 'Read what the learner and the institution wrote about an application of theirs',
  ...ofApplication,
  reply: { 200: Conversation },
})

export const writeApplicationMessage = route({
  method: 'POST',
  path: '/application-messages/:id',
  summary: 'Write to the other side about an application: the institution first',
  ...ofApplication,
  body: NewApplicationMessage,
  reply: { 201: ApplicationMessage },
  errors: ['not_found', 'messages_blocked'],
  rateLimit: 'application-message-account',
})

export const reportApplicationMessage = route({
  method: 'POST',
  path: '/application-messages/:id/:messageId/report',
  summary: 'Report a message of the other side to the admins',
  ...ofApplication,
  params: z.strictObject({ id: numericIdentifier, messageId: numericIdentifier }),
  body: MessageReport,
  reply: { 200: ApplicationMessage },
  rateLimit: 'application-message-account',
})

export const blockApplicationMessages = route({
  method: 'PUT',
  path: '/application-messages/:id/block',
  summary: 'Get no more messages about an application, or get them again',
  ...ofApplication,
  body: z.strictObject({ blocked: z.boolean() }),
  reply: { 200: Conversation },
  errors: ['not_found', 'messages_blocked'],
})

export const messageEnrolled = route({
  method: 'POST',
  path: '/courses/:id/messages',
  summary:
    'Write to every learner enrolled in one’s own course, in their inbox and by email; the same words reach each once',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  body: CourseMessage,
  /** How many learners got it now: 0 if all had it already, or no one is enrolled. */
  reply: { 200: z.object({ sent: z.int() }) },
  errors: ['not_found'],
  rateLimit: 'message-account',
})
