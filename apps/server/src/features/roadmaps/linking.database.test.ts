import { afterAll, describe, expect, test } from 'vitest'
import { linkWaitingSteps } from '#features/roadmaps/link-steps.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createCourse, createLearner } from '../../../test/factories.ts'
import { courseOfStep, gitCourse, offerGit, openStep } from '../../../test/git-courses.ts'
import { startWithoutCourses } from '../../../test/start-without-courses.ts'

const product = await buildTestApp()
const offering = await startWithoutCourses(product)
const { institutionId } = offering
afterAll(() => product.close())

const offer = () => offerGit(offering)

describe('the job that links steps', () => {
  test('many learners are reached, some at a time', async () => {
    const learners = [await createLearner(product), await createLearner(product), await createLearner(product)]
    const id = await createCourse(product, { ...gitCourse, institutionId })
    const linked = async () => {
      const steps = await Promise.all(learners.map((learner) => courseOfStep(learner)))
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
    expect(await courseOfStep(learner)).toMatchObject({ courseId: id })
    await product.dependencies.jobs.send(product.dependencies, 'link-steps', { courseId: id, skills: ['git'] })
    await product.runJobs()
    expect(await learner.roadmap()).toEqual(once)
  })

  test('an offer that fails puts no job into the queue', async () => {
    const learner = await createLearner(product)
    const { db, jobs } = product.dependencies
    const id = await createCourse(product, { ...gitCourse, institutionId })
    await expect(
      db.transaction(async (tx) => {
        await jobs.send({ db: tx }, 'link-steps', { courseId: id, skills: ['git'] })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await product.runJobs()
    expect(await courseOfStep(learner)).toEqual(openStep)
  })
})
