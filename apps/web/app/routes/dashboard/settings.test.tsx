import { getPreferences, savePreferences } from '@milepost/contract/preferences/routes'
import type { Preferences } from '@milepost/contract/preferences/schema'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, server } from '#test/stand-in-server.ts'

const card = (name: string) => page.getByRole('region', { name })
const career = card('Career and learning')
const goal = career.getByLabelText(/^Career Goal/)
const save = career.getByRole('button', { name: 'Save Changes' })
const notifications = card('Notifications')
const courseAlerts = notifications.getByRole('switch', { name: 'Course Update Alerts' })
const appearance = card('Appearance')
const dark = appearance.getByRole('radio', { name: 'Always dark' })
const away = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Find Courses' })
const themeOf = () => document.documentElement.dataset['theme'] ?? 'system'

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

/** Saves as the server does. `replaced`: what someone else saved in between. */
async function saveChoices(replaced: Partial<Preferences> = {}) {
  let saved = await recorded('halfway', 'getPreferences')
  server.on(getPreferences, () => saved)
  server.on(savePreferences, ({ body }) => {
    const before = { ...saved, ...replaced }
    saved = Object.assign({ ...before }, body)
    return { preferences: saved, before }
  })
}

async function openSettings() {
  await actAs('halfway')
  await saveChoices()
  const screen = await openScreen('/dashboard/settings')
  await expect.element(goal).toBeVisible()
  return screen
}

test('what was typed stays when it could not be saved, and is saved afterwards', async () => {
  await openSettings()
  server.on(savePreferences, lost)
  await goal.fill('Typed on the train')
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(career.getByRole('alert')).toMatchTextContent('Something went wrong while updating.')
  await expect.element(goal).toHaveValue('Typed on the train')
  await saveChoices()
  await save.click()
  await expect.element(career.getByRole('status')).toMatchTextContent(/^Your choices have been saved\.\s*$/)
  await expect.element(goal).toHaveValue('Typed on the train')
  await expect.poll(() => server.calls(savePreferences).at(-1)?.body.careerGoal).toBe('Typed on the train')
})

test('saving says that it replaced what was saved in another tab', async () => {
  await openSettings()
  await saveChoices({ careerGoal: 'From the other tab' })
  await goal.fill('From this tab')
  await save.click()
  await expect.element(career.getByRole('status')).toMatchTextContent('They replaced changes from another tab')
  await expect.element(goal).toHaveValue('From this tab')
})

test('leaving with something unsaved is asked about, and staying keeps it', async () => {
  const screen = await openSettings()
  await goal.fill('Not saved')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await away.click()
  await expect.element(question).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(goal).toHaveValue('Not saved')
  await away.click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(page.getByRole('heading', { name: 'Explore Available Courses' })).toBeVisible()
  await screen.goBack()
  await expect.element(goal).toHaveValue('')
  await away.click()
  await expect.poll(screen.address).toBe('/dashboard/courses')
})

test('closing the tab is asked about while something is unsaved', async () => {
  await openSettings()
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  await goal.fill('Not saved')
  await expect.poll(asks).toBe(true)
  await goal.fill('')
  await expect.poll(asks).toBe(false)
})

test('a choice that cannot be saved goes back, says so, and can be made again', async () => {
  await openSettings()
  server.on(savePreferences, lost)
  await dark.click()
  await courseAlerts.click()
  for (const one of [appearance, notifications]) {
    await expect.element(one.getByRole('alert')).toMatchTextContent('Nothing has changed.')
  }
  await expect.element(courseAlerts).toBeChecked()
  await expect.poll(themeOf).toBe('system')
  await expectAccessible()
  await saveChoices()
  await appearance.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(themeOf).toBe('dark')
  await expect.element(appearance.getByRole('status')).toHaveTextContent('Saved.')
})

test('switches act at once, and say what no mail means', async () => {
  await openSettings()
  await notifications.getByRole('switch', { name: 'Weekly Summary' }).click()
  await expect.element(notifications.getByRole('status')).toHaveTextContent('Saved.')
  notifications.getByRole('switch', { name: 'Email Notifications' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(notifications.getByText(/^You won’t get the emails below\./)).toBeVisible()
  await expect.element(notifications.getByRole('status')).toHaveTextContent('Saved.')
  await expect
    .poll(() => server.calls(savePreferences).map(({ body }) => body))
    .toEqual([{ weeklySummary: true }, { emailNotifications: false }])
})

test('what could not be loaded is said card by card, and loaded again', async () => {
  await actAs('halfway')
  server.on(getPreferences, lost)
  await openScreen('/dashboard/settings')
  for (const one of [career, notifications, appearance]) {
    await expect.element(one.getByRole('alert')).toMatchTextContent('We couldn’t load your choices.')
  }
  await expectAccessible()
  await saveChoices()
  await notifications.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(goal).toBeVisible()
  await expect.element(dark).toBeVisible()
})
