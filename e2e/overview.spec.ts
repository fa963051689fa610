import { expect, signIn, test } from './product.ts'

test('opened again, it asks for what it shows while its scripts are on their way, and once', async ({ page }) => {
  await signIn(page, 'halfway@milepost.example')
  await expect(page.getByText(/^\d+ of \d+ steps completed$/)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').slice(1, 3).join('/')))
  // The application is held back: what is asked for before it is there, the page asks for itself.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const shown = ['api/profile', 'api/preferences', 'api/roadmap', 'api/progress']
  await expect.poll(() => asked).toEqual(expect.arrayContaining(shown))
  release()
  await expect(page.getByText(/^\d+ of \d+ steps completed$/)).toBeVisible()
  for (const each of shown) expect(asked.filter((one) => one === each)).toHaveLength(1)
})
