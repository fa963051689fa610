import { listLoginLogs } from '@milepost/contract/login-logs/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Page, server } from '#test/stand-in-server.ts'

const history = page.getByRole('region', { name: 'Login History' })
const rows = history.getByRole('row')

test('the login history is filtered by role and read page by page', async () => {
  const admin = await actAs('admin')
  const [log] = await recorded('admin', 'listLoginLogs')
  if (log === undefined) throw new Error('the demo has no sign-in')
  const logs = Array.from({ length: 7 }, (_, place) => ({
    ...log,
    id: place + 1,
    email: admin.email,
    role: 'admin' as const,
    status: place === 0 ? ('success' as const) : ('failed' as const),
  }))
  server.on(listLoginLogs, ({ query: { role, page: number = 1, page_size = 5 } }) => {
    const found = role === undefined || role === 'admin' ? logs : []
    return new Page(found.slice((number - 1) * page_size, number * page_size), found.length)
  })
  await openScreen('/admin')
  await expect.element(rows).toHaveLength(6)
  const namesOf = (label: string) =>
    history
      .getByLabelText(label, { exact: true })
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  expect(namesOf('Role')).toEqual(['All Roles', 'Admins', 'Institutions', 'Students'])
  expect(namesOf('Rows per page')).toEqual(['Last 5', 'Last 10', 'Last 20', 'Last 50', 'Last 100'])
  for (const name of ['Name', 'Email', 'Role', 'Status', 'Date & Time']) {
    await expect.element(history.getByRole('columnheader', { name })).toBeVisible()
  }
  await history.getByLabelText('Role', { exact: true }).selectOptions('Institutions')
  await expect.element(history.getByText('No login logs available.')).toBeVisible()
  await expect.element(rows.filter({ hasText: admin.email })).not.toBeInTheDocument()
  await history.getByLabelText('Role', { exact: true }).selectOptions('Admins')
  await expect.element(rows.nth(1)).toMatchTextContent(admin.email)
  await expect.element(rows.nth(1)).toMatchTextContent('Success')
  await expect.element(rows.nth(2)).toMatchTextContent('Failed')
  await expect.element(history.getByText('Page 1 of 2')).toBeVisible()
  await history.getByRole('button', { name: 'Next' }).click()
  await expect.element(history.getByText('Page 2 of 2')).toBeVisible()
  await expect.element(rows).toHaveLength(3)
  await history.getByRole('button', { name: 'Previous' }).click()
  await history.getByLabelText('Rows per page').selectOptions('Last 20')
  await expect.element(history.getByText('Page 1 of 1')).toBeVisible()
  await expect.element(rows).toHaveLength(8)
  await expectAccessible()
})

test('the login history is filtered by person and by outcome', async () => {
  await actAs('admin')
  await openScreen('/admin')
  await history.getByLabelText('Person').fill('mala')
  await history.getByLabelText('Outcome').selectOptions('Failed')
  await expect.poll(() => server.calls(listLoginLogs).at(-1)?.query).toMatchObject({ person: 'mala', status: 'failed' })
})
