import { afterAll, describe, expect, test } from 'vitest'
import { linkWaitingSteps } from '#features/roadmaps/link-steps.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createCourse, createLearner, type Learner } from '../../../test/factories.ts'
import { startWithoutCourses } from '../../../test/start-without-courses.ts'

const product = await buildTestApp()
const { institutionId, institution } = await startWithoutCourses(product)
afterAll(() => product.close())

const git = { title: 'Git for beginners', description: 'Commits, branches and merges with Git.' }

async function offer(): Promise<number> {
  const reply = await institution.post('/courses', { ...git, price: 900, institution_id: institutionId })
  expect(reply.statusCode).toBe(201)
  return reply.json().id
}

async function stepOf(learner: Learner) {
  const step = (await learner.roadmap()).roadmap.find(({ key }) => key === 'skill:git')
  if (step === undefined) throw new Error('no step about Git')
  return { courseId: step.courseId, linkReason: step.linkReason, courseAbsence: step.courseAbsence }
}
const open = { courseId: null, linkReason: null, courseAbsence: 'no_course' }

describe('the job that links steps', () => {
  test('many learners are reached, some at a time', async () => {
    const learners = [await createLearner(product), await createLearner(product), await createLearner(product)]
    const id = await createCourse(product, { ...git, institutionId })
    const linked = async () => {
      const steps = await Promise.all(learners.map((learner) => stepOf(learner)))
      return steps.filter(({ courseId }) => courseId === id).length
    }
    await linkWaitingSteps(product.dependencies, { courseId: id, skills: ['git'] }, 2)
    expect(await linked()).toBeLessThanOrEqual(2)
    await product.runJobs()
    expect(await linked()).toBe(3)
  })

  test('a job done twice changes nothing more', async () => {
    const learner = await createLearner(product)
    const id = await offer()
    await product.runJobs()
    const once = await learner.roadmap()
    expect(await stepOf(learner)).toMatchObject({ courseId: id })
    await product.dependencies.jobs.send(product.dependencies, 'link-steps', { courseId: id, skills: ['git'] })
    await product.runJobs()
    expect(await learner.roadmap()).toEqual(once)
  })

  test('an offer that fails puts no job into the queue', async () => {
    const learner = await createLearner(product)
    const { db, jobs } = product.dependencies
    const id = await createCourse(product, { ...git, institutionId })
    await expect(
      db.transaction(async (tx) => {
        await jobs.send({ db: tx }, 'link-steps', { courseId: id, skills: ['git'] })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await product.runJobs()
    expect(await stepOf(learner)).toEqual(open)
  })
})
