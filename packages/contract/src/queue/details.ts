import * as z from 'zod/mini'
import { courseLanguages, courseLevels, courseStatuses } from '#constants/courses.ts'
import { queueKinds } from '#constants/queue.ts'
import { ContactMessage } from '#contact.ts'
import { QueuedCourseRequest } from '#course-requests.ts'
import { AdminCourse } from '#courses.ts'
import { route } from '#http.ts'
import { PendingInstitutionRequest } from '#institutions/requests.ts'
import { FailedJob } from '#jobs.ts'
import { QueuedMentoringRequest } from '#mentoring.ts'
import { instant, requiredLine } from '#text.ts'

const CourseContent = z.object({
  title: z.string(),
  description: z.string(),
  duration: z.nullable(z.string()),
  price: z.nullable(z.number()),
  startsOn: z.nullable(z.string()),
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
const QueueDetails = z.discriminatedUnion('kind', [
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
  z.object({ kind: z.literal('failed_job'), job: FailedJob }),
])
export type QueueDetails = z.output<typeof QueueDetails>

/** A number, or a failed job's UUID. */
export const queueItemId = z.string().check(z.regex(/^(\d{1,10}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/))

export const getQueueItem = route({
  method: 'GET',
  path: '/admin/queue/:kind/:id',
  summary: 'One thing that waits for an admin in full, with what to know before deciding',
  tag: 'admin',
  access: ['admin'],
  params: z.strictObject({ kind: z.enum(queueKinds), id: queueItemId }),
  reply: { 200: QueueDetails },
  errors: ['not_found'],
})

export const findSimilarInstitutions = route({
  method: 'GET',
  path: '/admin/institutions/similar',
  summary: 'Names of institutions, and of open requests, that are nearly the same as a name',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject({ name: requiredLine(150) }),
  reply: { 200: z.array(z.string()) },
})
