import type { Course } from '@milepost/contract/courses/schema'
import {
  getInstitution,
  listInstitutionCourses,
  listPendingInstitutionRequests,
} from '@milepost/contract/institutions/routes'
import type { PendingInstitutionRequest } from '@milepost/contract/institutions/schema'
import { decideQueueItems, undoQueueDecisions } from '@milepost/contract/queue/routes'
import { getSettings } from '@milepost/contract/settings/routes'
import type { PlatformSettings } from '@milepost/contract/settings/schema'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, Page, server } from '#test/stand-in-server.ts'

const table = page.getByRole('table', { name: 'Pending Institution Requests' })
const status = page.getByRole('status')
const settings = { moderateCourses: true, contactAddress: '', showCountedFigures: true }

let requests: PendingInstitutionRequest[]
beforeEach(async () => {
  await actAs('admin')
  requests = Array.from({ length: 7 }, (_, place) => ({
    id: place + 1,
    user_id: crypto.randomUUID(),
    name: `School ${place + 1}`,
    email: 'office@school.example',
    description: 'Courses.',
    address: 'Kandy',
    status: 'pending',
    reason: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    decidedAt: null,
    applicant: { name: 'Asha', email: 'asha@example.com' },
  }))
  server.on(listPendingInstitutionRequests, ({ query: { page: number = 1, page_size = 5 } }) => {
    return new Page(requests.slice((number - 1) * page_size, number * page_size), requests.length)
  })
  server.on(getSettings, { ...settings, rejectionReasons: ['We couldn’t reach you.'] })
  server.on(decideQueueItems, ({ body: { decision, items } }) => {
    const ids = new Set(items.map(({ id }) => id))
    requests = requests.filter(({ id }) => !ids.has(String(id)))
    return items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: decision === 'reject' }))
  })
  server.on(undoQueueDecisions, ({ body }) => body.items.map((item) => ({ ...item, error: null, canUndo: false })))
})

const decided = () =>
  server
    .calls(decideQueueItems)
    .map(({ body: { decision, reason, items } }) => [decision, reason, items.map(({ kind, id }) => `${kind} ${id}`)])

test('approving a request asks first, is said, and has no Undo', async () => {
  await openScreen('/admin/institutions')
  await table.getByRole('button', { name: 'Approve “School 1”' }).click()
  const question = page.getByRole('dialog', { name: 'Approve “School 1”?' })
  await expect.element(question).toMatchTextContent('takes effect at once and can’t be undone')
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(table.getByRole('button', { name: 'Approve “School 1”' })).toHaveFocus()
  expect(decided()).toEqual([])
  await table.getByRole('button', { name: 'Approve “School 1”' }).click()
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect.element(status.filter({ hasText: '1 item done.' })).toBeVisible()
  await expect.element(page.getByText('“School 1” is approved.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo “School 1”' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Pending Institution Requests' })).toHaveFocus()
  expect(decided()).toEqual([['approve', '', ['institution_request 1']]])
})

test('rejecting a request takes a saved reason, is said, and is undone', async () => {
  await openScreen('/admin/institutions')
  await table.getByRole('button', { name: 'Reject “School 2”' }).click()
  const question = page.getByRole('dialog', { name: 'Reject “School 2”?' })
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(question.getByLabelText('Reason')).toHaveFocus()
  await question.getByRole('button', { name: /We couldn’t reach you\.$/ }).click()
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('“School 2” is rejected.')).toBeVisible()
  expect(decided()).toEqual([['reject', 'We couldn’t reach you.', ['institution_request 2']]])
  await expectAccessible()
  await page.getByRole('button', { name: 'Undo “School 2”' }).click()
  await expect
    .poll(() => server.calls(undoQueueDecisions).map(({ body }) => body.items))
    .toEqual([[{ kind: 'institution_request', id: '2' }]])
})

test('saved reasons are there when the question opens, so that no button moves while it is pressed', async () => {
  const reply = Promise.withResolvers<PlatformSettings>()
  server.on(getSettings, () => reply.promise)
  await openScreen('/admin/institutions')
  await table.getByRole('button', { name: 'Approve “School 1”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await table.getByRole('button', { name: 'Reject “School 2”' }).click()
  const question = page.getByRole('dialog', { name: 'Reject “School 2”?' })
  // The first question has loaded its code: this one would be there in the next frame.
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  expect(question.query()).toBeNull()
  reply.resolve({ ...settings, rejectionReasons: ['We couldn’t reach you.'] })
  await expect.element(question.getByRole('button', { name: /We couldn’t reach you\.$/ })).toBeVisible()
})

test('a question opens without saved reasons where they cannot be loaded', async () => {
  server.on(getSettings, lost)
  await openScreen('/admin/institutions')
  await table.getByRole('button', { name: 'Reject “School 2”' }).click()
  const question = page.getByRole('dialog', { name: 'Reject “School 2”?' })
  await question.getByLabelText('Reason').fill('Please say what you teach.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('“School 2” is rejected.')).toBeVisible()
})

test('all requests that wait are rejected with one reason', async () => {
  await openScreen('/admin/institutions')
  await page.getByLabelText('Select this page').first().click()
  await page.getByRole('button', { name: 'Select all 7 that match' }).click()
  await page.getByRole('button', { name: 'Reject all' }).click()
  const question = page.getByRole('dialog', { name: 'Reject 7 items?' })
  await question.getByLabelText('Reason').fill('Spam.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('7 items are rejected.')).toBeVisible()
  await expect.element(page.getByText('No pending requests.')).toBeVisible()
  expect(decided()).toEqual([['reject', 'Spam.', [1, 2, 3, 4, 5, 6, 7].map((id) => `institution_request ${id}`)]])
})

test('the courses of an institution are decided where they are listed, and that is undone', async () => {
  const [institution] = await recorded('admin', 'listInstitutions')
  const [course] = await recorded('admin', 'listAdminCourses')
  if (institution === undefined || course === undefined) throw new Error('the demo has no institution or no course')
  const { institution_name: _, ...offered } = course
  const courses: Course[] = (['pending', 'approved', 'rejected'] as const).map((each, place) => ({
    ...offered,
    id: place + 1,
    title: `Course ${place + 1}`,
    status: each,
  }))
  server.on(getInstitution, institution)
  server.on(listInstitutionCourses, () => new Page(courses, courses.length))
  server.on(decideQueueItems, ({ body }) =>
    body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: true })),
  )
  await openScreen(`/admin/institutions?institution=${institution.id}`)
  const list = page.getByRole('table', { name: `Courses of “${institution.name}”` })
  await list.getByRole('button', { name: 'Approve “Course 3”' }).click()
  await page.getByRole('button', { name: 'Undo “Course 3”' }).click()
  await expect
    .poll(() => server.calls(undoQueueDecisions).map(({ body }) => body.items))
    .toEqual([[{ kind: 'course', id: '3' }]])
  await list.getByRole('button', { name: 'Reject “Course 2”' }).click()
  const question = page.getByRole('dialog', { name: 'Reject “Course 2”?' })
  await question.getByLabelText('Reason').fill('Too short.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('“Course 2” is rejected.')).toBeVisible()
})
