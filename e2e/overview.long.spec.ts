import type { Overview } from '@milepost/contract/overview/schema'
import { type ApiCall, routeApi } from './api-routes.ts'
import { expect, holdScripts, signInAs, signUpWithRoadmap, test } from './product.ts'
import { failure } from './screens/network.ts'

test('opened again, it asks for all it shows in one wave while its scripts are on their way, and once', async ({
  page,
}) => {
  // The first overview of a new learner saves the browser's time zone.
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
  await signUpWithRoadmap(page)
  await page.goto('/dashboard')
  await saved
  await expect(page.getByText(/^\d+ of \d+ steps completed$/)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    // What the page before still asked for does not count.
    if (request.isNavigationRequest()) asked.length = 0
    asked.push(new URL(request.url()).pathname.split('/').slice(1, 3).join('/'))
  })
  // The application is held back: what is asked for before it is there, the page asks for itself.
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const calls = () => asked.filter((one) => one.startsWith('api/')).sort()
  const wave = ['api/overview', 'api/roadmap']
  await expect.poll(calls).toEqual(wave)
  release()
  await expect(page.getByText(/^\d+ of \d+ steps completed$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your weeks' })).toBeVisible()
  // Then only the notifications, which stay open: a budget of requests.
  await expect.poll(calls).toEqual([...wave, 'api/notifications'].sort())
})

test.describe('where its request', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })
  for (const [what, answer] of [
    ['finds a busy server', (call) => call.fulfill(failure(503, 'unavailable', ''))],
    ['finds an older server', (call) => call.fulfill(failure(404, 'not_found', ''))],
    ['is lost', (call) => call.abort()],
    ['gets no advice', (call) => call.changeReply<Overview>((overview) => ({ ...overview, advice: null }))],
  ] satisfies [string, (call: ApiCall) => Promise<void>][]) {
    test(`${what}, the overview asks for what is missing by itself`, async ({ page }) => {
      await signInAs(page, 'halfway@milepost.example')
      await routeApi(page, '**/api/overview/*', answer)
      const advice = page.waitForResponse('**/api/recommendation/*')
      await page.goto('/dashboard')
      await expect(page.getByText(/^\d+ of \d+ steps completed$/)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Your weeks' })).toBeVisible()
      expect((await advice).status()).toBe(200)
    })
  }
})
