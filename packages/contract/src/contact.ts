import * as z from 'zod/mini'
import { contactStates } from '#constants/contact.ts'
import { route } from '#http.ts'
import { plans } from '#plans.ts'
import { pageOf } from '#route-parts.ts'
import { emailAddress, instant, numericIdentifier, optionalText, requiredLine, requiredText } from '#text.ts'

const maxContactMessageLength = 4000

/** Digits, with the characters people write between them. */
const isPhone = z.refine<string>((value) => value === '' || /^\+?[\d ()./-]{5,30}$/.test(value), {
  params: { rule: 'phone' },
})

export const NewContactMessage = z.strictObject({
  name: requiredLine(100),
  email: emailAddress(),
  phone: z.optional(optionalText(30).check(isPhone)),
  message: requiredText(maxContactMessageLength),
  /** A honeypot: people do not see this field, so a program filled it. It gets the same reply. */
  website: z.optional(z.string().check(z.maxLength(1000))),
})
export type NewContactMessage = z.output<typeof NewContactMessage>

export const sendContactMessage = route({
  method: 'POST',
  path: '/contact',
  summary: 'Write to the people behind the product',
  tag: 'contact',
  access: 'public',
  body: NewContactMessage,
  reply: { 201: z.object({ message: z.string() }) },
  rateLimit: 'contact-address',
})

const maxContactAnswerLength = 4000
/** A message as admins see it. */
export const ContactMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  status: z.enum(contactStates),
  /** The plan of the account that wrote it or has its verified address; null where there is none. */
  plan: z.nullable(z.enum(plans)),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  createdAt: instant,
})
export type ContactMessage = z.output<typeof ContactMessage>

export const listContactMessages = route({
  method: 'GET',
  path: '/admin/messages',
  summary:
    'Contact messages: new ones, those of paying learners first, then the oldest; answered ones, the latest first',
  tag: 'contact',
  access: ['admin'],
  ...pageOf(ContactMessage, { status: z.optional(z.enum(contactStates)) }),
})

export const ContactAnswer = z.strictObject({ answer: requiredText(maxContactAnswerLength) })

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
