import { afterAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, whileCoursesWait } from '../../../test/factories.ts'
import { courseOfStep, gitCourse, offerGit, openStep } from '../../../test/git-courses.ts'
import { startWithoutCourses } from '../../../test/start-without-courses.ts'

const product = await buildTestApp()
const offering = await startWithoutCourses(product)
const { institution, admin } = offering
afterAll(() => product.close())

const offer = (changes: object = {}) => offerGit(offering, changes)
const gone = { courseId: null, linkReason: null, courseAbsence: 'gone' }

describe('steps follow the catalogue', () => {
  test('a course that comes is linked to a step that waited, with its reason', async () => {
    const learner = await createLearner(product)
    expect(await courseOfStep(learner)).toEqual(openStep)
    const id = await offer()
    expect(await courseOfStep(learner)).toEqual(openStep)
    await product.runJobs()
    expect(await courseOfStep(learner)).toEqual({
      courseId: id,
      linkReason: {
        code: 'teaches_in_title',
        skill: 'Git',
        level: 'beginner',
        otherLanguage: false,
        ownLanguageAbsence: null,
      },
      courseAbsence: null,
    })
  })

  test('a course that waits for approval is linked once it is approved', async () => {
    const learner = await createLearner(product)
    const id = await whileCoursesWait(product, offer)
    await product.runJobs()
    expect(await courseOfStep(learner)).toEqual(openStep)
    await admin.put(`/courses/${id}/status`, { status: 'approved' })
    await product.runJobs()
    expect(await courseOfStep(learner)).toMatchObject({ courseId: id })
  })

  test('a course that is deleted is replaced, or its step says that it is gone', async () => {
    const id = await offer()
    const learner = await createLearner(product)
    expect(await courseOfStep(learner)).toMatchObject({ courseId: id })
    await institution.remove(`/courses/${id}`)
    expect(await courseOfStep(learner)).toEqual(gone)
    await product.runJobs()
    expect(await courseOfStep(learner)).toEqual(gone)
    const next = await offer()
    await product.runJobs()
    expect(await courseOfStep(learner)).toMatchObject({ courseId: next, courseAbsence: null })
  })

  test('another course takes the place of one that is deleted', async () => {
    const id = await offer()
    const learner = await createLearner(product)
    const other = await offer({ title: 'Git from scratch' })
    await product.runJobs()
    await institution.remove(`/courses/${id}`)
    await product.runJobs()
    expect(await courseOfStep(learner)).toMatchObject({ courseId: other })
  })

  test('another course takes the place of one that is rejected', async () => {
    const id = await offer()
    const learner = await createLearner(product)
    const other = await offer({ title: 'Git from scratch' })
    await product.runJobs()
    expect(await courseOfStep(learner)).toMatchObject({ courseId: id })
    await admin.put(`/courses/${id}/status`, { status: 'rejected' })
    await product.runJobs()
    expect(await courseOfStep(learner)).toMatchObject({ courseId: other })
  })

  test('a rejected course that nothing replaces is back when it is approved again', async () => {
    const id = await offer()
    const learner = await createLearner(product)
    await admin.put(`/courses/${id}/status`, { status: 'rejected' })
    await product.runJobs()
    expect(await courseOfStep(learner)).toEqual(gone)
    await admin.put(`/courses/${id}/status`, { status: 'approved' })
    await product.runJobs()
    expect(await courseOfStep(learner)).toMatchObject({ courseId: id, courseAbsence: null })
  })

  test('a course that is changed keeps its steps only if it still teaches them', async () => {
    const id = await offer()
    const learner = await createLearner(product)
    await institution.put(`/courses/${id}`, { title: 'Git basics', description: 'Commits and branches with Git.' })
    await product.runJobs()
    expect(await courseOfStep(learner)).toMatchObject({ courseId: id })
    await institution.put(`/courses/${id}`, { title: 'Watercolours', description: 'Paint flowers.' })
    await product.runJobs()
    expect(await courseOfStep(learner)).toEqual(gone)
  })

  test('a course that now costs more than the budget leaves its step', async () => {
    const id = await offer({ price: 0 })
    const learner = await createLearner(product, {}, { budget: 'No Cost' })
    expect(await courseOfStep(learner)).toMatchObject({ courseId: id })
    await institution.put(`/courses/${id}`, { ...gitCourse, price: 100 })
    await product.runJobs()
    expect(await courseOfStep(learner)).toMatchObject({ courseId: null })
  })

  test('what a new course costs counts with what other steps have cost', async () => {
    await offer({ title: 'HTML in depth', description: 'Semantic HTML pages.', price: 4500 })
    const learner = await createLearner(product, {}, { budget: 'Up to ₹5,000' })
    expect((await courseOfStep(learner, 'skill:html')).courseId).not.toBeNull()
    await offer({ price: 600 })
    await product.runJobs()
    expect(await courseOfStep(learner)).toMatchObject({ courseId: null, courseAbsence: 'budget_spent' })
    const cheap = await offer({ price: 500 })
    await product.runJobs()
    expect(await courseOfStep(learner)).toMatchObject({ courseId: cheap })
  })

  test('a course for another career is linked neither to a new roadmap nor to a waiting step', async () => {
    const key = 'skill:job-applications'
    const text = 'Write a CV with proof, a cover letter and a profile. Apply for jobs and prepare for recruiters.'
    const forTesters = { title: 'Job applications for QA engineers', description: text }
    const id = await offer(forTesters)
    const tester = { preferredCareer: 'QA Engineer', shortTermGoals: '', longTermGoals: '' } as const
    const newTester = await createLearner(product, {}, tester)
    const developer = await createLearner(product)
    expect(await courseOfStep(newTester, key)).toMatchObject({ courseId: id })
    expect(await courseOfStep(developer, key)).toEqual(openStep)

    await institution.remove(`/courses/${id}`)
    const waitingTester = await createLearner(product, {}, tester)
    expect(await courseOfStep(waitingTester, key)).toEqual(openStep)
    const again = await offer(forTesters)
    await product.runJobs()
    expect(await courseOfStep(waitingTester, key)).toMatchObject({ courseId: again })
    expect(await courseOfStep(developer, key)).toEqual(openStep)

    await institution.put(`/courses/${again}`, { ...forTesters, title: 'Job applications for product managers' })
    await product.runJobs()
    expect((await courseOfStep(waitingTester, key)).courseId).toBeNull()
  })

  test('a better course that comes later does not push out the one a learner may have begun', async () => {
    const id = await offer({ title: 'Evening class', description: 'We learn Git together. Git every evening.' })
    const learner = await createLearner(product)
    expect(await courseOfStep(learner)).toMatchObject({ courseId: id })
    const description = 'Commits, branches and merges with Git. Pages with HTML: headings, links, forms.'
    const better = await offer({ title: 'Git and HTML for beginners', description, price: 0 })
    await product.runJobs()
    // The waiting step gets it, and the other keeps its course.
    expect(await courseOfStep(learner, 'skill:html')).toMatchObject({ courseId: better })
    expect(await courseOfStep(learner)).toMatchObject({ courseId: id })
  })

  test('a course in another language says why, also when the catalogue has changed', async () => {
    const english = await offer()
    const learner = await createLearner(product, {}, { studyLanguage: 'Tamil', budget: 'No Cost' })
    expect((await courseOfStep(learner)).courseAbsence).toBe('budget')
    await institution.put(`/courses/${english}`, { ...gitCourse, price: 0 })
    await product.runJobs()
    const said = async () => {
      const { courseId, linkReason } = await courseOfStep(learner)
      return [courseId, linkReason?.ownLanguageAbsence]
    }
    expect(await said()).toEqual([english, 'no_course'])
    const tamil = { title: 'Git தமிழில்', description: 'Git கற்றுக்கொள்ளுங்கள்.', language: 'ta' }
    const dear = await offer({ ...tamil, price: 700 })
    await product.runJobs()
    expect(await said()).toEqual([english, 'budget'])
    // The English course stays: the learner may have begun it. That there is none in Tamil would be untrue now.
    await institution.put(`/courses/${dear}`, { ...tamil, price: 0 })
    await product.runJobs()
    expect(await said()).toEqual([english, null])
    await institution.remove(`/courses/${dear}`)
    await product.runJobs()
    expect(await said()).toEqual([english, 'no_course'])
  })
})
