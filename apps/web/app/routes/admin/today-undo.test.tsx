import { answerCourseRequest } from '@milepost/contract/course-requests/routes'
import type { QueuedCourseRequest } from '@milepost/contract/course-requests/schema'
import { listCourseDecisions } from '@milepost/contract/courses/routes'
import { decideQueueItems, getQueueItem, listQueue, undoQueueDecisions } from '@milepost/contract/queue/routes'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { getSettings } from '@milepost/contract/settings/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, Page, refused, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const since = '2026-11-20T08:00:00.000Z'
const item = (kind: QueueItem['kind'], place: number): QueueItem => ({
  kind,
  id: String(place),
  title: `${kind} ${place}`,
  since,
  language: null,
  from: 'Lagoonside',
  version: kind === 'course' ? 1 : null,
})
const request: QueuedCourseRequest = {
  id: 1,
  courseName: 'course_request 1',
  description: 'Steel.',
  category: 'DevOps',
  difficulty: 'Beginner',
  duration: '',
  mode: 'Online',
  link: null,
  price: 'No Cost',
  status: 'requested',
  answer: '',
  course: null,
  decidedAt: null,
  createdAt: since,
  requestedBy: 'Mala',
  canUndo: false,
}
const all = [item('course_request', 1), item('course', 2), item('course', 3), item('institution_request', 4)]

const list = page.getByRole('list', { name: 'What’s waiting' })
const row = (title: string) => list.getByRole('button', { name: new RegExp(`^${title} `) })
const panel = page.getByRole('article')
const undone = () => server.calls(undoQueueDecisions).map(({ body }) => body.items.map(({ id }) => id))

let waiting: QueueItem[]
/** Answers the decision that is under way. */
let answerDecision = () => {}

beforeEach(async () => {
  waiting = all
  await actAs('admin')
  server.on(listQueue, () => new Page(waiting, waiting.length))
  server.on(getQueueItem, ({ params: { kind } }) =>
    kind === 'course_request'
      ? { kind, request, applicantSince: since, applicantVerified: true, signals: [] }
      : refused('not_found'),
  )
  server.on(listCourseDecisions, new Page([], 0))
  server.on(getSettings, { moderateCourses: true, contactAddress: '', showCountedFigures: true, rejectionReasons: [] })
  server.on(answerCourseRequest, ({ body: { status, answer = '' } }) => {
    waiting = waiting.filter(({ kind }) => kind !== 'course_request')
    return { ...request, status, answer, decidedAt: since, canUndo: true }
  })
  server.on(decideQueueItems, async ({ body }) => {
    await new Promise<void>((resolve) => {
      answerDecision = resolve
    })
    waiting = waiting.filter(({ id }) => body.items.every((sent) => sent.id !== id))
    return body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: kind !== 'institution_request' }))
  })
  server.on(undoQueueDecisions, ({ body }) => {
    waiting = all.filter((each) => waiting.includes(each) || body.items.some(({ id }) => id === each.id))
    return body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: false }))
  })
})

/** Keys are ignored for a moment after a decision. */
async function press(key: string) {
  await expect.poll(() => document.querySelector('[data-paused]')).toBeNull()
  await userEvent.keyboard(key)
}
async function openRow(title: string) {
  await openScreen('/admin')
  await row(title).click()
  await expect.element(row(title)).toHaveFocus()
}

