import type { Course } from '@milepost/contract/courses/schema'
import { type APIRequestContext, request } from '@playwright/test'
import { demoPassword, expect, expectAccessible, signUpWithRoadmap, test } from './product.ts'
import { courseOf, findWaitingStep, openRoadmap, reloadOnce, stepOn } from './step-courses.ts'

/** A client of the API without a browser, with a plain token. */
async function signInByProgram(address: string, email: string): Promise<APIRequestContext> {
  const visitor = await request.newContext({ baseURL: address })
  const reply = await visitor.post('/api/auth/login', { data: { email, password: demoPassword } })
  const { token } = await reply.json()
  await visitor.dispose()
  return request.newContext({ baseURL: address, extraHTTPHeaders: { authorization: `Bearer ${token}` } })
}

test('a step says which course teaches it; one that waited gets a course that is approved, and loses it when deleted', async ({
  page,
  product,
}) => {
  await signUpWithRoadmap(page, { preferredCareer: 'Backend Developer' })
  const roadmap = await openRoadmap(page)
  const linked = roadmap.roadmap.find(({ courseId }) => courseId !== null)
  const taught = roadmap.courses.find(({ id }) => id === linked?.courseId)
  if (linked === undefined || taught === undefined) throw new Error('no step has a course')
  await page.goto(`/dashboard/roadmap?step=${linked.id}`)
  await expect(courseOf(page, linked)).toContainText(taught.title)
  await expect(courseOf(page, linked)).toContainText(/Why this course: the (?:title|description) says/)
  const step = findWaitingStep(roadmap)
  await page.goto(`/dashboard/roadmap?step=${step.id}`)
  await expect(courseOf(page, step)).toHaveCount(0)
  await expect(stepOn(page, step)).toContainText(/No course teaches this yet|over your budget/)
  const admin = await signInByProgram(product.address, 'admin@milepost.example')
  const institution = await signInByProgram(product.address, 'lagoonside@milepost.example')
  const [skillId = ''] = step.skills
  const skill = await (await admin.get(`/api/skills/${skillId}`)).json()
  const institutions: { id: number; name: string }[] = await (await admin.get('/api/institutions')).json()
  const own = institutions.find(({ name }) => name.startsWith('Lagoonside'))
  const words = { title: `${skill.name} for beginners`, description: `Learn ${skill.name}. ${skill.learn}` }

  const suggested = await (await institution.post('/api/courses/suggestions', { data: words })).json()
  expect(suggested.skills[0]).toMatchObject({ id: skillId })
  const offered = await admin.post('/api/courses', {
    data: { ...words, duration: '4', price: 0, institution_id: own?.id, status: 'pending' },
  })
  const course: Course = await offered.json()
  await page.reload()
  await expect(courseOf(page, step)).toHaveCount(0)

  const refused = await institution.put(`/api/courses/${course.id}/status`, { data: { status: 'approved' } })
  expect(refused.status()).toBe(403)
  await admin.put(`/api/courses/${course.id}/status`, { data: { status: 'approved' } })
  await reloadOnce(page, step, 'linked')
  await expect(courseOf(page, step)).toContainText(course.title)
  await expect(courseOf(page, step)).toContainText('Why this course: the title says it teaches')

  expect((await institution.delete(`/api/courses/${course.id}`)).status()).toBe(204)
  await reloadOnce(page, step, 'gone')
  await expect(stepOn(page, step)).toContainText('The course linked here is no longer offered.')
  await expect(courseOf(page, step)).toHaveCount(0)
  // Further down, a bar that stays in view may cover a part of some button. Before, the page itself scrolls to the step.
  await expect(stepOn(page, step)).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  await admin.dispose()
  await institution.dispose()
})
