import { login, logout } from '@milepost/contract/accounts/routes'
import { getProfile } from '@milepost/contract/profiles/routes'
import { tasksOf } from '@milepost/contract/progress/limits'
import { listProgress } from '@milepost/contract/progress/routes'
import { getAdvice } from '@milepost/contract/recommendations/routes'
import { getRoadmap } from '@milepost/contract/roadmaps/routes'
import { getUser } from '@milepost/contract/users/routes'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { rememberProgress } from '#test/remember-progress.ts'
import { refused, server } from '#test/stand-in-server.ts'

const address = '/dashboard'
const welcome = page.getByRole('dialog', { name: 'Welcome to Milepost!' })
const required = page.getByRole('alertdialog', { name: 'Required Step' })
const setup = page.getByRole('heading', { name: 'Setup Your Career Profile' })
const card = page.getByRole('region', { name: 'Your Progress' })
const count = page.getByText(/^\d+ of \d+ steps completed$/)

describe('a newcomer', () => {
  test('may leave both dialogs, and is asked again until setup has begun', async () => {
    await actAs('fresh')
    let screen = await openScreen(address)
    await expect.element(welcome).toBeVisible()
    await expectAccessible()
    await welcome.getByRole('button', { name: 'Close' }).click()
    await expect.element(required).toMatchTextContent(/You need to complete your profile to unlock all features\./)
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(welcome).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await required.getByRole('button', { name: 'Exit Anyway' }).click()
    await expect.element(required).not.toBeInTheDocument()
    await expect.element(welcome).not.toBeInTheDocument()
    await expect.element(setup).toBeVisible()
    const words = page.getByText('Complete your profile to generate a personalized career roadmap.')
    await expect.element(words).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Start Setup' }).click()
    await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
    await expect.poll(screen.address).toBe('/userdetails')

    await screen.goBack()
    await welcome.getByRole('button', { name: 'Begin Setup' }).click()
    await expect.poll(screen.address).toBe('/userdetails')
    await expect.poll(() => window.localStorage.getItem('profileCompleted')).toBe('true')
    await screen.goBack()
    screen = await screen.reload()
    await expect.element(setup).toBeVisible()
    await expect.element(welcome).not.toBeInTheDocument()
  })

  test('is welcomed although another learner has begun on the same browser', async () => {
    const user = await actAs('fresh')
    server.on(logout, { message: 'Signed out.' })
    const screen = await openScreen(address)
    await welcome.getByRole('button', { name: 'Begin Setup' }).click()
    await expect.poll(screen.address).toBe('/userdetails')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(screen.address).toBe('/login')
    const next = { ...user, id: '5b0a2f6e-6a4e-4c5e-9d63-0d7b2f8f4b11' }
    server.on(getUser, { ...(await recorded('fresh', 'getUser')), id: next.id })
    server.on(login, { user: next, token: 'token-of-the-next' })
    await page.getByLabelText('Email Address').fill('next@example.com')
    await page.getByLabelText('Password', { exact: true }).fill('a long and unusual one')
    await userEvent.keyboard('{Enter}')
    await expect.element(welcome).toBeVisible()
  })
})

