import * as z from 'zod/mini'
import { KnownCareerId } from '#careers/schema.ts'
import { courseLevels } from '#courses/limits.ts'
import { Course } from '#courses/schema.ts'
import { Institution } from '#institutions/schema.ts'
import { Material } from '#materials/schema.ts'
import { stepStatuses } from '#progress/limits.ts'
import { RankedCareer } from '#recommendations/schema.ts'
import { engines, languageAbsences, linkAbsences, roadmapReasons } from '#roadmaps/limits.ts'
import { maxHoursPerWeek, minHoursPerWeek } from '#roadmaps/pace.ts'
import { weekdays } from '#roadmaps/week-plan.ts'
import { skillLevels } from '#skills/limits.ts'
import { instant, wholeNumber } from '#text.ts'

const skillId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))

/** By when a learner wants to finish, and at which pace. */
export const byDateFields = {
  until: z.iso.date(),
  hoursPerWeek: z.int().check(z.gte(minHoursPerWeek), z.lte(maxHoursPerWeek)),
}

/** The same as a learner types them. */
export const TypedByDate = z.strictObject({
  until: byDateFields.until,
  hoursPerWeek: wholeNumber(minHoursPerWeek, maxHoursPerWeek),
})
export type ByDate = z.output<typeof TypedByDate>

/** Another way to the same career that a learner asks for. */
export const VariantChoice = z.discriminatedUnion('kind', [
  /** No variant. */
  z.strictObject({ kind: z.literal('usual') }),
  /** Short enough to be finished by a day. */
  z.strictObject({ kind: z.literal('by_date'), ...byDateFields }),
  z.strictObject({ kind: z.literal('free_courses') }),
  /** Only with courses in the learner's study language. */
  z.strictObject({ kind: z.literal('own_language') }),
  /** Each section begins with its project. */
  z.strictObject({ kind: z.literal('project_first') }),
  /** With another tool of the same kind, such as Vue in place of React. */
  z.strictObject({ kind: z.literal('other_tool'), skillId }),
])
export type VariantChoice = z.output<typeof VariantChoice>

/** A choice with the names that a screen needs. */
export const RoadmapVariant = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('by_date'), until: z.iso.date() }),
  z.object({ kind: z.enum(['free_courses', 'own_language', 'project_first']) }),
  z.object({ kind: z.literal('other_tool'), skillId, name: z.string() }),
])
export type RoadmapVariant = z.output<typeof RoadmapVariant>

const requestedSkill = {
  skillId: z.string(),
  name: z.string(),
  /** The words that ask for it, as the learner wrote them. Null where the learner added it without the answers. */
  quote: z.nullable(z.string()),
  /** The step that teaches it, or null where none does. */
  stepKey: z.nullable(z.string()),
}

/**
 * What became of a skill that the answers ask for. 'extra': planned although the career does not list it. 'too_long': with
 * what it builds on it takes more hours than extras may, so it comes after the roadmap unless the learner adds it. 'other_chosen':
 * one of two tools is enough, and the roadmap teaches the other. 'no_room': the roadmap is full. 'ignored': the learner took the
 * request back.
 */
const wantedOutcomes = ['planned', 'known', 'extra', 'too_long', 'other_chosen', 'no_room', 'ignored'] as const

/** What became of a skill that the answers refuse. 'needed': the roadmap does not work without it. */
const refusedOutcomes = ['left_out', 'needed', 'ignored'] as const

