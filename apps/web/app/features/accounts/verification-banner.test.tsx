import { sendVerification } from '@milepost/contract/accounts/routes'
import { getServices } from '@milepost/contract/services/routes'
import { getUser } from '@milepost/contract/users/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { updateUser } from '#lib/session.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { services } from '#test/services.ts'
import { refused, server } from '#test/stand-in-server.ts'

const banner = page.getByRole('region', { name: 'Confirm your email' })
const again = banner.getByRole('button', { name: 'Send again' })
const heading = page.getByRole('heading', { level: 1 })

async function openUnverified(answers: () => void = () => {}) {
  const user = await actAs('halfway')
  answers()
  server.on(getUser, { ...user, emailVerified: false })
  updateUser({ emailVerified: false })
  return openScreen('/dashboard/courses')
}

test('by the keyboard alone the mail is sent again, and the banner put away', async () => {
  server.on(sendVerification, { message: 'A link is on its way.' })
  await openUnverified()
  await expect.element(banner).toMatchTextContent('halfway@milepost.example')
  await expectAccessible()
  await pressByKey(again)
  await expect.element(banner.getByRole('status')).toHaveTextContent('A link is on its way.')
  await expect.element(again).toHaveFocus()
  await expect.poll(() => server.calls(sendVerification)).toHaveLength(1)
  await pressByKey(banner.getByRole('button', { name: 'Dismiss' }))
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('nothing moves when the banner comes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await openUnverified(() => server.on(getServices, () => promise.then(() => services)))
  await expect.element(heading).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  const top = () => heading.element().getBoundingClientRect().top
  const before = top()
  resolve()
  await expect.element(banner).toBeVisible()
  expect(top()).toBe(before)
})

test('put away, the banner stays away from every screen but the settings', async () => {
  const screen = await openUnverified()
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  const later = await screen.reload()
  await expect.element(heading).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  // Another tab has none of what this one keeps for itself.
  window.sessionStorage.clear()
  await later.reload()
  await expect.element(heading).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect.element(again).toBeVisible()
  await expect.element(banner.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
})

test('a mail that cannot be sent again says so', async () => {
  server.on(sendVerification, refused('rate_limited', 'Please wait an hour.'))
  await openUnverified()
  await again.click()
  await expect.element(banner.getByRole('alert')).toHaveTextContent('Please wait an hour.')
})
