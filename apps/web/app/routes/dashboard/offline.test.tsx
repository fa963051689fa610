import { logout } from '@milepost/contract/accounts/routes'
import { listProgress, saveProgress } from '@milepost/contract/progress/routes'
import { getRoadmap } from '@milepost/contract/roadmaps/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, server } from '#test/stand-in-server.ts'

const notice = page.getByRole('status').filter({ hasText: 'We can’t reach the server right now.' })
const status = (step: number) => page.getByLabelText(`Status of step ${step}`, { exact: true })
const failure = page.getByRole('button', { name: 'Try Again' })
const keyOf = (name: string, userId: string) => `${name}-copy:${userId}`

/** Loads the roadmap once, then takes the server away. */
async function openWithCopy() {
  const { id } = await actAs('halfway')
  const screen = await openScreen('/dashboard/roadmap')
  await expect.element(status(13)).toBeVisible()
  await expect.poll(() => localStorage.getItem(keyOf('progress', id))).not.toBeNull()
  for (const route of [getRoadmap, listProgress, saveProgress]) server.on(route, lost)
  return { id, screen }
}

test('while the server is away the last roadmap is shown, and says so', async () => {
  const { screen } = await openWithCopy()
  await screen.reload()
  await expect.element(notice).toMatchTextContent('You can still read your roadmap and mark steps.')
  await expect.element(status(13)).toHaveValue('ongoing')
  await expectAccessible()
})

test.each(['roadmap', 'progress'])('a copy of the %s in another form is not shown', async (name) => {
  const { id, screen } = await openWithCopy()
  localStorage.setItem(keyOf(name, id), name === 'roadmap' ? '{"career":"Frontend Developer"}' : '"done"')
  await screen.reload()
  await expect.element(failure).toBeVisible()
})

test('the copies of others are removed', async () => {
  localStorage.setItem(keyOf('roadmap', 'someone'), '{}')
  const { id } = await openWithCopy()
  expect(localStorage.getItem(keyOf('roadmap', 'someone'))).toBeNull()
  expect(localStorage.getItem(keyOf('roadmap', id))).not.toBeNull()
})

test('signing out removes the copy', async () => {
  const { id, screen } = await openWithCopy()
  server.on(logout, lost)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(screen.address).toBe('/login')
  for (const name of ['roadmap', 'progress']) expect(localStorage.getItem(keyOf(name, id))).toBeNull()
})
