import { answerContactMessage } from '@milepost/contract/contact/routes'
import { listCourseDecisions } from '@milepost/contract/courses/routes'
import { answerMentoringRequest } from '@milepost/contract/mentoring/routes'
import { decideQueueItems, getQueueItem, listQueue } from '@milepost/contract/queue/routes'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { getSettings } from '@milepost/contract/settings/routes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { Page, refused, server } from '#test/stand-in-server.ts'

/* Ten courses that are read one by one, two messages and two mentoring requests, and 26 others of the other kinds. */

const since = '2026-11-20T08:00:00.000Z'
const rest = ['course', 'course_request', 'institution_request', 'failed_job'] as const
const kinds: QueueItem['kind'][] = [
  ...Array.from({ length: 10 }, () => 'course' as const),
  ...(['contact_message', 'mentoring', 'contact_message', 'mentoring'] as const),
  ...Array.from({ length: 26 }, (_, place) => rest[place % rest.length] ?? 'course'),
]
const jobId = (place: number) => `3f2504e0-4f89-41d3-9a0c-0305e82c33${String(place).padStart(2, '0')}`
const items = kinds.map(
  (kind, place): QueueItem => ({
    kind,
    id: kind === 'failed_job' ? jobId(place) : String(place),
    title: `${kind} ${place}`,
    since,
    language: null,
    from: 'Lagoonside',
    version: kind === 'course' ? 1 : null,
  }),
)

let waiting: QueueItem[]
const message = (id: number) => ({
  id,
  name: `Visitor ${id}`,
  email: 'visitor@example.com',
  phone: '',
  message: 'Do you teach welding?',
  status: 'new' as const,
  plan: null,
  answer: null,
  answeredAt: null,
  createdAt: since,
  fromSender: 1,
})
const session = (id: number) => ({
  id,
  topic: 'Which step is next?',
  proposedTimes: ['2099-01-05T08:00:00.000Z'],
  status: 'requested' as const,
  answer: null,
  createdAt: since,
  requestedBy: `Learner ${id}`,
  plan: 'premium' as const,
  decidedAt: null,
})

/** What is decided no longer waits. */
function settle(isDecided: (item: QueueItem) => boolean): void {
  waiting = waiting.filter((item) => !isDecided(item))
}

async function openQueue(): Promise<void> {
  waiting = items
  await actAs('admin')
  server.on(listQueue, () => new Page(waiting, waiting.length))
  server.on(getQueueItem, ({ params: { kind, id } }) => {
    if (kind === 'contact_message') return { kind, message: message(Number(id)) }
    return kind === 'mentoring' ? { kind, request: session(Number(id)) } : refused('not_found')
  })
  server.on(listCourseDecisions, new Page([], 0))
  server.on(getSettings, {
    moderateCourses: true,
    contactAddress: '',
    showCountedFigures: true,
    rejectionReasons: ['Please say who it is for.'],
  })
  server.on(decideQueueItems, ({ body }) => {
    settle(({ kind, id }) => body.items.some((sent) => sent.kind === kind && sent.id === id))
    return body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: false }))
  })
  server.on(answerContactMessage, ({ params: { id } }) => {
    settle((item) => item.kind === 'contact_message' && Number(item.id) === id)
    return { ...message(Number(id)), status: 'answered' as const, answer: 'Not yet.', answeredAt: since }
  })
  server.on(answerMentoringRequest, ({ params: { id } }) => {
    settle((item) => item.kind === 'mentoring' && Number(item.id) === id)
    return {
      ...session(Number(id)),
      status: 'declined' as const,
      answer: { time: null, link: null, note: 'Not this week.' },
    }
  })
  await openScreen('/admin')
}

test('forty items of all six kinds are cleared in at most 45 actions, by keyboard but for one press', async () => {
  await openQueue()
  const list = page.getByRole('list', { name: 'What’s waiting' })
  const row = (place: number) => list.getByRole('button', { name: new RegExp(`^${kinds[place]} ${place} `) })
  let actions = 0
  /** A key, or a text with the key that ends it. Keys are ignored for a moment after a decision. */
  const act = async (keys: string) => {
    actions += 1
    await expect.poll(() => document.querySelector('[data-paused]')).toBeNull()
    await userEvent.keyboard(keys)
  }
  const dialog = page.getByRole('dialog')
  await row(0).click()
  // One by one, as each is read: every fifth is rejected with a kept reason.
  for (let place = 0; place < 10; place += 1) {
    await expect.element(row(place)).toHaveFocus()
    if (place % 5 === 4) {
      await act('r')
      await expect.element(dialog.getByLabelText('Reason')).toHaveFocus()
      await act('1')
    } else await act('a')
    await expect.element(row(place)).toMatchTextContent(/Approved|Rejected/)
  }
  // What is asked in words is answered in words.
  for (const place of [10, 11, 12, 13]) {
    await expect.element(row(place)).toHaveFocus()
    const isMessage = kinds[place] === 'contact_message'
    await expect.element(page.getByRole('article')).toMatchTextContent(isMessage ? 'welding' : 'Which step is next?')
    await act('a')
    await expect.element(dialog.getByRole('heading')).toHaveFocus()
    if (isMessage) await act('{Tab}Not yet.{Tab}{Enter}')
    else {
      await act('{Tab}{ArrowUp}')
      await expect.element(dialog.getByRole('radio', { name: 'Decline' })).toBeChecked()
      await act('{Tab}Not this week.{Tab}{Enter}')
    }
    await expect.element(row(place)).toMatchTextContent('Answered')
    // The sender has been emailed by now.
    expect(list.getByRole('button', { name: /^Undo/ }).elements()).toEqual([])
  }
  // The others together.
  actions += 1
  await page.getByLabelText('Select this page').click()
  await expect.element(page.getByText('26 selected')).toBeVisible()
  await act('a')
  await expect.element(dialog.getByLabelText('Type 26 to confirm')).toHaveFocus()
  await act('26{Enter}')
  await expect.element(page.getByText('40 items done.')).toBeVisible()
  expect(waiting).toEqual([])
  expect(server.calls(answerContactMessage).map(({ body }) => body.answer)).toEqual(['Not yet.', 'Not yet.'])
  expect(new Set(items.map(({ kind }) => kind)).size).toBe(6)
  expect(actions).toBeLessThanOrEqual(45)
})
