import * as z from 'zod/mini'
import { listReplyHeaders } from '#courses/limits.ts'
import { route } from '#http.ts'
import { eventStream } from '#notifications/limits.ts'
import { InboxState, Notification } from '#notifications/schema.ts'
import { ofUser, pagingFields } from '#route-parts.ts'
import { wholeNumber } from '#text.ts'

const notificationId = wholeNumber(0, 2_147_483_647)

export const listNotifications = route({
  method: 'GET',
  path: '/notifications/:userId',
  summary: 'Read one’s notifications, the newest first, with how many are unread in all',
  tag: 'notifications',
  access: 'signed-in',
  ...ofUser,
  query: z.strictObject({
    page: pagingFields.page,
    page_size: pagingFields.page_size,
    /** Only those before this one: none is left out when newer ones come or go while one reads on. */
    before: z.optional(notificationId),
  }),
  tellsKnowledge: true,
  reply: { 200: z.object({ notifications: z.array(Notification), unread: z.int() }) },
  replyHeaders: listReplyHeaders,
})

export const readNotifications = route({
  method: 'PUT',
  path: '/notifications/:userId/read',
  summary: 'Mark some of one’s notifications as read, or all up to the newest one that was seen',
  tag: 'notifications',
  access: 'signed-in',
  ...ofUser,
  body: z.union([
    z.strictObject({ ids: z.array(notificationId).check(z.minLength(1), z.maxLength(100)) }),
    z.strictObject({ upTo: notificationId }),
  ]),
  reply: { 200: InboxState },
})

export const streamInbox = route({
  method: 'GET',
  path: '/notifications/:userId/stream',
  summary: `The state of the caller’s inbox: once, or at each change for callers that accept ${eventStream}`,
  tag: 'notifications',
  exempt: true,
  access: 'signed-in',
  ...ofUser,
  reply: { 200: InboxState },
  stream: { mediaType: eventStream, event: InboxState },
  errors: ['too_many_streams'],
})
