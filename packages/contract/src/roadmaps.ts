import * as z from 'zod/mini'
import { KnownCareerId } from '#career-id.ts'
import { courseLevels } from '#constants/courses.ts'
import { skillLevels } from '#constants/skill-levels.ts'
import { Course } from '#courses.ts'
import { route } from '#http.ts'
import { Institution } from '#institutions.ts'
import { Material } from '#materials.ts'
import { maxHoursPerWeek, minHoursPerWeek } from '#pace.ts'
import { SomeProfileAnswers } from '#profile-answers.ts'
import { RankedCareer } from '#recommendations.ts'
import { RoadmapRequest } from '#roadmap-requests.ts'
import { RoadmapVariant } from '#roadmap-variants.ts'
import { ofUser, ofUserAnd } from '#route-parts.ts'
import { identifier, instant, wholeNumber } from '#text.ts'

/** What made it. 'fallback' is the embedded engine in place of a failed language model. */
const engines = ['embedded', 'model', 'fallback'] as const
export type Engine = (typeof engines)[number]

export const StepDetail = z.object({ id: z.string(), label: z.string(), description: z.string() })
export type StepDetail = z.output<typeof StepDetail>

/**
 * Why no course is linked. 'no_course': none teaches the step. 'budget': each costs more than the whole budget. 'budget_spent':
 * each costs more than the other courses leave. 'taken': it already serves as many steps as a course may.
 */
const languageAbsences = ['no_course', 'budget', 'budget_spent', 'taken'] as const
export type LanguageAbsence = (typeof languageAbsences)[number]

/** Why a course is linked to a step: the skill it teaches, where it says so, its level and its language. */
export const LinkReason = z.object({
  code: z.enum(['teaches_in_title', 'teaches_in_description', 'confirmed']),
  skill: z.string(),
  /** The course's level, or null where it does not say. */
  level: z._default(z.nullable(z.enum(courseLevels)), null),
  /** The course is in another language than the learner's study language. */
  otherLanguage: z.boolean(),
  /** Why no course in the study language is linked. Null where one is, and where the reason is unknown. */
  ownLanguageAbsence: z._default(z.nullable(z.enum(languageAbsences)), null),
})
export type LinkReason = z.output<typeof LinkReason>

/** Why a step has no course: as above, or courses teach it in other languages only. */
export const linkAbsences = [...languageAbsences, 'language'] as const
export type LinkAbsence = (typeof linkAbsences)[number]

export const Step = z.object({
  id: z.int(),
  /** What the step teaches: stable across versions of a roadmap, so that progress is kept. */
  key: z.string(),
  section: z.string(),
  label: z.string(),
  description: z.string(),
  estimatedTime: z.string(),
  hours: z.number(),
  milestone: z.boolean(),
  /** Items to work through, or one plain text. */
  details: z.union([z.array(StepDetail), z.string()]),
  skills: z.array(z.string()),
  courseId: z.nullable(z.int()),
  linkReason: z.nullable(LinkReason),
  /** Why a step has no course. 'gone': its course is no longer offered. Null where there is one, and for milestones. */
  courseAbsence: z.nullable(z.enum([...linkAbsences, 'gone'])),
  /** Free material to study from, the learner's language first. None for milestones. */
  materials: z.array(Material),
})
export type Step = z.output<typeof Step>

/** A skill the learner has: found in the answers (with the quote), stated by the learner, or implied by another one. */
export const KnownSkill = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(skillLevels),
  /** The words that say so, with those that say how well it is known. */
  quote: z.nullable(z.string()),
  source: z.enum(['answers', 'learner', 'implied']),
  /** Name of the skill that rests on this one or is like it, where it is implied. */
  impliedBy: z.nullable(z.string()),
})
export type KnownSkill = z.output<typeof KnownSkill>

export const Roadmap = z.object({
  career: z.string(),
  careerId: KnownCareerId,
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
  /** Skills the learner has. Those that `isLearned` are left out of the steps, and the steps of the others are shorter. */
  knownSkills: z.array(KnownSkill),
  /** Skills that the answers mention and the learner denies. */
  deniedSkills: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What the answers ask for, in the order of the answers. Empty in versions made before requests were kept. */
  requests: z.array(RoadmapRequest),
  /** The variant that the learner chose, or null for the career's usual way. */
  variant: z.nullable(RoadmapVariant),
  /** Hours a week the learner wants to study, or null until they say. */
  hoursPerWeek: z.nullable(z.int()),
  /** An answer that matters to the advice has changed since this version was made. */
  outdated: z.boolean(),
})
export type Roadmap = z.output<typeof Roadmap>

