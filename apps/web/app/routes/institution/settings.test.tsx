import { updateInstitution } from '@milepost/contract/institutions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, pending, server } from '#test/stand-in-server.ts'

const update = page.getByRole('button', { name: 'Update Profile' })

test('a profile that cannot be saved says so and keeps what was typed; while it is saved the buttons are off', async () => {
  await actAs('institution')
  server.on(updateInstitution, lost)
  await openScreen('/institution/settings')
  for (const label of ['Institution Name', 'Description', 'Address']) {
    await expect.element(page.getByLabelText(label, { exact: true })).not.toHaveValue('')
  }
  await page.getByLabelText('Address', { exact: true }).fill('15 Palmyra Jetty Road')
  await update.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Update failed.')
  await expect.element(page.getByLabelText('Address', { exact: true })).toHaveValue('15 Palmyra Jetty Road')
  server.on(updateInstitution, pending)
  await update.click()
  await expect.element(page.getByRole('button', { name: 'Updating...' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Delete Account' })).toBeDisabled()
})

test('deleting the institution asks first', async () => {
  await actAs('institution')
  await openScreen('/institution/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const question = 'Are you sure you want to delete your institution account? This action cannot be undone.'
  await expect.element(page.getByRole('dialog').getByText(question)).toBeVisible()
  await expectAccessible()
})
