import { expect } from 'vitest'
import type { Learner } from './factories.ts'
import type { startWithoutCourses } from './start-without-courses.ts'

export const gitCourse = { title: 'Git for beginners', description: 'Commits, branches and merges with Git.' }

/** A step without a course, of which there never was one. */
export const openStep = { courseId: null, linkReason: null, courseAbsence: 'no_course' }

type Offering = Pick<Awaited<ReturnType<typeof startWithoutCourses>>, 'institution' | 'institutionId'>

/** Offers a course on Git. Returns its id. */
export async function offerGit({ institution, institutionId }: Offering, changes: object = {}): Promise<number> {
  const course = { ...gitCourse, price: 900, institution_id: institutionId, ...changes }
  const reply = await institution.post('/courses', course)
  expect(reply.statusCode).toBe(201)
  return reply.json().id
}

/** What a step of a learner's roadmap says of its course. */
export async function courseOfStep(learner: Learner, key = 'skill:git') {
  const step = (await learner.roadmap()).roadmap.find((one) => one.key === key)
  if (step === undefined) throw new Error(`no step ${key}`)
  return { courseId: step.courseId, linkReason: step.linkReason, courseAbsence: step.courseAbsence }
}
