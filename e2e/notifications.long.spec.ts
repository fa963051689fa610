import type { Page } from '@playwright/test'
import { actForInstitution, askAbout, offerCourse, openCourse } from './institution.ts'
import { expect, signUp, test } from './product.ts'

test.use({ allowedConsoleErrors: [/Failed to load resource|net::ERR/] })

const bell = (page: Page, unread = 0) =>
  page.getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true })

test('questions appear without reloading, also those that came without a network, and two windows agree', async ({
  page,
  context,
  product,
}) => {
  const institution = await actForInstitution(product.address)
  const titles = ['Dyes of the dry zone', 'Lanterns']
  const [first = '', second = ''] = titles
  await signUp(page)
  for (const title of titles) {
    await offerCourse(institution, title)
    await openCourse(page, title)
    await page.getByRole('button', { name: 'Apply Now' }).click()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText('Applied', { exact: true })).toBeVisible()
  }
  await page.goto('/dashboard/mentoring')
  await expect(bell(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard/courses')
  await expect(bell(other)).toBeVisible()

  await askAbout(institution, first, 'Do you have a laptop?')
  await expect(bell(page, 1)).toBeVisible()
  await expect(bell(other, 1)).toBeVisible()
  await context.setOffline(true)
  await askAbout(institution, second, 'Do you have a lamp?')
  await context.setOffline(false)
  await expect(bell(page, 2)).toBeVisible()
  await expect(bell(other, 2)).toBeVisible()

  await bell(page, 2).click()
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: `Lagoonside Polytechnic has written to you about your application for “${first}”.` })
    .click()
  await expect(page).toHaveURL('/dashboard/applications')
  await expect(bell(page, 1)).toBeVisible()
  await expect(bell(other, 1)).toBeVisible()
})
