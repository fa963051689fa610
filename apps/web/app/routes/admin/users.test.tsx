import { listUsers } from '@milepost/contract/users/routes'
import type { ListedUser } from '@milepost/contract/users/schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Page, server } from '#test/stand-in-server.ts'

test('five users a page, searched by name or email and sorted by name or role, each with a role to choose', async () => {
  await actAs('admin')
  const [user] = await recorded('admin', 'listUsers')
  if (user === undefined) throw new Error('the demo has no user')
  const users: ListedUser[] = Array.from({ length: 6 }, (_, place) => {
    return {
      ...user,
      createdAt: '2026-01-02T12:00:00.000Z',
      id: `3f2504e0-4f89-41d3-9a0c-0305e82c330${place}`,
      name: `Learner ${place}`,
      role: 'student',
    }
  })
  server.on(listUsers, ({ query: { search = '', page: number = 1, page_size = 5 } }) => {
    const found = users.filter(({ name }) => name.includes(search))
    return new Page(found.slice((number - 1) * page_size, number * page_size), found.length)
  })
  await openScreen('/admin/users')
  const rows = page.getByRole('table', { name: 'Users' }).getByRole('row')
  await expect.element(rows).toHaveLength(6)
  const role = page.getByLabelText('Role of Learner 0')
  await expect.element(role).toHaveValue('student')
  const choices = role.getByRole('option').elements()
  expect(choices.map((one) => one.getAttribute('value')).sort()).toEqual(['admin', 'institution', 'student'])
  await page.getByLabelText('Sort by').selectOptions('role')
  await expect.poll(() => server.calls(listUsers).at(-1)?.query.sort).toBe('role')
  await page.getByLabelText('Plan', { exact: true }).selectOptions('Pro')
  await expect.poll(() => server.calls(listUsers).at(-1)?.query.plan).toBe('pro')
  await page.getByLabelText('Email address').selectOptions('Not verified')
  await expect.poll(() => server.calls(listUsers).at(-1)?.query.verified).toBe('no')
  await expect.element(rows.nth(1)).toMatchTextContent(/Verified|Not verified/)
  await expect.element(page.getByRole('columnheader', { name: 'Joined' })).toBeVisible()
  await expect.element(rows.nth(1)).toMatchTextContent('2 Jan 2026')
  await page.getByLabelText('Sort by').selectOptions('Latest to join')
  await expect.poll(() => server.calls(listUsers).at(-1)?.query.sort).toBe('joined')
  await page.getByLabelText('Search').fill('Learner 3')
  await expect.element(rows).toHaveLength(2)
  await expectAccessible()
})

test('accounts are found by the days on which they joined and were last seen, as the reader counts them', async () => {
  await actAs('admin')
  server.on(listUsers, new Page([], 0))
  await openScreen('/admin/users?seen_to=2026-03-31')
  const day = (date: string) => new Date(`${date}T00:00`).toISOString()
  const asked = () => server.calls(listUsers).at(-1)?.query
  await expect.poll(asked).toMatchObject({ seen_before: day('2026-04-01') })
  await page.getByRole('button', { name: 'Joined', exact: true }).click()
  await page.getByLabelText('Joined from').fill('2026-01-05')
  await page.getByLabelText('Joined until').fill('2026-01-31')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: /^Last seen: / }).click()
  await page.getByLabelText('Last seen from').fill('2026-02-01')
  const days = { joined_from: day('2026-01-05'), joined_before: day('2026-02-01'), seen_from: day('2026-02-01') }
  await expect.poll(asked).toMatchObject({ ...days, seen_before: day('2026-04-01') })
  await page.getByLabelText('Last seen until').fill('')
  await expect.poll(() => asked()?.seen_before).toBeUndefined()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Clear Joined' }).click()
  await expect.poll(() => asked()?.joined_from).toBeUndefined()
  await expectAccessible()
})
