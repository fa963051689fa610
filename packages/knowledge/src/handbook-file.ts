import { careerIds } from '@milepost/contract/careers/limits'
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const texts = z.array(text).check(z.minLength(1))
const id = z.string().check(z.regex(/^[a-z]+(-[a-z0-9]+)*$/), z.maxLength(60))

const source = z.strictObject({
  title: text,
  url: z.url(),
  publisher: text,
  /** The day on which its text was read. */
  opened: z.iso.date(),
})

const answer = z.strictObject({
  /** Its address is '/guides/<guide>#<id>'. */
  id,
  question: z.string().check(z.minLength(3), z.maxLength(80)),
  /** Where it holds. Left out, it holds anywhere. */
  country: z.optional(z.enum(['LK', 'IN'])),
  answer: z.string().check(z.minLength(100), z.maxLength(1200)),
  /** How people ask it: what the assistant finds it by. */
  asked: texts.check(z.minLength(10), z.maxLength(30)),
  /** What it rests on. Without any it is general advice, which has no figure. */
  sources: z.optional(z.array(source).check(z.minLength(1))),
  careers: z.optional(z.array(z.enum(careerIds))),
  skills: z.optional(texts),
})
export type HandbookAnswer = z.output<typeof answer>

/** A file of `handbook`, named after the guide's id: answers that belong together. */
export const HandbookFile = z.strictObject({
  title: z.string().check(z.minLength(3), z.maxLength(60)),
  summary: text,
  answers: z.array(answer).check(z.minLength(3), z.maxLength(16)),
})
export type HandbookFile = z.output<typeof HandbookFile>
