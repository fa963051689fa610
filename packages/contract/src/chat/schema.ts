import * as z from 'zod/mini'
import { careerIds } from '#careers/limits.ts'
import { maxChangesAtOnce } from '#chat/limits.ts'
import { stepStatuses } from '#progress/limits.ts'
import { maxHoursPerWeek, minHoursPerWeek } from '#roadmaps/pace.ts'
import { RoadmapVariant, VariantChoice } from '#roadmaps/schema.ts'
import { instant } from '#text.ts'

/**
 * What a sentence links to: a page of the product that shows what it says, or a help line. A step's id is its number, a help
 * page's or a guide's may have '#section', a phone's is its number as people write it, and a website's its host.
 */
export const ChatSource = z.object({
  kind: z.enum(['step', 'course', 'career', 'skill', 'guide', 'help', 'phone', 'website']),
  id: z.string(),
  title: z.string(),
})
export type ChatSource = z.output<typeof ChatSource>

/** What a language model asks before it answers. */
export const ChatTool = z.enum(['road', 'skills', 'careers', 'plan', 'courses', 'why', 'handbook', 'help', 'change'])
export type ChatTool = z.output<typeof ChatTool>

export const ChatSentence = z.object({
  text: z.string(),
  sources: z.array(ChatSource),
  /** Begins a paragraph, or is an item of a list or a block of code. Left out where it goes on. */
  form: z.optional(z.enum(['paragraph', 'item', 'code'])),
  /** General knowledge of a language model, not from Milepost. */
  isGeneral: z.optional(z.literal(true)),
})
export type ChatSentence = z.output<typeof ChatSentence>

export const ChatChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mark_step'),
    /** What the step teaches. Its number may be another one by the time the learner confirms. */
    stepKey: z.string(),
    stepId: z.int(),
    label: z.string(),
    from: z.enum(stepStatuses),
    to: z.enum(stepStatuses),
  }),
  z.object({
    kind: z.literal('set_pace'),
    /** Null removes them. */
    hoursPerWeek: z.nullable(z.int().check(z.gte(minHoursPerWeek), z.lte(maxHoursPerWeek))),
    /** The hours at the time of the answer, or null where the learner had set none. */
    from: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('correct_skill'), skillId: z.string(), name: z.string(), known: z.boolean() }),
  z.object({
    kind: z.literal('ignore_request'),
    skillId: z.string(),
    name: z.string(),
    /** Whether the answers want the skill or refuse it, or name a deadline: then the id is `deadlineId`. */
    request: z.enum(['wanted', 'refused', 'deadline']),
    /** True takes the request back, false asks for it again. */
    ignored: z.boolean(),
  }),
  z.object({
    kind: z.literal('add_skill'),
    skillId: z.string(),
    name: z.string(),
    /** False takes a skill off that the learner added. */
    added: z.boolean(),
  }),
  z.object({
    kind: z.literal('choose_variant'),
    choice: VariantChoice,
    /** What the choice is called, or null for the usual way. */
    variant: z.nullable(RoadmapVariant),
  }),
  z.object({ kind: z.literal('switch_career'), careerId: z.enum(careerIds) }),
  z.object({ kind: z.literal('apply'), courseId: z.int(), title: z.string() }),
  z.object({
    kind: z.literal('take_note'),
    /** A step by its key. */
    subject: z.string(),
    /** Of the step. */
    label: z.string(),
    text: z.string(),
  }),
  z.object({ kind: z.literal('set_reminder') }),
])
export type ChatChange = z.output<typeof ChatChange>

/**
 * What an answer proposes to change. Answering changes nothing: the learner confirms each change on the screen, which then makes
 * it by the same route as every other screen.
 */
export const ChatAction = z.discriminatedUnion('kind', [
  ChatChange,
  z.object({
    kind: z.literal('several'),
    changes: z.array(ChatChange).check(z.minLength(2), z.maxLength(maxChangesAtOnce)),
  }),
])
export type ChatAction = z.output<typeof ChatAction>

export const ChatMessage = z.object({
  id: z.int(),
  sender: z.enum(['user', 'bot']),
  /** The whole message; a bot's is its sentences, one after the other. */
  text: z.string(),
  /** A bot's sentences with their sources; empty for a user's message. */
  sentences: z.array(ChatSentence),
  /** Questions that could come next. */
  suggestions: z.array(z.string()),
  /** What wrote a bot's message. 'fallback' is the embedded engine in place of a failed language model. */
  engine: z.nullable(z.enum(['embedded', 'model', 'fallback'])),
  /** What a bot's message proposes to change. Null where it only answers. */
  action: z._default(z.nullable(ChatAction), null),
  createdAt: instant,
})
export type ChatMessage = z.output<typeof ChatMessage>

export const quota = {
  /** Messages the plan allows a day, and how many are left of today's. */
  aDay: z.int(),
  left: z.int(),
}

/**
 * The coach: a language model that leads the conversation. 'none': this server has none. 'unasked': the learner has not yet said
 * whether to use it. 'off': they would rather not. 'low' and 'spent': little or nothing is left of the day.
 */
export const coach = z.object({
  state: z.enum(['none', 'unasked', 'off', 'on', 'low', 'spent']),
  /** Who gets what is sent, such as 'api.example.com'. Empty where there is none. */
  provider: z.string(),
})
export type Coach = z.output<typeof coach>

export const ChatReply = z.object({
  /** The answer as plain text. */
  reply: z.string(),
  question: ChatMessage,
  answer: ChatMessage,
  quota: z.object(quota),
  coach,
})
export type ChatReply = z.output<typeof ChatReply>

/**
 * Lines of a reply to a caller that accepts `application/x-ndjson`: sentences as they are ready, then the whole reply, which
 * replaces them. 'working' comes in between, with what a coach looks at. After a failure, the last line holds the error.
 */
export const ChatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('working'), tool: z.nullable(ChatTool) }),
  z.object({ event: z.literal('sentence'), sentence: ChatSentence }),
  z.object({ event: z.literal('reply'), reply: ChatReply }),
  z.object({ event: z.literal('failure') }),
])
export type ChatEvent = z.output<typeof ChatEvent>
