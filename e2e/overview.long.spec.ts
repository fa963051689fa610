import { expect, holdScripts, signUpWithRoadmap, test } from './product.ts'

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
  const wave = ['preferences', 'profile', 'progress', 'recommendation', 'rhythm', 'roadmap', 'services', 'users'].map(
    (path) => `api/${path}`,
  )
  await expect.poll(calls).toEqual(wave)
  release()
  await expect(page.getByText(/^\d+ of \d+ steps completed$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your weeks' })).toBeVisible()
  // Then only the notifications, which stay open: a budget of requests.
  await expect.poll(calls).toEqual([...wave, 'api/notifications'].sort())
})
