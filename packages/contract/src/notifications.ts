import * as z from 'zod/mini'
import { listReplyHeaders, pagingFields } from '#courses.ts'
import { route } from '#http.ts'
import { identifier, instant, wholeNumber } from '#text.ts'

/** Kinds of notifications. Each has the parameters that its text needs, and the browser writes the text. */
export const notificationKinds = [
  'application_answered',
  'application_closed',
  'application_received',
  'application_withdrawn',
  'course_request_answered',
  'step_course_changed',
  'step_course_gone',
  'feedback_received',
  'weekly_summary',
  'mentoring_answered',
  'course_decided',
  'feedback_removed',
  'institution_request_received',
  'institution_request_approved',
  'institution_request_rejected',
  'institution_assigned',
  'institution_closed',
  'role_changed',
  'member_joined',
  'member_left',
  'membership_ended',
  'ownership_received',
  'ownership_handed_over',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

const Notification = z.object({
  id: z.int(),
  /** One of `notificationKinds`. */
  kind: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: instant,
  read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** Changes whenever an inbox does: the newest notification's id (0: none), and the number of unread ones. */
export const InboxState = z.object({ newest: z.int(), unread: z.int() })
export type InboxState = z.output<typeof InboxState>

const UserParams = z.strictObject({ userId: identifier })

export const listNotifications = route({
  method: 'GET',
  path: '/notifications/:userId',
  summary: 'Read one’s notifications, the newest first, with how many are unread in all',
  tag: 'notifications',
  access: 'signed-in',
  subject: { in: 'params', name: 'userId' },
  params: UserParams,
  query: z.strictObject(pagingFields),
  reply: { 200: z.object({ notifications: z.array(Notification), unread: z.int() }) },
  replyHeaders: listReplyHeaders,
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

const notificationId = wholeNumber(0, 2_147_483_647)

export const readNotifications = route({
  method: 'PUT',
  path: '/notifications/:userId/read',
  summary: 'Mark some of one’s notifications as read, or all up to the newest one that was seen',
  tag: 'notifications',
  access: 'signed-in',
  subject: { in: 'params', name: 'userId' },
  params: UserParams,
  body: z.union([
    z.strictObject({ ids: z.array(notificationId).check(z.minLength(1), z.maxLength(100)) }),
    z.strictObject({ upTo: notificationId }),
  ]),
  reply: { 200: InboxState },
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

/** The media type of the stream. Each message's `data` is an `InboxState`, the current one first. */
export const eventStream = 'text/event-stream'
export const maxStreamsPerSession = 3

export const streamInbox = route({
  method: 'GET',
  path: '/notifications/:userId/stream',
  summary: 'The state of the caller’s inbox: once, or at each change for callers that accept text/event-stream',
  tag: 'notifications',
  access: 'signed-in',
  subject: { in: 'params', name: 'userId' },
  params: UserParams,
  reply: { 200: InboxState },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'too_many_streams'],
})
