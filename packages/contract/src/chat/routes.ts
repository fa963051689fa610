import * as z from 'zod/mini'
import { lineByLine, maxMessageLength } from '#chat/limits.ts'
import { ChatEvent, ChatMessage, ChatReply, coach, quota } from '#chat/schema.ts'
import { route } from '#http.ts'
import { ofUser } from '#route-parts.ts'
import { identifier, requiredText } from '#text.ts'

export const sendMessage = route({
  method: 'POST',
  path: '/chat',
  summary: `Ask the assistant; sentence by sentence for callers that accept ${lineByLine}`,
  tag: 'chat',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({ userId: identifier, message: requiredText(maxMessageLength) }),
  reply: { 200: ChatReply },
  stream: { mediaType: lineByLine, event: ChatEvent },
  errors: ['quota_exceeded'],
  rateLimit: 'chat-account',
})

export const listMessages = route({
  method: 'GET',
  path: '/chat/:userId',
  summary: 'Read one’s latest messages, the oldest first',
  tag: 'chat',
  access: ['student'],
  ...ofUser,
  reply: { 200: z.object({ messages: z.array(ChatMessage), quota: z.object(quota), coach }) },
})

export const deleteMessages = route({
  method: 'DELETE',
  path: '/chat/:userId',
  summary: 'Delete one’s conversation with the assistant',
  tag: 'chat',
  access: ['student'],
  ...ofUser,
  reply: { 204: z.undefined() },
})
