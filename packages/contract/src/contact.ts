import * as z from 'zod/mini'
import { route } from '#http.ts'
import { emailAddress, optionalText, requiredText } from '#text.ts'

export const longestContactMessage = 4000

/** Digits, with the signs people write between them. */
const isPhone = z.refine<string>((value) => value === '' || /^\+?[\d ()./-]{5,30}$/.test(value), {
  params: { rule: 'phone' },
})

export const NewContactMessage = z.strictObject({
  name: requiredText(100),
  email: emailAddress(),
  phone: z.optional(optionalText(30).check(isPhone)),
  message: requiredText(longestContactMessage),
  /** A field that people do not see: what fills it is a program, and is thanked like everybody. */
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
  errors: ['invalid', 'rate_limited'],
  rateLimit: 'contact-address',
})
