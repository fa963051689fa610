import { createInstitutionRequest, listInstitutionRequests } from '@milepost/contract/institution-requests'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, Page, server } from '#test/stand-in-server.ts'

test('the form begins with one’s own address, and keeps all that was typed when it cannot be sent', async () => {
  const { email } = await actAs('fresh')
  server.on(listInstitutionRequests, new Page([], 0))
  server.on(createInstitutionRequest, lost)
  await openScreen('/institution/requests')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apply to Become an Institution' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
  await expect.element(page.getByLabelText(/^Email/)).toHaveValue(email)
  await page.getByLabelText('Institution Name').fill('Hill School')
  await page.getByLabelText('Description').fill('Evening courses.')
  await page.getByLabelText('Address', { exact: true }).fill('12 Lake Road, Kandy')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong. Please try again later.')
  await expect.element(page.getByLabelText('Institution Name')).toHaveValue('Hill School')
  await expectAccessible()
})
