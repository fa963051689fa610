import * as z from 'zod/mini'
import { applicationSides, messageReportReasons } from '#applications/limits.ts'
import { ContactMessage } from '#contact/schema.ts'
import { courseRequestStates } from '#course-requests/limits.ts'
import { QueuedCourseRequest } from '#course-requests/schema.ts'
import { courseLanguages, courseLevels, courseModes, courseStatuses } from '#courses/limits.ts'
import { AdminCourse } from '#courses/schema.ts'
import { institutionRequestStatuses } from '#institutions/limits.ts'
import { PendingInstitutionRequest } from '#institutions/schema.ts'
import { FailedJob } from '#jobs/schema.ts'
import { QueuedMentoringRequest } from '#mentoring/schema.ts'
import { decidedKinds, decidedRequestKinds, queueKinds } from '#queue/limits.ts'
import { identifier, instant } from '#text.ts'

/** How many of each kind wait, at most `maxQueueCount`. */
export const QueueCounts = z.record(z.enum(queueKinds), z.int())
export type QueueCounts = z.output<typeof QueueCounts>

/** Something that waits for an admin. */
export const QueueItem = z.object({
  kind: z.enum(queueKinds),
  /** Unique within its kind. A failed job's is no number. */
  id: z.string(),
  /** Its name, or the beginning of its text. */
  title: z.string(),
  /** The language of a course. */
  language: z.nullable(z.enum(courseLanguages)),
  /** The person or institution it comes from, or null where there is none. */
  from: z.nullable(z.string()),
  /** Since when it waits. */
  since: instant,
  /** The version of a course, which a decision names. */
  version: z.nullable(z.int()),
})
export type QueueItem = z.output<typeof QueueItem>

export const DecisionResult = z.object({
  kind: z.enum(decidedKinds),
  id: z.string(),
  /** Why it could not be decided, or null if it is. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** Whether the decision can be undone for a minute. */
  canUndo: z.boolean(),
})
export type DecisionResult = z.output<typeof DecisionResult>

/** A number, or a failed job's UUID. */
export const queueItemId = z.string().check(z.regex(/^(\d{1,10}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/))

export const UndoableItem = z.strictObject({
  kind: z.enum(['institution_request', 'course', 'course_request']),
  id: queueItemId,
})
export type UndoableItem = z.output<typeof UndoableItem>

export const CourseContent = z.object({
  title: z.string(),
  description: z.string(),
  duration: z.nullable(z.string()),
  price: z.nullable(z.number()),
  startsOn: z.nullable(z.string()),
  /** Missing where it was not said, or approved before it was kept. */
  mode: z.optional(z.nullable(z.enum(courseModes))),
  country: z.optional(z.nullable(z.string())),
  town: z.optional(z.nullable(z.string())),
  /** These three are missing where it was approved before they were kept. */
  language: z.optional(z.enum(courseLanguages)),
  level: z.optional(z.nullable(z.enum(courseLevels))),
  /** The names of the skills it teaches. */
  skills: z.optional(z.array(z.string())),
})
/** What learners read of a course. */
export type CourseContent = z.output<typeof CourseContent>

/** What an admin should know before deciding. None of it decides anything by itself. */
export const Signal = z.discriminatedUnion('kind', [
  /** Institutions, and open requests, with nearly the same name. */
  z.object({ kind: z.literal('similar_name'), names: z.array(z.string()) }),
  /** Courses that say mostly the same. */
  z.object({
    kind: z.literal('same_text'),
    courses: z.array(z.object({ id: z.int(), title: z.string(), institution: z.nullable(z.string()) })),
  }),
  /** The price is far from that of other courses that teach the skill: half of those cost less than `typical`. */
  z.object({ kind: z.literal('unusual_price'), typical: z.number(), skill: z.string() }),
  z.object({ kind: z.literal('links'), links: z.array(z.string()) }),
  /** Earlier requests of the same person. */
  z.object({ kind: z.literal('rejected_before'), times: z.int() }),
])
export type Signal = z.output<typeof Signal>

const signals = z.array(Signal)
/** When the person who asks signed up, and whether their address is verified. */
const applicant = { applicantSince: instant, applicantVerified: z.boolean() }

/** One thing that waits, in full. */
export const QueueDetails = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('course'),
    course: AdminCourse,
    /** What it said when it was last approved; null for one that is approved, or never was. */
    approved: z.nullable(CourseContent),
    /** Other courses of its institution, the newest first. */
    others: z.array(z.object({ id: z.int(), title: z.string(), status: z.enum(courseStatuses) })),
    signals,
  }),
  z.object({
    kind: z.literal('institution_request'),
    request: PendingInstitutionRequest,
    ...applicant,
    signals,
  }),
  z.object({ kind: z.literal('course_request'), request: QueuedCourseRequest, ...applicant, signals }),
  z.object({ kind: z.literal('contact_message'), message: ContactMessage }),
  z.object({ kind: z.literal('mentoring'), request: QueuedMentoringRequest }),
  z.object({
    kind: z.literal('message_report'),
    report: z.object({
      course: z.string(),
      /** Who wrote it. */
      from: z.enum(applicationSides),
      learner: z.object({ id: identifier, name: z.string(), email: z.string() }),
      institution: z.nullable(z.object({ id: z.int(), name: z.string() })),
      reason: z.enum(messageReportReasons),
      text: z.string(),
    }),
  }),
  z.object({ kind: z.literal('failed_job'), job: FailedJob }),
])
export type QueueDetails = z.output<typeof QueueDetails>

/** A request that admins have decided. */
export const DecidedRequest = z.object({
  kind: z.enum(decidedRequestKinds),
  id: z.int(),
  /** The name of the institution or the course. */
  title: z.string(),
  /** Who asked. */
  from: z.string(),
  outcome: z.enum([...institutionRequestStatuses, ...courseRequestStates]),
  /** The reason of a rejection, or the answer. */
  reason: z.nullable(z.string()),
  decidedAt: instant,
  /** Who decided, or null where that account is gone. */
  decidedBy: z.nullable(z.string()),
})
export type DecidedRequest = z.output<typeof DecidedRequest>
