import { getSiteFigures } from '@milepost/contract/analytics/routes'
import { careerTitles } from '@milepost/contract/careers/limits'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import sample from '#features/landing/sample.json'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { server } from '#test/stand-in-server.ts'

const heading = (name: string) => page.getByRole('heading', { name })

const none = { satisfaction: null, students: null, institutions: null, activeStudents: null, completedPaths: null }

test('the first page has its five steps, three features, the institutions’ part and figures', async () => {
  await actAs('visitor')
  server.on(getSiteFigures, none)
  await openScreen('/')
  const steps = ['Tell about yourself', 'AI analysis', 'Career path suggestions', 'Step-by-step roadmap', 'Job ready']
  const features = ['AI career pathing', 'Tailored roadmaps', 'Course finder', 'For institutions']
  const uses = ['Student analytics dashboard', 'Progress tracking', 'Multi-user management', 'AI recommendations']
  for (const title of [...steps, ...features, ...uses]) await expect.element(heading(title)).toBeVisible()
  for (const figure of ['95%', '2,500+', '150+', '245', '189']) {
    await expect.element(page.getByText(figure, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByText('Illustrative figures')).toBeVisible()
  await expectAccessible()
})

test('the first page names every career, and shows a roadmap, a recommendation with cons, and courses', async () => {
  await actAs('visitor')
  await openScreen('/')
  const careers = page.getByRole('region', { name: '13 careers, all in technology' })
  for (const title of careerTitles)
    await expect.element(careers.getByRole('link', { name: title, exact: true })).toBeVisible()
  const roadmap = page.getByRole('figure')
  await expect.element(roadmap).toMatchTextContent(`A roadmap to ${sample.career}`)
  await expect.element(roadmap).toMatchTextContent(sample.here.label.en)
  const recommendation = page.getByRole('region', { name: sample.career })
  await expect.element(recommendation).toMatchTextContent('What to consider')
  await expect.element(recommendation).toMatchTextContent(`Skills to go: ${sample.skillsToLearn}`)
  for (const { title, institution, step } of sample.courses) {
    const course = page.getByRole('listitem').filter({ has: heading(title) })
    await expect.element(course).toMatchTextContent(step.label.en)
    await expect.element(course).toMatchTextContent(institution)
  }
  await expect.element(page.getByText('Milepost itself speaks all three.')).toBeVisible()
})

test('the first page walks the road of its roadmap as far as the learner has come', async () => {
  await actAs('visitor')
  await openScreen('/')
  await expect.element(page.getByRole('figure')).toBeVisible()
  const roads = [...document.querySelectorAll<SVGElement>('figure .animate-walk-road')]
  expect(roads).toHaveLength(2)
  for (const road of roads) {
    expect(getComputedStyle(road).animationName).toBe('walk-road')
    expect(getComputedStyle(road).animationIterationCount).toBe('1')
  }
})

const bar = page.getByRole('banner')

test('the top bar leads a visitor on', async () => {
  await actAs('visitor')
  await openScreen('/plans')
  for (const [name, address] of [
    ['How it works', '/#how-it-works'],
    ['For institutions', '/institution/requests'],
    ['Plans', '/plans'],
    ['Help', '/help'],
    ['Login', '/login'],
    ['Get Started', '/signup'],
  ] as const) {
    await expect.element(bar.getByRole('link', { name })).toHaveAttribute('href', address)
  }
})

test('the top bar leads someone signed in to their overview, also on the first page', async () => {
  await actAs('institution')
  await openScreen('/')
  await expect.element(bar.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/institution')
  await expect.element(page.getByRole('link', { name: 'Login' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Get Started' })).not.toBeInTheDocument()
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

test('the privacy policy lists what is stored, why and for how long', async () => {
  await actAs('visitor')
  await openScreen('/privacy')
  const table = page.getByRole('table', { name: 'What we store, why and for how long' })
  for (const [what, howLong] of [
    ['Sign-in attempts', '90 days'],
    ['Important changes', '365 days'],
    ['Your notifications', '180 days'],
    ['What you do as a learner', '400 days'],
    ['Your answers to the profile questions', 'As long as you have an account'],
  ] as const) {
    await expect.element(table.getByRole('row').filter({ hasText: what })).toMatchTextContent(howLong)
  }
  await expectAccessible()
})
