import { answerCourseRequest, listQueuedCourseRequests } from '@milepost/contract/course-requests/routes'
import type { QueuedCourseRequest } from '@milepost/contract/course-requests/schema'
import { decideQueueItems, undoQueueDecisions } from '@milepost/contract/queue/routes'
import { getSettings } from '@milepost/contract/settings/routes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { chooseAction } from '#test/row-menu.ts'
import { Page, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const request = (id: number): QueuedCourseRequest => ({
  id,
  courseName: `Course ${id}`,
  description: 'Steel.',
  category: 'DevOps',
  difficulty: '',
  duration: '',
  mode: '',
  link: null,
  price: 'No Cost',
  status: 'requested',
  answer: '',
  course: null,
  decidedAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  requestedBy: 'Mala',
  canUndo: false,
})

test('requests that wait are selected and declined with one reason; those that were answered cannot be', async () => {
  await actAs('admin')
  let requests = [request(1), request(2), request(3), { ...request(4), status: 'planned' as const }]
  server.on(listQueuedCourseRequests, ({ query: { status } }) => {
    const found = requests.filter((each) => status === undefined || each.status === status)
    return new Page(found, found.length)
  })
  server.on(getSettings, { moderateCourses: true, contactAddress: '', showCountedFigures: true, rejectionReasons: [] })
  server.on(decideQueueItems, ({ body }) => {
    requests = requests.filter(({ id }) => body.items.every((item) => item.id !== String(id)))
    return body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: true }))
  })
  await openScreen('/admin/course-requests?status=all')
  await expect.element(page.getByLabelText('Select Course 3')).toBeVisible()
  await expect.element(page.getByLabelText('Select Course 4')).not.toBeInTheDocument()
  await page.getByLabelText('Select Course 1').click()
  await page.getByLabelText('Select Course 3').click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Reject all' }).click()
  const question = page.getByRole('dialog', { name: 'Reject 2 items?' })
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(question).toMatchTextContent('Enter a reason.')
  await question.getByLabelText('Reason').fill('We teach it already.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('2 items done.')).toBeVisible()
  const items = ['1', '3'].map((id) => ({ kind: 'course_request', id, version: null }))
  expect(server.calls(decideQueueItems).map(({ body }) => body)).toEqual([
    { decision: 'reject', reason: 'We teach it already.', items },
  ])
  await expect.element(page.getByRole('list', { name: 'Decided here' })).toMatchTextContent('“Course 3” is rejected.')
})

test('all that match are those that can be decided', async () => {
  await actAs('admin')
  const requests = Array.from({ length: 24 }, (_, place) => ({
    ...request(place + 1),
    status: place % 2 === 0 ? ('requested' as const) : ('planned' as const),
  }))
  server.on(listQueuedCourseRequests, ({ query: { status, page: number = 1, page_size = 10 } }) => {
    const found = requests.filter((each) => status === undefined || each.status === status)
    return new Page(found.slice((number - 1) * page_size, number * page_size), found.length)
  })
  await openScreen('/admin/course-requests?status=all')
  await page.getByLabelText('Select this page').click()
  const all = page.getByRole('button', { name: /that match$/ })
  await expect.element(all).toMatchTextContent('Select all 12 that match')
  await all.click()
  await expect.element(page.getByText('12 selected')).toBeVisible()
  await expect.element(all).not.toBeInTheDocument()
})

test('an answer in words is undone above the list, and its words are there to be changed', async () => {
  await actAs('admin')
  let requests = [request(1), request(2)]
  server.on(listQueuedCourseRequests, ({ query: { status } }) => {
    const found = requests.filter((each) => status === undefined || each.status === status)
    return new Page(found, found.length)
  })
  server.on(answerCourseRequest, ({ params: { id }, body: { status, answer = '' } }) => {
    requests = requests.filter((each) => each.id !== id)
    return { ...request(id), status, answer, decidedAt: '2026-11-21T08:00:00.000Z', canUndo: true }
  })
  server.on(undoQueueDecisions, ({ body }) => {
    requests = [request(1), request(2)]
    return body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: false }))
  })
  await openScreen('/admin/course-requests')
  await page.getByLabelText('Select Course 1').click()
  await page.getByRole('button', { name: 'Course 1', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Course 1' })
  await dialog.getByRole('radio', { name: /^Declined/ }).click()
  await dialog.getByLabelText('Message to the learner').fill('No one teaches it.')
  await dialog.getByRole('button', { name: 'Answer the request' }).click()
  const notice = toastOf('Saved. We’ll tell the learner in a minute.')
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument()
  const decided = page.getByRole('list', { name: 'Decided here' })
  await expect.element(decided).toMatchTextContent('“Course 1” is answered.')
  await expectAccessible()
  await decided.getByRole('button', { name: 'Undo “Course 1”' }).click()
  await expect.element(decided).not.toBeInTheDocument()
  // Left alone, it would stay for six seconds.
  await expect.element(notice, { timeout: 3_000 }).not.toBeInTheDocument()
  expect(server.calls(undoQueueDecisions).map(({ body }) => body.items)).toEqual([
    [{ kind: 'course_request', id: '1' }],
  ])
  await page.getByRole('button', { name: 'Course 1', exact: true }).click()
  await expect.element(dialog.getByLabelText('Message to the learner')).toHaveValue('No one teaches it.')
})

test('a dialog that is put away unanswered gives the focus back to its button', async () => {
  await actAs('admin')
  server.on(listQueuedCourseRequests, new Page([request(1), request(2)], 2))
  await openScreen('/admin/course-requests')
  const answer = page.getByRole('button', { name: 'Course 2', exact: true })
  await answer.click()
  await expect.element(page.getByRole('dialog', { name: 'Course 2' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(answer).toHaveFocus()
})

test('another answer reaches the learner at once, without Undo', async () => {
  await actAs('admin')
  const answered = { ...request(1), status: 'declined' as const, answer: 'No one teaches it.' }
  server.on(listQueuedCourseRequests, new Page([answered], 1))
  server.on(answerCourseRequest, { ...answered, status: 'planned', canUndo: false })
  await openScreen('/admin/course-requests?status=declined')
  await chooseAction('Course 1', 'Answer again: Course 1')
  const dialog = page.getByRole('dialog', { name: 'Course 1' })
  await dialog.getByRole('radio', { name: /^Planned/ }).click()
  await dialog.getByRole('button', { name: 'Answer the request' }).click()
  await expect.element(toastOf('We’ve told the learner.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

test('what can be undone stays in sight when the last row of a long list was answered', async () => {
  await page.viewport(1280, 400)
  await actAs('admin')
  const requests = Array.from({ length: 10 }, (_, place) => request(place + 1))
  server.on(listQueuedCourseRequests, new Page(requests, 10))
  server.on(answerCourseRequest, { ...request(10), status: 'planned', canUndo: true })
  await openScreen('/admin/course-requests')
  await page.getByRole('button', { name: 'Course 10', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Course 10' })
  await dialog.getByRole('radio', { name: /^Planned/ }).click()
  await dialog.getByRole('button', { name: 'Answer the request' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo “Course 10”' })).toBeVisible()
  document.documentElement.scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(page.getByRole('button', { name: 'Undo “Course 10”' })).toBeInViewport()
})
