import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessibleInLightAndDark,
  pressByKey,
  pressIn,
  signIn,
  signUpWithRoadmap,
  statusOfStep,
  test,
  toastOf,
  type WizardAnswers,
} from './product.ts'

const screen = '/dashboard/recommendation'
const recommended = (page: Page) => page.getByRole('region', { name: /.+/ }).filter({ hasText: 'How we calculate fit' })
const alternatives = (page: Page) => page.getByRole('region', { name: 'Other careers that could fit' })
const setAside = (page: Page) => page.getByRole('region', { name: 'You set these aside' })

async function newLearner(page: Page, answers: WizardAnswers = {}) {
  await signUpWithRoadmap(page, answers)
  await page.goto(screen)
  await expect(alternatives(page)).toBeVisible()
}

test('a learner reads why a career fits, compares it with another, and reads on about that one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'halfway@milepost.example')
  await page.getByRole('link', { name: 'Your Recommendation' }).click()
  await expect(page).toHaveURL(screen)
  const card = recommended(page)
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('Frontend Developer')
  await expect(card.getByText('You chose this career: Frontend Developer.')).toBeVisible()
  await expect(card.getByText(/“React”/)).toBeVisible()
  await expect(card.getByRole('heading', { name: 'What to consider' })).toBeVisible()
  await expect(card.getByText('Nothing in your answers.')).toBeVisible()
  await expect(card.getByRole('heading', { name: /^\d+ skills to learn$/ })).toBeVisible()
  await card.getByText('How we calculate fit').click()
  await expect(card.getByText(/Your name, gender, age and location never matter/)).toBeVisible()
  await expectAccessibleInLightAndDark(page)

  for (const career of ['Frontend Developer', 'UI/UX Designer']) {
    await page.getByRole('button', { name: `More for ${career}` }).click()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
  }
  await page.getByRole('link', { name: 'Compare 2 careers' }).click()
  await expect(page).toHaveURL(`${screen}?compare=frontend-developer,ui-ux-designer`)
  const table = page.getByRole('table', { name: 'Side by side: Frontend Developer and UI/UX Designer' })
  await expect(table.getByRole('rowheader', { name: /^Technologies in demand/ })).toBeVisible()

  await table.getByRole('link', { name: 'UI/UX Designer', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/careers/ui-ux-designer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI/UX Designer')
  for (const part of [
    'Fit for you',
    'What you’ll do',
    'A typical day',
    'Who it’s for',
    'Who it may not suit',
    'Related interests',
    'Education',
    'What you’ll learn',
    'Similar careers',
    'The numbers',
  ]) {
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
  }
  await expect(page.getByText(/job zone \d of 5/).first()).toBeVisible()
  await expect(page.getByText(/^\d(\.\d)? of 7$/)).toHaveCount(6)
  await expect(page.getByRole('link', { name: /O\*NET 29\.2 Database \(CC BY 4\.0\)/ })).toHaveCount(3)
  const related = page.getByRole('region', { name: 'Similar careers' }).getByRole('link').first()
  const name = await related.innerText()
  await related.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the answers decide: too few are said to be too few, and those that point elsewhere are followed', async ({
  page,
}) => {
  await newLearner(page)
  await expect(page.getByText('This is a first guess. We know little about you yet.')).toBeVisible()
  await recommended(page)
    .getByText(/^Show \d+ more$/)
    .click()
  const experience =
    'Three years of writing REST APIs in Node.js and Python with PostgreSQL and Redis, Docker, microservices and message queues as a backend developer.'
  await newLearner(page, { preferredCareer: 'UI/UX Designer', experience })
  const better = await recommended(page).getByRole('heading', { level: 2 }).textContent()
  const notice = page.getByRole('status').filter({ hasText: 'You chose UI/UX Designer' })
  await expect(notice).toContainText(`suggest ${better}`)
})

test('by keyboard alone a career is set aside, stays so over a reload, and comes back', async ({ page }) => {
  await newLearner(page)
  const title = recommended(page).getByRole('heading', { level: 2 })
  const first = await title.innerText()
  await pressByKey(page, page.getByRole('button', { name: `More for ${first}` }))
  await pressByKey(page, page.getByRole('button', { name: 'Not for me', exact: true }))
  const dialog = page.getByRole('dialog', { name: `Not for me: ${first}` })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'It’s too technical for me' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('I would rather not.')
  await pressByKey(page, dialog.getByRole('button', { name: 'Set it aside' }))
  await expect(dialog).toHaveCount(0)
  await expect(title).not.toHaveText(first)
  await page.reload()
  await expect(setAside(page)).toContainText(`${first}It’s too technical for me“I would rather not.”`)
  await pressByKey(page, setAside(page).getByRole('button', { name: 'Consider it again' }))
  await expect(setAside(page)).toHaveCount(0)
  await page.reload()
  await expect(title).toHaveText(first)
})

test('switching the career carries progress over, is known as the learner’s choice, and is undone', async ({
  page,
}) => {
  const other = 'Full Stack Developer'
  await signUpWithRoadmap(page)
  for (const number of [1, 2, 3]) await statusOfStep(page, number).selectOption('done')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsaved-progress'))))
    .toBe(false)
  await page.goto(screen)
  await page.getByRole('button', { name: `Switch to this ${other}` }).click()
  const dialog = page.getByRole('dialog', { name: `Switch to ${other}?` })
  await expect(dialog.getByRole('heading', { name: /^Finished steps you keep/ })).toBeVisible()
  await dialog.getByRole('button', { name: `Switch to ${other}` }).click()
  await expect(page).toHaveURL('/dashboard/roadmap')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other)
  await expect(page.getByText(/^\d+ of \d+ steps done/)).not.toHaveText(/^0 of/)
  await page.getByRole('link', { name: 'Your Recommendation' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Your roadmap is for' })
  await expect(notice).toContainText(`Your roadmap is for ${other}`)
  await pressIn(toastOf(page, `Your roadmap now leads to ${other}.`), 'Undo')
  await expect(toastOf(page, 'Your roadmap leads to Frontend Developer again.')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.goto('/dashboard/roadmap')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frontend Developer')
  for (const number of [1, 2, 3]) await expect(statusOfStep(page, number)).toHaveValue('done')
})

test('the sources are open to everybody, read without JavaScript, and are linked from the landing page', async ({
  page,
}) => {
  const calls: string[] = []
  // The landing page asks for its figures.
  page.on('request', (request) => /\/api\/(?!figures)/.test(request.url()) && calls.push(request.url()))
  await page.goto('/')
  await page.getByRole('link', { name: 'Our sources', exact: true }).click()
  await expect(page).toHaveURL('/sources')
  await expect(page.getByRole('heading', { name: 'From O*NET' })).toBeVisible()
  await expect(page.getByText(/USDOL\/ETA has not approved, endorsed or tested/)).toBeVisible()
  await expect(page.getByRole('link', { name: /CC BY 4\.0/ })).toHaveAttribute('href', /creativecommons\.org/)
  expect(calls).toEqual([])
  const html = await (await page.request.get('/sources')).text()
  expect(html).toContain('This service uses the ESCO classification of the European Commission.')
})
