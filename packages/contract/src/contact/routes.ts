import * as z from 'zod/mini'
import { contactStates } from '#contact/limits.ts'
import {
  ContactAnswer,
  ContactMessage,
  ContactOutcome,
  ContactScope,
  ContactStateChange,
  NewContactMessage,
} from '#contact/schema.ts'
import { route } from '#http.ts'
import { pageOf } from '#route-parts.ts'
import { emailAddress, numericIdentifier } from '#text.ts'

export const sendContactMessage = route({
  method: 'POST',
  path: '/contact',
  summary: 'Write to the people behind the product',
  tag: 'contact',
  access: 'public',
  body: NewContactMessage,
  reply: { 201: z.object({ message: z.string() }) },
  rateLimit: ['contact-browser', 'contact-address'],
})

export const listContactMessages = route({
  method: 'GET',
  path: '/admin/messages',
  summary: 'Contact messages: new ones, those of paying learners first, then the oldest; others, the latest first',
  tag: 'contact',
  access: ['admin'],
  ...pageOf(ContactMessage, { status: z.optional(z.enum(contactStates)), sender: z.optional(emailAddress()) }),
})

const MessageParams = z.strictObject({ id: numericIdentifier })

export const answerContactMessage = route({
  method: 'PUT',
  path: '/admin/messages/:id/answer',
  summary: 'Answer a contact message by mail, once',
  tag: 'contact',
  access: ['admin'],
  params: MessageParams,
  body: ContactAnswer,
  reply: { 200: ContactMessage },
  errors: ['not_found', 'message_decided', 'service_off'],
})

export const changeContactMessage = route({
  method: 'PUT',
  path: '/admin/messages/:id/status',
  summary: 'Close a new contact message, mark it as spam, or take that back; or all messages of its sender',
  tag: 'contact',
  access: ['admin'],
  params: MessageParams,
  body: ContactStateChange,
  reply: { 200: ContactOutcome },
  errors: ['not_found', 'message_decided'],
})

export const deleteContactMessage = route({
  method: 'DELETE',
  path: '/admin/messages/:id',
  summary: 'Delete a contact message, or all messages of its sender',
  tag: 'contact',
  access: ['admin'],
  params: MessageParams,
  query: z.strictObject({ scope: z.optional(ContactScope) }),
  reply: { 200: ContactOutcome },
  errors: ['not_found'],
})
