import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const id = z.string().check(z.regex(/^[a-z]+(-[a-z0-9]+)*$/))

/** The tools of the assistant, each with a file of `intents`. Questions about Milepost are in `intents/help`, by topic. */
export const toolNames = [
  ...(['road', 'step', 'skill', 'concept', 'quiz', 'career', 'careers', 'compare'] as const),
  ...(['plan', 'courses', 'why', 'change', 'talk', 'decline'] as const),
] as const
export type ToolName = (typeof toolNames)[number]

/** What a question has to name, or what was spoken of before it. */
export const needs = [
  ...(['roadmap', 'step', 'skill', 'two-skills', 'tool', 'concept', 'two-concepts'] as const),
  ...(['career', 'two-careers', 'career+skill'] as const),
] as const
export type Need = (typeof needs)[number]

/** A file of `intents`: what can be asked of one tool, with examples from which the assistant learns. */
export const IntentsFile = z.array(
  z.strictObject({
    id,
    /** What belongs here and what does not, for those who write examples. */
    about: text,
    needs: z.optional(z.enum(needs)),
    /** A plain way to ask it, which is suggested to the learner. */
    ask: z.optional(text),
    examples: z.array(text).check(z.minLength(12)),
  }),
)
export type IntentsFile = z.output<typeof IntentsFile>

/** What a question can ask for. */
export interface Intent {
  /** Such as 'skill.hours', 'help.plans#refund'. */
  readonly id: string
  readonly needs?: Need | undefined
  readonly ask?: string | undefined
  readonly examples: readonly string[]
}

/** A file of `assistant`: what a tool says, by key. '{name}' stands for a value. */
export const SentencesFile = z.record(text, text)
export type SentencesFile = z.output<typeof SentencesFile>

/** `assistant/words.yaml`: how people shorten words, and names that are everyday words too. */
export const WordsFile = z.strictObject({
  /** What is written, and what is meant. */
  short: z.record(text, text),
  /** Names of skills that count only beside words of learning. */
  everyday: z.array(text),
})
export type WordsFile = z.output<typeof WordsFile>
