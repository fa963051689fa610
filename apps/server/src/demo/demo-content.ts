import { readFileSync } from 'node:fs'
import { courseCategories } from '@milepost/contract/course-requests/limits'
import { courseStatuses } from '@milepost/contract/courses/limits'
import { courseFields } from '@milepost/contract/courses/schema'
import { plans } from '@milepost/contract/plans'
import { ProfileAnswers } from '@milepost/contract/profiles/schema'
import { roles } from '@milepost/contract/roles'
import * as z from 'zod/mini'

const DemoInstitution = z.strictObject({
  key: z.string(),
  name: z.string(),
  email: z.string(),
  description: z.string(),
  address: z.string(),
  locale: z.string(),
})

const DemoCourse = z.strictObject({
  ...courseFields,
  key: z.string(),
  institution: z.string(),
  status: z.enum(courseStatuses),
  rejection_reason: z.optional(z.string()),
  locale: z.string(),
})

/** A demo learner's progress. */
const learning = {
  profile: z.optional(ProfileAnswers),
  /** The share of the roadmap's steps that are done, and how many more are in progress. */
  progressShare: z.optional(z.number()),
  ongoing: z.optional(z.int()),
  /** The weeks until today in which the steps were done. */
  activeWeeks: z.optional(z.int()),
}

const DemoPeople = z.strictObject({
  password: z.string(),
  people: z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      /** What the account demonstrates, printed at the start. */
      description: z.string(),
      institution: z.optional(z.string()),
      plan: z.optional(z.enum(plans)),
      ...learning,
      feedback: z.optional(z.strictObject({ course: z.string(), rating: z.int(), message: z.string() })),
      /** An accepted application: the course's title, the message and the answer. */
      application: z.optional(z.strictObject({ course: z.string(), message: z.string(), answer: z.string() })),
    }),
  ),
})

/** Learners who only fill the figures, which need at least five. They can't sign in. */
const DemoCohort = z.array(z.strictObject({ key: z.string(), name: z.string(), email: z.string(), ...learning }))

/** Requests of the cohort that were decided, so many days ago. */
const DemoRequests = z.strictObject({
  institutions: z.array(
    z.strictObject({
      email: z.string(),
      name: z.string(),
      description: z.string(),
      address: z.string(),
      reason: z.string(),
      daysAgo: z.int(),
    }),
  ),
  courses: z.array(
    z.strictObject({
      email: z.string(),
      courseName: z.string(),
      description: z.string(),
      category: z.enum(courseCategories),
      status: z.enum(['planned', 'declined']),
      answer: z.string(),
      daysAgo: z.int(),
    }),
  ),
})
export type DemoRequests = z.output<typeof DemoRequests>

export type DemoAccount = z.output<typeof DemoPeople>['people'][number]

/**
 * Reads the institutions, courses and people of the demo.
 * @throws when the content has the wrong shape
 */
export function readDemoContent() {
  return {
    institutions: z.parse(z.array(DemoInstitution), read('institutions')),
    courses: z.parse(z.array(DemoCourse), read('courses')),
    people: z.parse(DemoPeople, read('people')),
    cohort: z.parse(DemoCohort, read('cohort')),
    requests: z.parse(DemoRequests, read('requests')),
  }
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../demo/${name}.json`, import.meta.url), 'utf8'))
}
