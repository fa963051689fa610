import { reauthenticate } from '@milepost/contract/accounts/routes'
import { deleteInstitution, updateInstitution } from '@milepost/contract/institutions/routes'
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

test('once the institution is deleted, the sign-up page says so and takes a new account', async () => {
  await actAs('institution')
  server.on(reauthenticate, { message: '' })
  server.on(deleteInstitution, undefined)
  const screen = await openScreen('/institution/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete the institution?' })
  await deletion.getByLabelText('Your Password').fill('a long and unusual one')
  await deletion.getByRole('button', { name: 'Delete the institution for good' }).click()
  await expect
    .element(page.getByText('Your institution, its courses and your account have been deleted.'))
    .toBeVisible()
  await expect.poll(screen.address).toBe('/signup')
  await expect.poll(() => window.localStorage.getItem('token')).toBeNull()
  await actAs('halfway')
  await expect.poll(screen.address).toBe('/dashboard')
})