test('it names the career with reasons, counts the steps and leads to the next one', async () => {
  await actAs('halfway')
  const screen = await openScreen(address)
  await expect.element(page.getByText('Our AI recommends: Frontend Developer')).toBeVisible()
  await expect.element(page.getByText('You chose this career: Frontend Developer.')).toBeVisible()
  await expect.element(card.getByText('12 of 24 steps completed')).toBeVisible()
  await expect.element(card.getByText('50% complete')).toBeVisible()
  const bar = card.getByRole('progressbar', { name: 'Roadmap progress' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50')
  await expect.element(card.getByText(/^You're halfway there!/)).toBeVisible()
  await expect.element(card.getByText('12 steps remaining')).toBeVisible()
  await expect.element(card.getByRole('listitem', { includeHidden: true })).toHaveLength(24)
  expect(card.element().querySelectorAll('li svg')).toHaveLength(12)
  expect(card.element().querySelectorAll('s')).toHaveLength(12)
  expect(card.element().querySelector('li[aria-current="step"]')?.textContent).toBe('13Build an app with public data')
  await expectAccessible()
  await page.getByRole('link', { name: 'Continue with "Build an app with public data..."' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Frontend Developer')
  await expect.poll(screen.address).toBe('/dashboard/roadmap?step=13')
})

test('the list of steps is folded to the section of the next step, and each section opens', async () => {
  await actAs('halfway')
  await openScreen(address)
  await expect.element(card.getByText('Build an app with public data')).toBeVisible()
  const first = card.getByRole('group').first()
  await expect.element(first.getByRole('listitem').first()).not.toBeInTheDocument()
  await first.getByRole('heading').click()
  await expect.element(first.getByRole('listitem').first()).toBeVisible()
})

test('the next session is named, and the week has as many as fit its hours', async () => {
  await actAs('halfway')
  const roadmap = await recorded('halfway', 'getRoadmap')
  const done = Array.from({ length: 7 }, (_, place) => place + 1)
  const updatedAt = '2026-01-01T00:00:00.000Z'
  rememberProgress(done.map((step_id) => ({ step_id, status: 'done' as const, updatedAt, ticks: [] })))
  server.on(getRoadmap, { ...roadmap, hoursPerWeek: 5 })
  await openScreen(address)
  const today = page.getByRole('region', { name: 'Your next step' })
  await expect.element(today.getByText('5 hours planned')).toBeVisible()
  const sessions = today.getByRole('link').filter({ hasNotText: /^Continue with/ })
  await expect.element(sessions.first()).toHaveAttribute('href', expect.stringMatching(/\/sessions\//))
  await expect.element(today.getByRole('listitem').first()).toMatchTextContent(/hours?$/)
  await expectAccessible()
})

test('once every part is ticked the step is marked done from here, and that can be undone', async () => {
  await actAs('halfway')
  const updatedAt = '2026-11-01T00:00:00.000Z'
  const done = [1, 2, 3].map((step_id) => ({ step_id, status: 'done' as const, updatedAt, ticks: [] }))
  const roadmap = await recorded('halfway', 'getRoadmap')
  const parts = tasksOf(roadmap.roadmap[3]?.details ?? '').map(({ id: task }) => ({
    task,
    hours: 1,
    tickedAt: updatedAt,
  }))
  rememberProgress([...done, { step_id: 4, status: 'ongoing', updatedAt, ticks: parts }])
  await openScreen(address)
  const card = page.getByRole('region', { name: /^Your next (step|milestone)$/ })
  await expect.element(card.getByText(/^Step 4 of 24/)).toBeVisible()
  await card.getByRole('button', { name: 'Mark as done' }).click()
  await expect.element(card.getByText(/^Step 5 of 24/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(card.getByText(/^Step 4 of 24/)).toBeVisible()
  await expect.element(card.getByText('You’ve done every part of this step.')).toBeVisible()
})

test('a career that was set aside is recommended no more: the overview says what is instead', async () => {
  await actAs('halfway')
  const advice = await recorded('halfway', 'getAdvice')
  const { ranking } = advice.recommendation
  const own = ranking.find(({ career }) => career === 'Frontend Developer')
  if (own === undefined) throw new Error('the demo recommends other careers')
  const others = ranking.filter((one) => one !== own)
  const recommendation = { ...advice.recommendation, ranking: [...others, { ...own, rejected: true }] }
  server.on(getAdvice, { ...advice, recommendation })
  await openScreen(address)
  await expect.element(page.getByText('Your roadmap leads to: Frontend Developer')).toBeVisible()
  const hint = page.getByText(/You set this career aside. We now recommend ./)
  await expect.element(hint).toMatchTextContent(`We now recommend ${others[0]?.career}`)
  await expect.element(page.getByText(/^Our AI recommends/)).not.toBeInTheDocument()
  await expectAccessible()
})

test('where little is known there is no number, but the answers that would help most, each a press away', async () => {
  await actAs('halfway')
  const { profile } = await recorded('halfway', 'getProfile')
  if (profile === null) throw new Error('the demo learner has answers')
  const silent = { shortTermGoals: '', longTermGoals: '', experience: '', certifications: '', dreamCompany: '' }
  server.on(getProfile, { profile: { ...profile, ...silent } })
  const screen = await openScreen(address)
  await expect.element(page.getByText(/^This is a first guess\./)).toBeVisible()
  await expect.element(page.getByText(/\d+ of 100/)).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('link', { name: /^Short-term Goals/ }).click()
  await expect.poll(screen.address).toBe('/userdetails?step=2')
  await expect.element(page.getByLabelText(/^Short-term Goals/)).toHaveFocus()
})

test('where more is known, the words come first and the number says what it rests on', async () => {
  await actAs('halfway')
  await openScreen(address)
  await expect.element(page.getByText(/match with your answers\.$/)).toBeVisible()
  await expect.element(page.getByText(/^Fit \d+ of 100, based on \d of 8 answers$/)).toBeVisible()
})

test('it leads to the roadmap and to all the careers', async () => {
  await actAs('halfway')
  const screen = await openScreen(address)
  await page.getByRole('link', { name: 'View Full Roadmap' }).click()
  await expect.poll(screen.address).toBe('/dashboard/roadmap')
  await screen.goBack()
  await page.getByRole('link', { name: 'Compare careers and see why' }).click()
  await expect.poll(screen.address).toBe('/dashboard/recommendation')
})

test('with every step done there is nothing to continue with', async () => {
  await actAs('halfway')
  const steps = Array.from({ length: 24 }, (_, index) => index + 1)
  const updatedAt = '2026-01-01T00:00:00.000Z'
  server.on(
    listProgress,
    steps.map((step_id) => ({ step_id, status: 'done' as const, updatedAt, ticks: [] })),
  )
  await openScreen(address)
  await expect.element(page.getByText(/^You've completed your roadmap!/)).toBeVisible()
  await expect.element(page.getByText('0 steps remaining')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Continue with/ })).not.toBeInTheDocument()
})

test.each([
  [0, "You're just starting out!"],
  [6, "You're making good progress!"],
  [12, "You're halfway there!"],
  [18, 'Almost there!'],
])('with %i of 24 steps done it says: %s', async (done, words) => {
  await actAs('halfway')
  const updatedAt = '2026-01-01T00:00:00.000Z'
  const numbers = Array.from({ length: done }, (_, place) => place + 1)
  server.on(
    listProgress,
    numbers.map((step_id) => ({ step_id, status: 'done' as const, updatedAt, ticks: [] })),
  )
  await openScreen(address)
  await expect.element(card).toMatchTextContent(words)
  await expect.element(card).toMatchTextContent(`${Math.round((done / 24) * 100)}% complete`)
  await expect.poll(() => document.querySelectorAll('li s')).toHaveLength(done)
})

test('a step ticked on the roadmap counts here at once', async () => {
  await actAs('halfway')
  rememberProgress()
  await openScreen(address)
  await expect.element(count).toMatchTextContent(/^0 of/)
  await page.getByRole('link', { name: /^Continue with/ }).click()
  await page.getByLabelText('Status of step 1', { exact: true }).selectOptions('done')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect.element(count).toMatchTextContent(/^1 of/)
})

test('the question whether to update the profile can wait, or leads to the answers', async () => {
  await actAs('halfway')
  const screen = await openScreen(address)
  const open = page.getByRole('button', { name: 'Update Profile' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await expect.element(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Remind Me Later' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  await open.click()
  await dialog.getByRole('button', { name: 'Update Profile' }).click()
  await expect.poll(screen.address).toBe('/userdetails')
  await expect.element(page.getByLabelText(/^Full Name/)).toHaveValue('Kavin Tharmarajah')
  await expect.element(page.getByLabelText(/^Gender/)).toHaveValue('Male')
})

describe('when loading fails', () => {
  for (const [what, route, name, words] of [
    ['the profile', getProfile, 'getProfile', 'We couldn’t load your dashboard'],
    ['the progress', listProgress, 'listProgress', 'We couldn’t load your progress'],
  ] as const) {
    test(`of ${what}, it says so and loads again when asked`, async () => {
      await actAs('halfway')
      server.on(route, refused('unavailable', 'Busy.'))
      await openScreen(address)
      await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expectAccessible()
      server.on(route, (await recorded('halfway', name)) as never)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect.element(count).toBeVisible()
      await expect.element(page.getByText(words)).not.toBeInTheDocument()
    })
  }
})
