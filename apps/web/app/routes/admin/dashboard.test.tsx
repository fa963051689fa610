import { ready } from '@milepost/contract/health/routes'
import { getAdminCounters } from '@milepost/contract/users/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, server } from '#test/stand-in-server.ts'

const counters = { totalUsers: 1234, premiumUsers: 17, totalCourses: 56, institutions: 8 }

/** The text beside a counter's name. */
const counter = (label: string) =>
  page
    .getByRole('term')
    .elements()
    .find((term) => term.textContent === label)?.nextElementSibling?.textContent

test('the admin is greeted, and sees four counters', async () => {
  const { name } = await actAs('admin')
  server.on(getAdminCounters, counters)
  await openScreen('/admin')
  await expect.element(page.getByRole('heading', { level: 1, name: `Welcome back, ${name}!` })).toBeVisible()
  await expect.poll(() => counter('Total Users')).toBe('1,234')
  await expect.poll(() => counter('Premium Users')).toBe('17')
  await expect.poll(() => counter('Total Courses')).toBe('56')
  await expect.poll(() => counter('Institutions')).toBe('8')
})

test('an admin reads that nothing can be saved', async () => {
  await actAs('admin')
  server.on(ready, { status: 'ok', database: 'ok', writes: 'failing', queue: 'ok' })
  await openScreen('/admin')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Milepost can’t save anything right now.')
  await expectAccessible()
})

test('counters that cannot be loaded can be tried again', async () => {
  await actAs('admin')
  server.on(getAdminCounters, lost)
  await openScreen('/admin')
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load the figures' })
  await expect.element(failure).toBeVisible()
  await expectAccessible()
  server.on(getAdminCounters, counters)
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => counter('Institutions')).toBe('8')
})
