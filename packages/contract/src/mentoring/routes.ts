import * as z from 'zod/mini'
import { route } from '#http.ts'
import { maxMentoringLinkLength, maxMentoringNoteLength, mentoringStates } from '#mentoring/limits.ts'
import { MentoringRequest, NewMentoringRequest, QueuedMentoringRequest } from '#mentoring/schema.ts'
import { ofUser, ofUserAnd, pageOf } from '#route-parts.ts'
import { instant, numericIdentifier, optionalText, requiredText, webAddress } from '#text.ts'

export const createMentoringRequest = route({
  method: 'POST',
  path: '/mentoring/requests',
  summary: 'Ask for a session with a mentor at one of some proposed times; one open request at a time',
  tag: 'mentoring',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: NewMentoringRequest,
  reply: { 201: MentoringRequest },
  errors: ['plan_required', 'mentoring_open'],
})

export const listMentoringRequests = route({
  method: 'GET',
  path: '/mentoring/requests/:userId',
  summary: 'Read one’s mentoring requests, the latest first',
  tag: 'mentoring',
  access: ['student'],
  ...ofUser,
  reply: { 200: z.array(MentoringRequest) },
})

export const withdrawMentoringRequest = route({
  method: 'DELETE',
  path: '/mentoring/requests/:userId/:id',
  summary: 'Withdraw an open mentoring request',
  tag: 'mentoring',
  access: ['student'],
  ...ofUserAnd({ id: numericIdentifier }),
  reply: { 200: MentoringRequest },
  errors: ['not_found', 'mentoring_decided'],
})

export const listQueuedMentoring = route({
  method: 'GET',
  path: '/admin/mentoring',
  summary: 'Mentoring requests: those that wait, the oldest first; the others, the latest first',
  tag: 'mentoring',
  access: ['admin'],
  ...pageOf(QueuedMentoringRequest, { status: z.optional(z.enum(mentoringStates)) }),
})

export const answerMentoringRequest = route({
  method: 'PUT',
  path: '/admin/mentoring/:id',
  summary: 'Answer a mentoring request with a time and a link, or decline it; the learner is notified',
  tag: 'mentoring',
  access: ['admin'],
  params: z.strictObject({ id: numericIdentifier }),
  body: z.discriminatedUnion('status', [
    z.strictObject({
      status: z.literal('answered'),
      /** One of the proposed times or any later one. */
      time: instant,
      /** Where the session takes place: http or https. */
      link: webAddress(maxMentoringLinkLength),
      note: z.optional(optionalText(maxMentoringNoteLength)),
    }),
    z.strictObject({ status: z.literal('declined'), note: requiredText(maxMentoringNoteLength) }),
  ]),
  reply: { 200: QueuedMentoringRequest },
  errors: ['not_found', 'mentoring_decided'],
})
