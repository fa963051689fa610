import * as z from 'zod/mini'
import { isWebAddress } from '#constants/course-requests.ts'
import {
  maxMentoringLinkLength,
  maxMentoringNoteLength,
  maxMentoringTopicLength,
  maxProposedTimes,
  mentoringStates,
} from '#constants/mentoring.ts'
import { route } from '#http.ts'
import { plans } from '#plans.ts'
import { ofUser, ofUserAnd, pageOf } from '#route-parts.ts'
import { identifier, instant, numericIdentifier, optionalText, requiredLine, requiredText } from '#text.ts'

export const MentoringRequest = z.object({
  id: z.int(),
  topic: z.string(),
  proposedTimes: z.array(instant),
  status: z.enum(mentoringStates),
  /** The session's time and place, set by an admin. */
  answer: z.nullable(z.object({ time: z.nullable(instant), link: z.nullable(z.string()), note: z.string() })),
  createdAt: instant,
})
export type MentoringRequest = z.output<typeof MentoringRequest>

export const NewMentoringRequest = z.strictObject({
  userId: identifier,
  topic: requiredText(maxMentoringTopicLength),
  proposedTimes: z.array(instant).check(z.minLength(1), z.maxLength(maxProposedTimes)),
})

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

/** A request for admins, with the learner and their current plan. */
export const QueuedMentoringRequest = z.extend(MentoringRequest, {
  requestedBy: z.string(),
  plan: z.enum(plans),
  decidedAt: z.nullable(instant),
})
export type QueuedMentoringRequest = z.output<typeof QueuedMentoringRequest>

export const listQueuedMentoring = route({
  method: 'GET',
  path: '/admin/mentoring',
  summary: 'Mentoring requests: those that wait, the oldest first; the others, the latest first',
  tag: 'mentoring',
  access: ['admin'],
  ...pageOf(QueuedMentoringRequest, { status: z.optional(z.enum(mentoringStates)) }),
})

const webAddress = z.refine<string>(isWebAddress, { params: { rule: 'web_address' } })

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
      link: requiredLine(maxMentoringLinkLength).check(webAddress),
      note: z.optional(optionalText(maxMentoringNoteLength)),
    }),
    z.strictObject({ status: z.literal('declined'), note: requiredText(maxMentoringNoteLength) }),
  ]),
  reply: { 200: QueuedMentoringRequest },
  errors: ['not_found', 'mentoring_decided'],
})
