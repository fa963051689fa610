import { reauthenticate } from '@milepost/contract/accounts/routes'
import { getInstitution, handOver, listMembers } from '@milepost/contract/institutions/routes'
import type { Member } from '@milepost/contract/institutions/schema'
import { listUsers } from '@milepost/contract/users/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Page, refused, server } from '#test/stand-in-server.ts'

const owner: Member = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  name: 'Omar',
  email: 'omar@example.com',
  institution_role: 'owner',
}
const member: Member = {
  ...owner,
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  name: 'Mala',
  institution_role: 'member',
}

test('an owner’s account is not deleted: the way leads to the people, where another member becomes the owner', async () => {
  await actAs('admin')
  const [user] = await recorded('admin', 'listUsers')
  const [institution] = await recorded('admin', 'listAllInstitutions')
  if (user === undefined || institution === undefined) throw new Error('the demo has no user or no institution')
  const { id, name } = institution
  const owning = { institution_id: id, institution_name: name, institution_role: 'owner' } as const
  server.on(listUsers, new Page([{ ...user, id: owner.id, name: 'Omar', role: 'institution' as const, ...owning }], 1))
  server.on(getInstitution, institution)
  let people = [owner, member]
  server.on(listMembers, () => new Page(people, people.length))
  let isProved = false
  server.on(reauthenticate, () => {
    isProved = true
    return { message: 'Confirmed.' }
  })
  server.on(handOver, () => {
    if (!isProved) return refused('reauthentication_required', 'Please confirm it’s you.')
    people = [
      { ...member, institution_role: 'owner' },
      { ...owner, institution_role: 'member' },
    ]
    return { ...member, institution_role: 'owner' as const }
  })
  await openScreen('/admin/users')
  await page.getByRole('button', { name: 'Delete Omar' }).click()
  await page.getByRole('link', { name: 'Go to its people' }).click()
  await expect.element(page.getByRole('heading', { name: `People of “${name}”` })).toBeVisible()
  await page.getByRole('button', { name: 'Make owner: Mala' }).click()
  await expectAccessible()
  await page.getByRole('dialog', { name: 'Make Mala the owner?' }).getByRole('button', { name: 'Make owner' }).click()
  await page.getByLabelText('Your Password').fill('a password that fits')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Mala is now the owner.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make owner: Omar' })).toBeVisible()
  expect(server.calls(handOver).at(-1)).toMatchObject({ params: { id }, body: { newOwnerId: member.id } })
})
