import * as z from 'zod/mini'
import { careerIds } from '#careers.ts'
import { Course } from '#courses.ts'
import { route } from '#http.ts'
import { Institution } from '#institutions.ts'
import { SomeProfileAnswers } from '#profiles.ts'
import { RankedCareer } from '#recommendations.ts'
import { identifier, instant } from '#text.ts'

const engines = ['embedded', 'model'] as const

export const StepDetail = z.object({ id: z.string(), label: z.string(), description: z.string() })
export type StepDetail = z.output<typeof StepDetail>

/** Why a course is linked to a step: the skill it teaches, where it says so, and what else was weighed. */
export const LinkReason = z.object({
  code: z.enum(['teaches_in_title', 'teaches_in_description']),
  skill: z.string(),
  /** The course is in another language than the learner's study language, because none there fits. */
  otherLanguage: z.boolean(),
})
export type LinkReason = z.output<typeof LinkReason>

export const Step = z.object({
  id: z.int(),
  /** What the step teaches: stable across versions of a roadmap, so that progress comes along. */
  key: z.string(),
  section: z.string(),
  label: z.string(),
  description: z.string(),
  estimatedTime: z.string(),
  hours: z.number(),
  milestone: z.boolean(),
  /** Something to act on item by item, or one plain text. */
  details: z.union([z.array(StepDetail), z.string()]),
  skills: z.array(z.string()),
  courseId: z.nullable(z.int()),
  linkReason: z.nullable(LinkReason),
})
export type Step = z.output<typeof Step>

export const Roadmap = z.object({
  career: z.string(),
  careerId: z.enum(careerIds),
  version: z.int(),
  engine: z.enum(engines),
  knowledgeVersion: z.string(),
  createdAt: instant,
  totalHours: z.number(),
  roadmap: z.array(Step),
  /** The linked courses and their institutions, as the catalogue publishes them. */
  courses: z.array(Course),
  institutions: z.array(Institution),
  recommendation: RankedCareer,
  /** Skills found in the answers, left out of the steps. */
  knownSkills: z.array(z.object({ id: z.string(), name: z.string(), quote: z.string() })),
  /** An answer that matters to the advice has changed since this version was made. */
  outdated: z.boolean(),
})
export type Roadmap = z.output<typeof Roadmap>

const UserParams = z.strictObject({ userId: identifier })

export const getRoadmap = route({
  method: 'GET',
  path: '/roadmap/:userId',
  summary: 'Read one’s current roadmap',
  tag: 'roadmaps',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: UserParams,
  reply: { 200: Roadmap },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found'],
})

/**
 * Answers sent along are saved first, over those saved before. An unchanged profile gets the roadmap that exists;
 * `regenerate` asks for another one from the same profile, which is for paid plans.
 */
export const createRoadmap = route({
  method: 'POST',
  path: '/roadmap',
  summary: 'Make a roadmap from one’s profile, or get the one that exists',
  tag: 'roadmaps',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.extend(SomeProfileAnswers, { userId: identifier, regenerate: z.optional(z.boolean()) }),
  reply: { 200: Roadmap },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'profile_required', 'premium_required', 'rate_limited'],
  rateLimit: 'generation-account',
})

/** The roadmap as a diagram. `type` is always 'reactflow'. */
export const CareerDiagram = z.object({
  type: z.literal('reactflow'),
  content: z.object({
    career: z.string(),
    nodes: z.array(z.object({ id: z.string(), data: z.object({ label: z.string(), description: z.string() }) })),
    edges: z.array(z.object({ id: z.string(), source: z.string(), target: z.string() })),
  }),
})
export type CareerDiagram = z.output<typeof CareerDiagram>

export const getCareerDiagram = route({
  method: 'GET',
  path: '/career/:userId',
  summary: 'Read one’s roadmap as a diagram',
  tag: 'roadmaps',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: UserParams,
  reply: { 200: CareerDiagram },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found'],
})

export const generateCareer = route({
  method: 'POST',
  path: '/career/generate',
  summary: 'Make the career recommendation and its roadmap, or get what exists',
  tag: 'roadmaps',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({ userId: identifier, regenerate: z.optional(z.boolean()) }),
  reply: { 200: CareerDiagram },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'profile_required', 'premium_required', 'rate_limited'],
  rateLimit: 'generation-account',
})
