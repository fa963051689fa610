import * as z from 'zod/mini'
import { contactStates } from '#contact/limits.ts'
import { ContactAnswer, ContactMessage, NewContactMessage } from '#contact/schema.ts'
import { route } from '#http.ts'
import { pageOf } from '#route-parts.ts'
import { numericIdentifier } from '#text.ts'

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
  summary:
    'Contact messages: new ones, those of paying learners first, then the oldest; answered ones, the latest first',
  tag: 'contact',
  access: ['admin'],
  ...pageOf(ContactMessage, { status: z.optional(z.enum(contactStates)) }),
})

export const answerContactMessage = route({
  method: 'PUT',
  path: '/admin/messages/:id/answer',
  summary: 'Answer a contact message by mail, once',
  tag: 'contact',
  access: ['admin'],
  params: z.strictObject({ id: numericIdentifier }),
  body: ContactAnswer,
  reply: { 200: ContactMessage },
  errors: ['not_found', 'message_answered', 'service_off'],
})