export const getRoadmap = route({
  method: 'GET',
  path: '/roadmap/:userId',
  summary: 'Read one’s current roadmap',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  reply: { 200: Roadmap },
  errors: ['not_found'],
})

/**
 * Answers in the request are saved first. An unchanged profile gets its existing roadmap. `regenerate` asks for another one
 * from the same profile, which is for paid plans.
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
  errors: ['profile_required', 'premium_required'],
  rateLimit: 'generation-account',
})

/** Why a version of a roadmap was made. */
export const roadmapReasons = ['first', 'profile_changed', 'regenerated', 'switched', 'corrected'] as const
export type RoadmapReason = (typeof roadmapReasons)[number]

export const switchCareer = route({
  method: 'PUT',
  path: '/roadmap/:userId/career',
  summary: 'Choose a career and get its roadmap; shared finished steps carry over',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  body: z.strictObject({ careerId: KnownCareerId }),
  reply: { 200: Roadmap },
  errors: ['profile_required', 'premium_required'],
  rateLimit: 'generation-account',
})

/**
 * A skill that the learner knows leaves the roadmap or shortens its step, and one they do not know comes back. What the answers ask about a
 * skill can be ignored, whether they want or refuse it, and asked for again. A skill that they do not ask for can be added, and one
 * that takes too long can be added all the same. If the answers have changed too and a
 * new roadmap is not free, the correction is saved and the roadmap stays, marked as outdated.
 */
export const correctSkill = route({
  method: 'PUT',
  path: '/roadmap/:userId/skills/:skillId',
  summary: 'Say how well one knows a skill, ignore a request for it, or add it',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUserAnd({ skillId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  body: z.union([
    z.strictObject({ level: z.enum(skillLevels) }),
    z.strictObject({ requestIgnored: z.boolean() }),
    z.strictObject({ added: z.boolean() }),
  ]),
  reply: { 200: Roadmap },
  errors: ['not_found'],
  rateLimit: 'correction-account',
})

const hoursPerWeek = z.nullable(z.int().check(z.gte(minHoursPerWeek), z.lte(maxHoursPerWeek)))

/** The hours as a learner types them. */
export const TypedPace = z.strictObject({ hoursPerWeek: wholeNumber(minHoursPerWeek, maxHoursPerWeek) })

export const setPace = route({
  method: 'PUT',
  path: '/roadmap/:userId/pace',
  summary: 'Say how many hours a week one wants to study, or take it back',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  body: z.strictObject({ hoursPerWeek }),
  reply: { 200: z.object({ hoursPerWeek }) },
  errors: ['not_found'],
})

export const RoadmapVersion = z.object({
  version: z.int(),
  career: z.string(),
  occasion: z.enum(roadmapReasons),
  createdAt: instant,
  totalHours: z.number(),
  steps: z.int(),
  current: z.boolean(),
})
export type RoadmapVersion = z.output<typeof RoadmapVersion>

const ofVersion = ofUserAnd({ version: wholeNumber(1, 1_000_000) })

export const listRoadmapVersions = route({
  method: 'GET',
  path: '/roadmap/:userId/versions',
  summary: 'List the versions of one’s roadmap, the newest first (at most 100)',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  reply: { 200: z.array(RoadmapVersion) },
})

export const getRoadmapVersion = route({
  method: 'GET',
  path: '/roadmap/:userId/versions/:version',
  summary: 'Read one version of one’s roadmap',
  tag: 'roadmaps',
  access: ['student'],
  ...ofVersion,
  reply: { 200: Roadmap },
  errors: ['not_found'],
})

export const restoreRoadmapVersion = route({
  method: 'POST',
  path: '/roadmap/:userId/versions/:version/restore',
  summary: 'Make an older version the current one again, with the decisions it was made from',
  tag: 'roadmaps',
  access: ['student'],
  ...ofVersion,
  reply: { 200: Roadmap },
  errors: ['not_found'],
})
