import * as z from 'zod/mini'
import { suggestionReasons } from '#constants/analytics/figures.ts'
import { courseLevels, courseStatuses } from '#constants/courses.ts'
import { courseFields } from '#courses.ts'
import { route } from '#http.ts'
import { ofInstitution, pageOf } from '#route-parts.ts'
import { SkillName } from '#skills.ts'
import { instant, numericIdentifier } from '#text.ts'

/** Learners, in steps of five; null: fewer than five, or nothing published yet. */
const Learners = z.nullable(z.int())

export const InstitutionFigures = z.object({
  /** When the figures of learners were last published, or null. */
  publishedAt: z.nullable(instant),
  /** Totals of learners who opened a course of the institution, have one on their roadmap, began one, and finished one. */
  all: z.object({ views: Learners, linked: Learners, reached: Learners, finished: Learners }),
  /** The last complete weeks, the earliest first. */
  weeks: z.array(
    z.object({
      /** The week's Monday (UTC). */
      start: z.iso.date(),
      views: Learners,
      reached: Learners,
      finished: Learners,
    }),
  ),
  /** Exact counts of the institution's own records. */
  applications: z.object({
    sent: z.int(),
    accepted: z.int(),
    declined: z.int(),
    withdrawn: z.int(),
    closed: z.int(),
  }),
  /** Exact too. */
  feedback: z.object({ total: z.int(), rated: z.int(), averageRating: z.nullable(z.number()) }),
})
export type InstitutionFigures = z.output<typeof InstitutionFigures>

export const CourseFigures = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(courseStatuses),
  views: Learners,
  linked: Learners,
  reached: Learners,
  finished: Learners,
})
export type CourseFigures = z.output<typeof CourseFigures>

export const DemandedSkill = z.object({
  skill: SkillName,
  /** The area it belongs to. */
  area: z.string(),
  /** Learners with a step for it without a course, in steps of five. */
  learners: z.int(),
  /** Approved courses of all institutions that teach it, at most 100. */
  courses: z.int(),
  /** The institution's own courses that teach it. */
  ownCourses: z.int(),
})
export type DemandedSkill = z.output<typeof DemandedSkill>

export const CourseSuggestion = z.object({
  skill: SkillName,
  area: z.string(),
  learners: z.int(),
  courses: z.int(),
  reason: z.enum(suggestionReasons),
  /** The institution's skills that the reason refers to, at most three. */
  taught: z.array(SkillName),
})
export type CourseSuggestion = z.output<typeof CourseSuggestion>

export const getInstitutionFigures = route({
  method: 'GET',
  path: '/institutions/:id/figures',
  summary: 'Read what learners do with an institution’s courses, in counts of at least five',
  tag: 'figures',
  ...ofInstitution,
  reply: { 200: InstitutionFigures },
  errors: ['not_found'],
})

export const listCourseFigures = route({
  method: 'GET',
  path: '/institutions/:id/figures/courses',
  summary: 'Read the same of each course, the most opened first',
  tag: 'figures',
  ...ofInstitution,
  ...pageOf(CourseFigures),
  errors: ['not_found'],
})

export const listDemand = route({
  method: 'GET',
  path: '/institutions/:id/demand',
  summary: 'List skills that learners need and have no course for, the most wanted first',
  tag: 'figures',
  ...ofInstitution,
  ...pageOf(DemandedSkill),
  errors: ['not_found'],
})

export const listSuggestions = route({
  method: 'GET',
  path: '/institutions/:id/suggestions',
  summary: 'Suggest what an institution could offer next, with the reason',
  tag: 'figures',
  ...ofInstitution,
  reply: { 200: z.array(CourseSuggestion) },
  errors: ['not_found'],
})

/** A course that learners wait for, drafted from the knowledge base for its institution to rewrite. */
export const CourseDraft = z.object({
  skill: SkillName,
  title: z.string(),
  description: z.string(),
  level: z.enum(courseLevels),
  /** Weeks at five hours each. */
  duration: z.string(),
  /** The highest price that most of the learners can pay, in rupees. Null where fewer than five have a known budget. */
  price: z.nullable(z.int()),
  /** Steps that the course would be linked to, by the rule of roadmaps, with the learners who wait, in steps of five. */
  steps: z.array(z.object({ skill: SkillName, step: z.string(), learners: z.int() })),
})
export type CourseDraft = z.output<typeof CourseDraft>

export const draftCourse = route({
  method: 'POST',
  path: '/institutions/:id/demand/:skill',
  summary: 'Draft a course for a skill in demand',
  tag: 'figures',
  access: ['institution', 'admin'],
  params: z.strictObject({ id: numericIdentifier, skill: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  /** How it is written by now, which its steps follow. What is left out is the draft's. */
  body: z.strictObject({
    title: z.optional(courseFields.title),
    description: z.optional(courseFields.description),
    skills: courseFields.skills,
    level: courseFields.level,
  }),
  reply: { 200: CourseDraft },
  errors: ['not_found'],
})
