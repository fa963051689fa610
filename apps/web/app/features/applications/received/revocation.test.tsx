import { listAppliedCourses, listReceivedApplications, readConversation } from '@milepost/contract/applications/routes'
import { revokeCredential } from '@milepost/contract/credentials/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { receivedApplication } from '#test/applications.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, Page, server } from '#test/stand-in-server.ts'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')

test('a credential is revoked with a reason that must be chosen, and the record says so', async () => {
  await actAs('institution')
  server.on(listAppliedCourses, [])
  server.on(readConversation, { messages: [], blockedBy: null })
  let credential: 'valid' | 'revoked' = 'valid'
  server.on(listReceivedApplications, () => new Page([receivedApplication({ status: 'completed', credential })], 1))
  server.on(revokeCredential, lost)
  await openScreen('/institution/applications')
  await main.getByRole('button', { name: 'Meera', exact: true }).click()
  const record = page.getByRole('article', { name: 'Meera, Git for teams' })
  await record.getByRole('button', { name: 'Revoke the credential' }).click()
  await dialog.getByRole('button', { name: 'Revoke the credential' }).click()
  const reason = dialog.getByLabelText('Reason')
  await expect.element(reason).toHaveAccessibleDescription(/Choose a reason\./)
  await expectAccessible()
  await reason.selectOptions('Wrong person')
  await dialog.getByRole('button', { name: 'Revoke the credential' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('We couldn’t revoke the credential.')
  await expect.element(reason).toHaveValue('wrong_person')
  server.on(revokeCredential, () => {
    credential = 'revoked'
    return undefined
  })
  await dialog.getByRole('button', { name: 'Revoke the credential' }).click()
  await expect.element(record).toMatchTextContent('Their credential is revoked.')
  await expect.element(record.getByRole('button', { name: 'Revoke the credential' })).not.toBeInTheDocument()
  expect(server.calls(revokeCredential).at(-1)).toMatchObject({
    params: { applicationId: 1 },
    body: { reason: 'wrong_person' },
  })
})
