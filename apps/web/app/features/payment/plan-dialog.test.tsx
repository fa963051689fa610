import { createCheckoutSession } from '@milepost/contract/payment/routes'
import { previewRoadmap } from '@milepost/contract/roadmaps/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, pending, refused, server } from '#test/stand-in-server.ts'

const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' })
const subscribe = dialog.getByRole('button', { name: 'Subscribe to Pro' })

async function openDialog() {
  server.on(previewRoadmap, refused('premium_required', 'Another roadmap is part of the paid plans.'))
  const screen = await openScreen('/dashboard/roadmap')
  await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
  await expect.element(dialog).toBeVisible()
  return screen
}

test('a learner without a plan sees what Pro adds and costs before another roadmap', async () => {
  await actAs('halfway')
  await openDialog()
  await expect.element(dialog).toMatchTextContent('You’ll be charged USD 9.99 every month until you cancel.')
  await expect.element(dialog).toMatchTextContent('100 assistant messages a day')
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'Priority Support' }))
    .toMatchTextContent('We reply to your messages first')
  await expect.element(dialog).toMatchTextContent('Sandbox: this is a test payment page, and no money is taken.')
  await expectAccessible()
})

test('a checkout that fails says so, in the server’s words where they help, and can be tried again', async () => {
  await actAs('halfway')
  server.on(createCheckoutSession, lost)
  const screen = await openDialog()
  await subscribe.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Something went wrong. Try again later.')
  const words = 'You already have a paid plan. You can change it in Settings.'
  server.on(createCheckoutSession, refused('already_subscribed', words))
  await subscribe.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(words)
  await expectAccessible()
  server.on(createCheckoutSession, pending)
  await subscribe.click()
  await expect.element(dialog.getByRole('button', { name: 'Redirecting...' })).toBeVisible()
  await dialog.getByRole('link', { name: 'See all plans' }).click()
  await expect.poll(screen.address).toBe('/plans')
})
