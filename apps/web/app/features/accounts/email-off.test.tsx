import { getServices } from '@milepost/contract/services/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { updateUser } from '#lib/session.ts'
import { actAs, answerAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { server } from '#test/stand-in-server.ts'

async function turnMailOff() {
  server.on(getServices, { ...(await recorded('visitor', 'getServices')), mail: 'off' })
}

test('where mail is off, sign-in offers no link that leads nowhere', async () => {
  await answerAs('visitor')
  await turnMailOff()
  await openScreen('/login')
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Forgot Password?' })).not.toBeInTheDocument()
  await expect.poll(() => server.calls(getServices)).toHaveLength(1)
})

test('where mail is off, the address stays, and is not asked to be verified', async () => {
  await actAs('halfway')
  updateUser({ emailVerified: false })
  await turnMailOff()
  await openScreen('/dashboard/settings')
  const account = page.getByRole('region', { name: 'Account' })
  await expect.element(account.getByLabelText('Email')).toHaveAttribute('readonly')
  await expect.element(account.getByText(/You can’t change it right now/)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Confirm your email' })).not.toBeInTheDocument()
})

test('where mail is on, sign-in offers the link', async () => {
  await answerAs('visitor')
  await openScreen('/login')
  await expect.element(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible()
})
