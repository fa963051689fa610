import * as z from 'zod/mini'
import { route } from '#http.ts'
import { experienceExamples } from '#interests/limits.ts'
import { ExampleRoadmap, InterestCheck, InterestResult } from '#interests/schema.ts'
import { InterestAnswers, InterestArea } from '#profiles/schema.ts'

export const getInterestCheck = route({
  method: 'GET',
  path: '/interests',
  summary: 'Read the activities of the interest check',
  tag: 'interests',
  access: 'anonymous',
  tellsKnowledge: true,
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
  tellsKnowledge: true,
  reply: { 200: InterestResult },
  rateLimit: ['interests-browser', 'interests-address'],
})

/** Nothing is stored. */
export const getExampleRoadmap = route({
  method: 'GET',
  path: '/interests/example',
  summary: 'Read an example of a roadmap for what a visitor enjoys and knows',
  tag: 'interests',
  access: 'public',
  query: z.strictObject({ enjoys: InterestArea, knows: z.optional(z.enum(experienceExamples)) }),
  tellsKnowledge: true,
  reply: { 200: ExampleRoadmap },
  rateLimit: ['interests-browser', 'interests-address'],
})
