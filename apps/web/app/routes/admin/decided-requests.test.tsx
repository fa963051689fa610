import { listPendingInstitutionRequests } from '@milepost/contract/institutions/routes'
import { listDecidedRequests } from '@milepost/contract/queue/routes'
import type { DecidedRequest } from '@milepost/contract/queue/schema'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { Page, server } from '#test/stand-in-server.ts'

const decidedAt = '2026-11-20T08:00:00.000Z'
const decided: DecidedRequest[] = [
  {
    kind: 'institution_request',
    id: 1,
    title: 'Harbour',
    from: 'Nila',
    outcome: 'rejected',
    decidedAt,
    reason: 'We couldn’t reach you.',
    decidedBy: 'Ishara',
  },
  {
    kind: 'course_request',
    id: 1,
    title: 'Welding',
    from: 'Mala',
    outcome: 'planned',
    decidedAt,
    reason: null,
    decidedBy: null,
  },
]

beforeEach(async () => {
  await actAs('admin')
  server.on(listPendingInstitutionRequests, new Page([], 0))
  server.on(listDecidedRequests, ({ query: { kind, search = '' } }) => {
    const found = decided.filter((each) => each.title.includes(search) && (kind ?? each.kind) === each.kind)
    return new Page(found, found.length)
  })
})

test('from where requests are listed one reaches who decided, when, how and why', async () => {
  const screen = await openScreen('/admin/institutions')
  await page.getByRole('link', { name: 'Decided requests' }).click()
  const table = page.getByRole('table', { name: 'Decided requests, latest first' })
  const rows = table.getByRole('row')
  await expect.element(rows).toHaveLength(2)
  for (const text of ['Harbour', 'Institution request', 'Nila', 'Rejected', 'Ishara']) {
    await expect.element(rows.nth(1)).toMatchTextContent(text)
  }
  await page.getByRole('button', { name: 'Harbour', exact: true }).click()
  await expect.element(page.getByRole('article')).toMatchTextContent('We couldn’t reach you.')
  await page.getByLabelText('Kind', { exact: true }).selectOptions('All')
  await expect.element(rows.nth(2)).toMatchTextContent('Unknown')
  await expectAccessible()
  await page.getByLabelText('Search').fill('Weld')
  await expect.element(rows).toHaveLength(2)
  expect(screen.address()).toBe('/admin/course-requests?view=decided&search=Weld')
  await page.getByLabelText('Search').fill('nothing is called so')
  await expect.element(page.getByText('No decided requests found.')).toBeVisible()
})
