import { getSiteFigures } from '@milepost/contract/site-figures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { server } from '#test/stand-in-server.ts'

const heading = (name: string) => page.getByRole('heading', { name })

test('the first page tells the way in five stops, three features and figures that are said to be illustrations', async () => {
  await actAs('visitor')
  const none = { satisfaction: null, students: null, institutions: null, activeStudents: null, completedPaths: null }
  server.on(getSiteFigures, none)
  await openScreen('/')
  const stops = ['Tell about yourself', 'AI analysis', 'Career path suggestions', 'Step-by-step roadmap', 'Job ready']
  const features = ['AI career pathing', 'Tailored roadmaps', 'Course finder', 'For institutions']
  for (const title of [...stops, ...features]) await expect.element(heading(title)).toBeVisible()
  for (const figure of ['95%', '2,500+', '150+', '245', '189']) {
    await expect.element(page.getByText(figure)).toBeVisible()
  }
  await expect.element(page.getByText('Illustrative figures')).toBeVisible()
  await expectAccessible()
})

test('/test shows its cards and steps, and leads to sign-up', async () => {
  await actAs('visitor')
  const screen = await openScreen('/test')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Discover Your Dream Career Path' })).toBeVisible()
  const titles = ['Why Choose Us?', 'AI-Powered Guidance', 'Verified Courses', 'Progress Tracking']
  for (const title of [...titles, 'How It Works', 'Tell Us About You', 'Get Your Roadmap', 'Take Action']) {
    await expect.element(heading(title)).toBeVisible()
  }
  await expectAccessible()
  await page.getByRole('link', { name: 'Create Your Roadmap' }).click()
  await expect.poll(screen.address).toBe('/signup')
})

test.for(['/get-started', '/register'])('%s leads to sign-up', async (address) => {
  await actAs('visitor')
  const screen = await openScreen(address)
  await expect.poll(screen.address).toBe('/signup')
})
