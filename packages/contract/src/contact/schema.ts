import * as z from 'zod/mini'
import { contactScopes, contactStates } from '#contact/limits.ts'
import { plans } from '#plans.ts'
import { emailAddress, instant, optionalLine, optionalText, requiredLine, requiredText } from '#text.ts'

const maxContactMessageLength = 4000

/** As people write one: full width, with other dashes, as a link, or with the sentence's full stop. */
const toPhone = z.overwrite<string>((value) =>
  value
    .normalize('NFKC')
    .replace(/^tel:/i, '')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/[ .,;]+$/, ''),
)
/** Digits, with the characters people write between them. */
const isPhone = z.refine<string>((value) => value === '' || /^\+?[\d ()./-]{5,30}$/.test(value), {
  params: { rule: 'phone' },
})

export const NewContactMessage = z.strictObject({
  name: requiredLine(100),
  email: emailAddress(),
  phone: z.optional(optionalLine(40).check(toPhone, z.maxLength(30), isPhone)),
  message: requiredText(maxContactMessageLength),
  /** A honeypot: people do not see this field, so a program filled it. It gets the same reply. */
  website: z.optional(optionalText(1000)),
})
export type NewContactMessage = z.output<typeof NewContactMessage>

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
  /** How many messages came from this email address, this one included, up to `maxSenderCount`. */
  fromSender: z.int(),
})
export type ContactMessage = z.output<typeof ContactMessage>

export const ContactAnswer = z.strictObject({ answer: requiredText(maxContactAnswerLength) })

export const ContactScope = z.enum(contactScopes)

/** An answered message stays answered. With the scope 'sender', every message of its email address changes that can. */
export const ContactStateChange = z.strictObject({ status: z.enum(['new', 'closed', 'spam']), scope: ContactScope })
export type ContactStateChange = z.output<typeof ContactStateChange>

/** How many messages were changed or deleted. */
export const ContactOutcome = z.object({ messages: z.int() })
