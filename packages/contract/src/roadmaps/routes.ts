import * as z from 'zod/mini'
import { KnownCareerId } from '#careers/schema.ts'
import { route } from '#http.ts'
import { SomeProfileAnswers } from '#profiles/schema.ts'
import { maxHoursPerWeek, minHoursPerWeek } from '#roadmaps/pace.ts'
import {
  byDateFields,
  Roadmap,
  RoadmapPreview,
  RoadmapVersion,
  VariantChoice,
  VariantPreview,
} from '#roadmaps/schema.ts'
import { weekdays } from '#roadmaps/week-plan.ts'
import { ofUser, ofUserAnd } from '#route-parts.ts'
import { skillLevels } from '#skills/limits.ts'
import { identifier, wholeNumber } from '#text.ts'

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
  tellsKnowledge: true,
  reply: { 200: Roadmap },
  errors: ['profile_required', 'premium_required'],
  rateLimit: 'generation-account',
})

/**
 * With `afterTaster` a career that was to be tried is chosen without being one of the changes a week, once for each career.
 */
export const switchCareer = route({
  method: 'PUT',
  path: '/roadmap/:userId/career',
  summary: 'Choose a career and get its roadmap; shared finished steps carry over',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  body: z.strictObject({ careerId: KnownCareerId, afterTaster: z.optional(z.boolean()) }),
  tellsKnowledge: true,
  reply: { 200: Roadmap },
  errors: ['profile_required', 'premium_required'],
  rateLimit: 'generation-account',
})

export const takeBackChoice = route({
  method: 'DELETE',
  path: '/roadmap/:userId/career',
  summary: 'Take back the choice of a career and get the roadmap from before it',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  tellsKnowledge: true,
  reply: { 200: Roadmap },
  errors: ['not_found'],
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
  tellsKnowledge: true,
  reply: { 200: Roadmap },
  errors: ['not_found'],
  rateLimit: 'correction-account',
})

const hoursPerWeek = z.nullable(z.int().check(z.gte(minHoursPerWeek), z.lte(maxHoursPerWeek)))

const studyDays = z.array(z.literal(weekdays)).check(
  z.maxLength(7),
  z.refine((days) => new Set(days).size === days.length, { params: { rule: 'distinct' } }),
)

export const setPace = route({
  method: 'PUT',
  path: '/roadmap/:userId/pace',
  summary: 'Say how many hours a week one wants to study, and on which days, or take it back',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  /** Days that are left out stay as they are. */
  body: z.strictObject({ hoursPerWeek, studyDays: z.optional(studyDays) }),
  reply: { 200: z.object({ hoursPerWeek, studyDays }) },
  errors: ['not_found'],
})

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
  tellsKnowledge: true,
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
  tellsKnowledge: true,
  reply: { 200: Roadmap },
  errors: ['not_found'],
})

export const previewRoadmap = route({
  method: 'POST',
  path: '/roadmap/preview',
  summary: 'See what another roadmap would change, without making it',
  tag: 'roadmaps',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  /** With `careerId` the roadmap for that career, or else a regenerated one. */
  body: z.strictObject({ userId: identifier, careerId: z.optional(KnownCareerId) }),
  tellsKnowledge: true,
  reply: { 200: RoadmapPreview },
  errors: ['not_found', 'premium_required'],
  rateLimit: 'generation-account',
})

/** None of them changes nothing. With a day and a pace, the roadmap that ends by that day is among them, if it is a shorter one. */
export const previewVariants = route({
  method: 'POST',
  path: '/roadmap/variants',
  summary: 'See other ways to the career of one’s roadmap, and what each would change',
  tag: 'roadmaps',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({
    userId: identifier,
    until: z.optional(byDateFields.until),
    hoursPerWeek: z.optional(byDateFields.hoursPerWeek),
  }),
  tellsKnowledge: true,
  reply: { 200: z.array(VariantPreview) },
  errors: ['not_found', 'premium_required'],
  rateLimit: 'generation-account',
})

/** Taking a variant back is free. */
export const chooseVariant = route({
  method: 'PUT',
  path: '/roadmap/:userId/variant',
  summary: 'Choose another way to the career of one’s roadmap, or take it back',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  body: VariantChoice,
  tellsKnowledge: true,
  reply: { 200: Roadmap },
  errors: ['not_found', 'premium_required'],
  rateLimit: 'generation-account',
})
