import { previewRoadmap } from '@milepost/contract/roadmaps/routes'
import { getServices } from '@milepost/contract/services/routes'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { refused, server } from '#test/stand-in-server.ts'

const reason = 'Payment isn’t set up here yet, so you can’t buy a plan right now.'

beforeEach(async () => {
  await actAs('halfway')
  server.on(getServices, { ...(await recorded('halfway', 'getServices')), payment: 'off' })
})

test('where payment is off, the plan dialog’s button is off, with a reason', async () => {
  server.on(previewRoadmap, refused('premium_required', 'Another roadmap is part of the paid plans.'))
  await openScreen('/dashboard/roadmap')
  await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' })
  await expect.element(dialog.getByRole('button', { name: 'Subscribe to Pro' })).toBeDisabled()
  await expect.element(dialog).toMatchTextContent(reason)
})

test('where payment is off, no plan can be subscribed to, with the same reason', async () => {
  await openScreen('/payment-methods')
  await expect.element(page.getByRole('button', { name: 'Subscribe to Pro' })).toBeDisabled()
  await expect.element(page.getByText(reason)).toBeVisible()
})
