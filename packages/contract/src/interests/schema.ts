import * as z from 'zod/mini'
import { KnownCareerId } from '#careers/schema.ts'
import { Source } from '#knowledge/schema.ts'
import { Reason } from '#recommendations/schema.ts'

const Choice = z.object({ id: z.string(), first: z.string(), second: z.string() })

/** The questions of the interest check. */
export const InterestCheck = z.object({
  activities: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Where some of the activities come from, with changed words. */
  source: Source,
})
export type InterestCheck = z.output<typeof InterestCheck>

const InterestFamily = z.object({
  id: z.string(),
  name: z.string(),
  lean: z.string(),
  /** The activities of this family that were really liked. */
  liked: z.array(z.string()),
  /** Best first, by the choices that were made. */
  careers: z.array(z.object({ id: KnownCareerId, title: z.string(), votes: z.int() })),
  /** No career of the family leads by the choices that were made. */
  isCloseCall: z.boolean(),
  /** Pairs of tasks that tell the careers apart. */
  choices: z.array(Choice),
})

/** What the answers say: a family of careers, not a score. */
export const InterestResult = z.object({
  /**
   * 'clear': one family leads. 'close': two are near each other. 'flat': the answers are too much alike, or too few.
   * 'elsewhere': other things are liked more than work with computers.
   */
  outcome: z.enum(['clear', 'close', 'flat', 'elsewhere']),
  /** The families that lead, the best first. Empty when flat. */
  families: z.array(InterestFamily),
  /** Where else to look, with what was liked. Null unless elsewhere. */
  elsewhere: z.nullable(z.object({ fields: z.string(), liked: z.array(z.string()) })),
})
export type InterestResult = z.output<typeof InterestResult>

/** What a visitor could start with, from two answers: a family, one career of it, and how its roadmap begins. */
export const ExampleRoadmap = z.object({
  family: z.object({ name: z.string(), lean: z.string() }),
  career: z.object({ id: KnownCareerId, title: z.string(), summary: z.string() }),
  /** Only those that come from the two answers. */
  reasons: z.array(Reason),
  /** The first of the roadmap. */
  steps: z.array(z.object({ label: z.string(), hours: z.int() })),
  stepCount: z.int(),
  /** Hours of the whole roadmap. */
  totalHours: z.int(),
})
export type ExampleRoadmap = z.output<typeof ExampleRoadmap>
