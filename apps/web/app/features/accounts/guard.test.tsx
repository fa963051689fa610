import { getUser } from '@milepost/contract/users/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { refused, server } from '#test/stand-in-server.ts'

test.for([
  '/dashboard',
  '/dashboard/courses',
  '/dashboard/roadmap',
  '/roadmap',
  '/userdetails',
  '/admin',
  '/institution',
])('a visitor of %s is sent to the sign-in screen', async (address) => {
  await actAs('visitor')
  const screen = await openScreen(address)
  await expect.poll(screen.address).toBe('/login')
})

test.for(['/admin', '/institution'])('a learner is turned away from %s', async (address) => {
  await actAs('halfway')
  const screen = await openScreen(address)
  await expect.poll(screen.address).toBe('/unauthorized')
  const text = "You don't have permission to view this page. Please check your role or try logging in again."
  await expect.element(page.getByText(text)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await expect.poll(screen.address).toBe('/')
})

test('an admin who is sent to a learner’s settings, as by a password manager, reaches their own', async () => {
  await actAs('admin')
  const screen = await openScreen('/dashboard/settings')
  await expect.poll(screen.address).toBe('/admin/settings')
})

test('a session the server no longer knows ends here with a note', async () => {
  await actAs('halfway')
  server.on(getUser, refused('unauthenticated'))
  const screen = await openScreen('/dashboard')
  await expect.element(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect.poll(screen.address).toBe('/login')
  expect([window.localStorage.getItem('token'), window.localStorage.getItem('user')]).toEqual([null, null])
  await expectAccessible()
})

test('an address that leads nowhere says so, and leads home', async () => {
  await actAs('visitor')
  const screen = await openScreen('/no/such/page')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect.poll(screen.address).toBe('/')
})
