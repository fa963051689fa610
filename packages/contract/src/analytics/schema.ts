import * as z from 'zod/mini'
import { activityKinds, fallbackReasons, suggestionReasons } from '#analytics/limits.ts'
import { applicationStatuses } from '#applications/limits.ts'
import { courseLevels, courseStatuses } from '#courses/limits.ts'
import { rejectionReasons } from '#recommendations/limits.ts'
import { SkillName } from '#skills/schema.ts'
import { instant } from '#text.ts'

export const Analytics = z.object({
  /** Versions of the roadmap that were made. */
  roadmapCount: z.int(),
  feedbackCount: z.int(),
  /** Courses opened in the explorer, each once. */
  courseCount: z.int(),
  /** The latest recorded activity; null where none is recorded. */
  lastActive: z.nullable(instant),
  /** Average of the learner's own ratings, or null where there is none. */
  averageRating: z.nullable(z.number()),
  /** The area of skills that most of the opened courses teach. */
  mostViewedCategory: z.nullable(z.string()),
  mostEngagedInstitution: z.nullable(z.string()),
  /** Steps of the current roadmap, milestones included; 0 without one. */
  stepCount: z.int(),
  /** The current roadmap's sections in their order. */
  sections: z.array(z.object({ section: z.string(), hoursDone: z.number(), hoursLeft: z.number() })),
  /** The last 12 weeks or those since the account began, the earliest first. */
  weeks: z.array(
    z.object({
      /** The week's Monday (UTC). */
      start: z.iso.date(),
      /** Recorded activities in that week. */
      activities: z.int(),
      /** Steps of the current roadmap that were done by the end of that week. */
      stepsDone: z.int(),
    }),
  ),
})
export type Analytics = z.output<typeof Analytics>

export const ActivityEvent = z.object({
  id: z.int(),
  kind: z.enum(activityKinds),
  /** Today's name of the course, step or institution it was about. Null where it is gone. */
  about: z.nullable(z.string()),
  createdAt: instant,
})
export type ActivityEvent = z.output<typeof ActivityEvent>

export const AdvisorFigures = z.object({
  /** The first and the last counted day (UTC). */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Whether a language model is set. */
  hasModel: z.boolean(),
  advice: z.object({
    given: z.int(),
    /** Roadmaps made with the career that was advised first, and with another. */
    followed: z.int(),
    overruled: z.int(),
    rejected: z.array(z.object({ reason: z.enum(rejectionReasons), count: z.int() })),
  }),
  steps: z.object({
    planned: z.int(),
    withoutCourse: z.int(),
    /** Skills of current roadmaps most often without a course: at most ten, learners in steps of five. */
    skills: z.array(z.object({ id: z.string(), name: z.string(), learners: z.int() })),
    /** Products that learners want to learn and no step teaches, in the same way. */
    unknown: z.array(z.object({ name: z.string(), learners: z.int() })),
  }),
  courses: z.object({
    opened: z.int(),
    /** Of these, courses that a step of the learner's roadmap leads to. */
    onRoadmap: z.int(),
  }),
  fallbacks: z.array(z.object({ reason: z.enum(fallbackReasons), count: z.int() })),
  /** Answers of the handbook that readers rated, those that helped least first: at most ten. */
  answers: z.array(
    z.object({ id: z.string(), guide: z.string(), question: z.string(), useful: z.int(), notUseful: z.int() }),
  ),
  /** Every day, the earliest first. */
  days: z.array(z.object({ day: z.iso.date(), calls: z.int(), fallbacks: z.int(), tokens: z.int() })),
})
export type AdvisorFigures = z.output<typeof AdvisorFigures>

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
  applications: z.record(z.enum(applicationStatuses), z.int()),
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

/** The last 12 weeks, this one included, the earliest first; in exact counts. */
export const PlatformWeeks = z.array(
  z.object({
    /** The week's Monday (UTC). */
    start: z.iso.date(),
    signUps: z.int(),
    /** Versions of roadmaps that were made. */
    roadmaps: z.int(),
    /** Learners with recorded activity. */
    activeLearners: z.int(),
  }),
)
export type PlatformWeeks = z.output<typeof PlatformWeeks>

const Counted = z.nullable(z.int())

/** Real counts, rounded down. Null where one is not larger than the illustration, or should not be shown. */
export const SiteFigures = z.object({
  satisfaction: Counted,
  students: Counted,
  institutions: Counted,
  activeStudents: Counted,
  completedPaths: Counted,
})
export type SiteFigures = z.output<typeof SiteFigures>

export const SkillInDemand = z.object({
  skill: SkillName,
  /** The area it belongs to. */
  area: z.string(),
  /** Learners with a step for it without a course, in steps of five. */
  learners: z.int(),
})
export type SkillInDemand = z.output<typeof SkillInDemand>