/** Something that the answers ask of the roadmap, and what it did about it. */
export const RoadmapRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('wanted'),
    ...requestedSkill,
    outcome: z.enum(wantedOutcomes),
    /** Hours that an extra adds, or that a skill which is too long would add. Null otherwise. */
    hours: z.nullable(z.number()),
    /** Name of the tool that the roadmap teaches of two. Left out where there is no choice. */
    instead: z.optional(z.nullable(z.string())),
  }),
  z.object({
    kind: z.literal('refused'),
    ...requestedSkill,
    outcome: z.enum(refusedOutcomes),
    /** Name of the skill that the roadmap teaches in its place, if there is one. */
    instead: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('deadline'),
    /** Null where the learner set the date as an answer. */
    quote: z.nullable(z.string()),
    /** The last day. One that the texts name is counted from the day the roadmap was made. */
    until: z.iso.date(),
    /** The learner took it back. */
    ignored: z.optional(z.boolean()),
    /** Names of skills that were left for later, so that the date can be kept. Left out where there are none. */
    later: z.optional(z.array(z.string())),
  }),
  /** A product that we know by name alone: no step teaches it. */
  z.object({ kind: z.literal('unknown'), name: z.string(), quote: z.string() }),
])
export type RoadmapRequest = z.output<typeof RoadmapRequest>
export type SkillRequest = Extract<RoadmapRequest, { kind: 'wanted' | 'refused' }>

/** A session of a step, with its hours, or what a step without sessions consists of. */
export const StepDetail = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  hours: z.optional(z.number()),
})
export type StepDetail = z.output<typeof StepDetail>

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
  /** What its sessions make can't be made on a phone. */
  needsComputer: z.boolean(),
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

/** A job that one can apply for on the way to the career. */
export const RoadmapTitle = z.object({
  id: z.string(),
  title: z.string(),
  /** What one does in it. */
  summary: z.string(),
  /** The number of the step from which on one can apply, or 0 for someone who knows all that the job needs. */
  reachedAfterStep: z.int(),
  /** Hours of the steps up to there. */
  hours: z.number(),
  /** Their share of the roadmap's hours, 0 to 1. */
  share: z.number(),
})
export type RoadmapTitle = z.output<typeof RoadmapTitle>

export const Roadmap = z.object({
  career: z.string(),
  careerId: KnownCareerId,
  version: z.int(),
  engine: z.enum(engines),
  knowledgeVersion: z.string(),
  createdAt: instant,
  totalHours: z.number(),
  roadmap: z.array(Step),
  /** Jobs on the way, in the order in which they are reached. They follow from the steps, and aren't stored. */
  titles: z.array(RoadmapTitle),
  /** Skills at the heart of the career that the roadmap leaves out. If there are any, it leads to its last title. */
  missing: z.array(z.string()),
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
  /** The days on which they study, 1 for Monday. Empty until they name some. */
  studyDays: z.array(z.literal(weekdays)),
  /** An answer that matters to the advice has changed since this version was made. */
  outdated: z.boolean(),
})
export type Roadmap = z.output<typeof Roadmap>

/** The hours as a learner types them. */
export const TypedPace = z.strictObject({ hoursPerWeek: wholeNumber(minHoursPerWeek, maxHoursPerWeek) })

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

export const StepSummary = z.object({
  key: z.string(),
  label: z.string(),
  section: z.string(),
  hours: z.number(),
  milestone: z.boolean(),
  status: z.enum(stepStatuses),
})
export type StepSummary = z.output<typeof StepSummary>

/** A figure of the roadmap as it is, and of the other one. */
export const NumberChange = z.object({ before: z.number(), after: z.number() })

/** What another roadmap would change. Steps are the same if they teach the same. */
export const RoadmapPreview = z.object({
  careerId: KnownCareerId,
  career: z.string(),
  totalHours: NumberChange,
  /** A step in progress counts half. */
  hoursLeft: NumberChange,
  steps: z.object({ before: z.int(), after: z.int() }),
  /** Rupees for the courses of steps that are not done, each once. */
  price: NumberChange,
  kept: z.array(StepSummary),
  added: z.array(StepSummary),
  removed: z.array(StepSummary),
  /** Kept steps whose course changes, is added or is removed. */
  coursesChanged: z.int(),
  /** Nothing would change: same steps in the same order, same courses. */
  identical: z.boolean(),
})
export type RoadmapPreview = z.output<typeof RoadmapPreview>

/** What a variant would change. */
export const VariantPreview = z.extend(RoadmapPreview, { variant: RoadmapVariant })
export type VariantPreview = z.output<typeof VariantPreview>
