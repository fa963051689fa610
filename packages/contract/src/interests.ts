import * as z from 'zod/mini'
import { KnownCareerId } from '#career-id.ts'
import { experienceExamples } from '#constants/interests.ts'
import { route } from '#http.ts'
import { InterestAnswers } from '#interest-answers.ts'
import { Source } from '#knowledge.ts'
import { InterestArea } from '#profile-answers.ts'
import { Reason } from '#recommendations.ts'

export type { InterestAnswers } from '#interest-answers.ts'

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

export const getInterestCheck = route({
  method: 'GET',
  path: '/interests',
  summary: 'Read the activities of the interest check',
  tag: 'interests',
  access: 'anonymous',
  reply: { 200: InterestCheck },
})

/** Nothing is stored. */
export const readInterests = route({
  method: 'POST',
  path: '/interests/result',
  summary: 'Read what answers to the interest check say',
  tag: 'interests',
  access: 'anonymous',
  body: z.strictObject(InterestAnswers.shape),
  reply: { 200: InterestResult },
  rateLimit: 'interests-address',
})

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

/** Nothing is stored. */
export const getExampleRoadmap = route({
  method: 'GET',
  path: '/interests/example',
  summary: 'Read an example of a roadmap for what a visitor enjoys and knows',
  tag: 'interests',
  access: 'public',
  query: z.strictObject({ enjoys: InterestArea, knows: z.optional(z.enum(experienceExamples)) }),
  reply: { 200: ExampleRoadmap },
  rateLimit: 'interests-address',
})