describe('an answer in words to a course request', () => {
  const dialog = page.getByRole('dialog', { name: 'course_request 1' })
  const words = dialog.getByLabelText(/^Message to the learner/)

  /** Answers the open request by keyboard. */
  async function answerByKeyboard() {
    await press('o')
    await expect.element(panel.getByRole('button', { name: 'Write an answer' })).toBeVisible()
    for (let place = 0; place < 4; place += 1) await userEvent.keyboard('{Tab}')
    await expect.element(panel.getByRole('button', { name: 'Write an answer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('radio', { name: /^Planned/ }).click()
    await words.fill('It begins in spring.')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
  }

  test('is undone in its row, and its words are there to be changed', async () => {
    await openRow('course_request 1')
    await answerByKeyboard()
    await expect.element(row('course_request 1')).toMatchTextContent('Answered')
    await expect.element(row('course 2')).toHaveFocus()
    await expectAccessible()
    await page.getByRole('button', { name: 'Undo the decision about course_request 1' }).click()
    await expect.element(row('course_request 1')).toHaveFocus()
    await expect.element(row('course_request 1')).not.toMatchTextContent('Answered')
    expect(undone()).toEqual([['1']])
    await panel.getByRole('button', { name: 'Write an answer' }).click()
    await expect.element(words).toHaveValue('It begins in spring.')
    await expect.element(dialog.getByRole('radio', { name: /^Planned/ })).toBeChecked()
  })

  test('is undone by Z, by itself', async () => {
    await openRow('course_request 1')
    await answerByKeyboard()
    await press('a')
    answerDecision()
    await expect.element(row('course 2')).toMatchTextContent('Approved')
    await expect.element(page.getByRole('button', { name: /^Undo all/ })).not.toBeInTheDocument()
    await press('z')
    await expect.poll(undone).toEqual([['2']])
    await press('j')
    await press('z')
    await expect.poll(undone).toEqual([['2'], ['1']])
  })

  test('which replaced another one has no Undo', async () => {
    server.on(answerCourseRequest, { ...request, status: 'planned', answer: '', decidedAt: since, canUndo: false })
    await openRow('course_request 1')
    await answerByKeyboard()
    await expect.element(row('course_request 1')).toMatchTextContent('Answered')
    await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  })
})

describe('Z while a decision is under way', () => {
  test('undoes it once it is stored', async () => {
    await openRow('course 2')
    await press('a')
    await expect.poll(() => server.calls(decideQueueItems)).toHaveLength(1)
    await press('z')
    expect(undone()).toEqual([])
    answerDecision()
    await expect.poll(undone).toEqual([['2']])
    await expect.element(row('course 2')).toHaveFocus()
    await expect.element(row('course 2')).not.toMatchTextContent('Approved')
  })

  test('says that it can’t be undone', async () => {
    await openRow('institution_request 4')
    await press('a')
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => server.calls(decideQueueItems)).toHaveLength(1)
    await press('z')
    answerDecision()
    await expect.element(toastOf('This can’t be undone.')).toBeVisible()
    expect(undone()).toEqual([])
  })

  test('says that there is nothing to undo where it was not stored, or nothing was decided', async () => {
    await openRow('course 2')
    await press('z')
    await expect.element(toastOf('There’s nothing to undo.')).toBeVisible()
    server.on(decideQueueItems, lost)
    await press('a')
    await press('z')
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    expect(undone()).toEqual([])
  })

  test('waits for all that are decided in one go', async () => {
    await openRow('course 2')
    await press('x')
    await press('j')
    await press('x')
    await press('a')
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => server.calls(decideQueueItems)).toHaveLength(1)
    await press('z')
    await expect.element(toastOf('You can undo this once all are decided.')).toBeVisible()
    answerDecision()
    await expect.element(page.getByRole('button', { name: 'Undo all 2' })).toBeVisible()
    expect(undone()).toEqual([])
  })

  test('undoes nothing twice', async () => {
    await openRow('course 2')
    await press('a')
    answerDecision()
    await expect.element(row('course 2')).toMatchTextContent('Approved')
    let answerUndo = () => {}
    server.on(undoQueueDecisions, async ({ body }) => {
      await new Promise<void>((resolve) => {
        answerUndo = resolve
      })
      return body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: false }))
    })
    await press('z')
    await press('z')
    await expect.element(toastOf('There’s nothing to undo.')).toBeVisible()
    answerUndo()
    expect(undone()).toEqual([['2']])
  })
})
