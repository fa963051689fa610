import { listCourseDecisions } from '@milepost/contract/courses/routes'
import type { AdminCourse } from '@milepost/contract/courses/schema'
import { eventStream } from '@milepost/contract/notifications/limits'
import { streamInbox } from '@milepost/contract/notifications/routes'
import type { InboxState } from '@milepost/contract/notifications/schema'
import { firstRejectionReasons } from '@milepost/contract/queue/limits'
import { decideQueueItems, getQueueItem, listQueue, undoQueueDecisions } from '@milepost/contract/queue/routes'
import type { QueueDetails, QueueItem } from '@milepost/contract/queue/schema'
import { getSettings } from '@milepost/contract/settings/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Failure, lost, Page, refused, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const nothing = {
  institution_request: 0,
  course: 0,
  course_request: 0,
  contact_message: 0,
  mentoring: 0,
  message_report: 0,
  failed_job: 0,
}
const since = new Date(Date.now() - 3 * 86_400_000).toISOString()
const jobId = (place: number) => `3f2504e0-4f89-41d3-9a0c-0305e82c33${String(place).padStart(2, '0')}`
const item = (kind: QueueItem['kind'], place: number): QueueItem => ({
  kind,
  id: kind === 'failed_job' ? jobId(place) : String(place),
  title: `${kind} ${place}`,
  since,
  language: kind === 'course' ? 'en' : null,
  from: 'Lagoonside',
  version: kind === 'course' ? 1 : null,
})

const list = page.getByRole('list', { name: 'What’s waiting' })
const rows = list.getByRole('listitem')
const row = (title: string) => list.getByRole('button', { name: new RegExp(`^${title} `) })
const panel = page.getByRole('article')
const decisions = () => server.calls(decideQueueItems).map(({ body }) => body)

/** @returns A function that sends other counts as the server's stream does. */
function startStream(first: InboxState): (next: InboxState) => void {
  let follower: ReadableStreamDefaultController<Uint8Array> | undefined
  const push = (state: InboxState) => follower?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(state)}\n\n`))
  const stream = async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        follower = controller
        push(first)
      },
    })
    return new Response(body, { headers: { 'content-type': eventStream } })
  }
  server.on(streamInbox, new Failure(stream))
  return push
}

let waiting: QueueItem[]
let push: ReturnType<typeof startStream>
let course: AdminCourse

beforeEach(async () => {
  await actAs('admin')
  const [demoCourse] = await recorded('admin', 'listAdminCourses')
  if (demoCourse === undefined) throw new Error('the demo has no course')
  course = { ...demoCourse, title: 'Git', description: 'You branch and merge.', price: 1200, status: 'pending' }
  push = startStream({ newest: 1, unread: 0, waiting: { ...nothing, course: 1000, contact_message: 1 } })
  waiting = [item('course', 1), item('course', 2), item('course_request', 3), item('institution_request', 4)]
  server.on(listQueue, ({ query: { kind, page: number = 1, page_size = 50 } }) => {
    const found = waiting.filter((each) => kind === undefined || each.kind === kind)
    return new Page(found.slice((number - 1) * page_size, number * page_size), found.length)
  })
  server.on(getQueueItem, ({ params: { kind } }) => (kind === 'course' ? courseDetails() : refused('not_found')))
  server.on(listCourseDecisions, new Page([], 0))
  server.on(decideQueueItems, ({ body }) => {
    waiting = waiting.filter((each) => !body.items.some(({ kind, id }) => each.kind === kind && each.id === id))
    return body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: kind.startsWith('course') }))
  })
  const rejectionReasons = firstRejectionReasons
  server.on(getSettings, { moderateCourses: true, contactAddress: '', showCountedFigures: true, rejectionReasons })
})

const courseDetails = (change: Partial<Extract<QueueDetails, { kind: 'course' }>> = {}): QueueDetails => ({
  kind: 'course',
  course,
  approved: null,
  others: [],
  signals: [],
  ...change,
})

/** Keys are ignored for a moment after a decision. */
async function press(key: string) {
  await expect.poll(() => document.querySelector('[data-paused]')).toBeNull()
  await userEvent.keyboard(key)
}
async function focusQueue() {
  await row('course 1').click()
  await expect.element(row('course 1')).toHaveFocus()
}

test('counters beside the links and in the title, and the list, follow what happens elsewhere', async () => {
  await openScreen('/admin')
  const sidebar = page.getByRole('navigation', { name: 'Main navigation' })
  const link = (name: string) => sidebar.getByRole('link', { name, exact: true })
  await expect.element(link('Courses')).toHaveAccessibleDescription('1,000 waiting')
  await expect.element(link('Courses')).toMatchTextContent('999+')
  await expect.element(link('Messages')).toHaveAccessibleDescription('1 waiting')
  await expect.element(link('Mentoring')).not.toHaveAttribute('aria-description')
  await expect.poll(() => document.title).toMatch(/^\(999\+\) /)
  await expect.element(rows).toHaveLength(4)
  waiting = waiting.slice(1, 2)
  push({ newest: 1, unread: 0, waiting: { ...nothing, course: 1 } })
  await expect.element(rows).toHaveLength(2)
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  // One came and another was decided between two states: the counts are the same.
  waiting = [item('course', 7)]
  push({ newest: 2, unread: 1, waiting: { ...nothing, course: 1 } })
  await expect.element(row('course 7')).toBeVisible()
  await link('Messages').click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  push({ newest: 1, unread: 0, waiting: nothing })
  await expect.poll(() => document.title).not.toMatch(/^\(/)
})

test('the list is filtered by kind; empty it says so; one that cannot be loaded can be tried again', async () => {
  server.on(listQueue, lost)
  const screen = await openScreen('/admin')
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load what’s waiting.' })
  await expect.element(failure).toBeVisible()
  server.on(listQueue, ({ query }) => new Page(query.kind === 'mentoring' ? [] : waiting, waiting.length))
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(rows).toHaveLength(4)
  await page.getByLabelText('Kind', { exact: true }).selectOptions('Mentoring requests (0)')
  await expect.element(page.getByText('All caught up.')).toBeVisible()
  expect(screen.address()).toBe('/admin?kind=mentoring')
})

describe('what another admin decides', () => {
  test('stays while it is open or selected, says so, and cannot be decided here', async () => {
    await openScreen('/admin')
    await focusQueue()
    await page.getByLabelText('Select course_request 3').click()
    await row('course 1').click()
    waiting = waiting.filter(({ id }) => id === '4')
    push({ newest: 1, unread: 0, waiting: { ...nothing, institution_request: 1 } })
    await expect.element(row('course 1')).toMatchTextContent('No longer waiting.')
    await expect.element(row('course_request 3')).toMatchTextContent('No longer waiting.')
    await expect.element(row('course 2')).not.toBeInTheDocument()
    await expect.element(row('course 1')).toHaveFocus()
    await expect.element(panel.getByRole('heading', { name: 'course 1' })).toBeVisible()
    await expect.element(panel).toMatchTextContent('No longer waiting.')
    await expect.element(panel.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
    await expect.element(page.getByText(/selected$/)).not.toBeInTheDocument()
    await expectAccessible()
    await press('a')
    await press('j')
    await press('j')
    await expect.element(row('institution_request 4')).toHaveFocus()
    expect(decisions()).toEqual([])
    waiting = [item('course', 1), ...waiting]
    push({ newest: 1, unread: 0, waiting: { ...nothing, course: 1, institution_request: 1 } })
    await row('course 1').click()
    await expect.element(row('course 1')).not.toMatchTextContent('No longer waiting.')
    await expect.element(panel.getByRole('button', { name: 'Approve' })).toBeVisible()
  })

  test('while a question about it is open is refused in its row', async () => {
    server.on(decideQueueItems, ({ body }) =>
      body.items.map(({ kind, id }) => ({
        kind,
        id,
        canUndo: false,
        error: { code: 'already_decided', message: 'This was already approved.' },
      })),
    )
    await openScreen('/admin')
    await focusQueue()
    await press('r')
    const question = page.getByRole('dialog')
    await expect.element(question.getByLabelText('Reason')).toHaveFocus()
    waiting = waiting.slice(1)
    push({ newest: 1, unread: 0, waiting: { ...nothing, course: 1 } })
    await expect.poll(() => server.calls(listQueue).length).toBeGreaterThan(1)
    await question.getByLabelText('Reason').fill('No.')
    await question.getByRole('button', { name: 'Reject' }).click()
    await expect.element(row('course 1')).toMatchTextContent('This was already approved.')
    await expect.element(page.getByLabelText('Select course 1')).not.toBeInTheDocument()
  })
})

describe('the open item', () => {
  test('shows a course with what changed word by word, signals and the others of its institution', async () => {
    const approved = { title: 'Git', description: 'You branch and commit.', duration: '4', price: 900, startsOn: null }
    const others = [{ id: 9, title: 'Docker', status: 'rejected' }] as const
    const signals: Extract<QueueDetails, { kind: 'course' }>['signals'] = [
      { kind: 'same_text', courses: [{ id: 5, title: 'The first', institution: 'Harbour' }] },
      { kind: 'unusual_price', typical: 300, skill: 'Git' },
    ]
    server.on(getQueueItem, courseDetails({ approved, others: [...others], signals }))
    await openScreen('/admin')
    await expect.element(panel.getByRole('deletion').first()).toMatchTextContent('commit')
    await expect.element(panel.getByRole('insertion').first()).toMatchTextContent('merge')
    await expect.element(panel).toMatchTextContent('Much of the text is also in The first (Harbour).')
    await expect.element(panel).toMatchTextContent('Half of the Git courses cost ₹300 or less.')
    await expect.element(panel).toMatchTextContent('Docker')
    await expectAccessible()
  })

  test('shows a change of language, level or skills too', async () => {
    const { title, description, duration, price, startsOn } = course
    const before = { language: 'ta', level: 'advanced', skills: ['Docker'] } as const
    course = { ...course, language: 'en', level: null, skills: [{ id: 'git', name: 'Git' }] }
    const approved = { title, description, duration, price, startsOn, ...before, skills: [...before.skills] }
    server.on(getQueueItem, courseDetails({ approved }))
    await openScreen('/admin')
    const texts = (role: 'deletion' | 'insertion') =>
      panel
        .getByRole(role)
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(() => texts('deletion')).toEqual(['Tamil', 'Advanced', 'Docker'])
    expect(texts('insertion')).toEqual(['English', '–', 'Git'])
  })

  test('of a course request says who asks, and whether the address is verified', async () => {
    server.on(getQueueItem, {
      kind: 'course_request',
      request: {
        id: 3,
        courseName: 'Welding',
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
        createdAt: since,
        requestedBy: 'Mala',
        canUndo: false,
      },
      applicantSince: since,
      applicantVerified: false,
      signals: [],
    })
    await openScreen('/admin?kind=course_request')
    await expect.element(panel).toMatchTextContent(/From Mala, who signed up .+ ago.*Email address not verified/)
  })

  test('of a request says whether the address is verified', async () => {
    server.on(getQueueItem, {
      kind: 'institution_request',
      request: {
        id: 4,
        user_id: jobId(4),
        name: 'Lagoonsyde',
        email: 'a@lagoon.example',
        address: '1 Road',
        description: 'Courses.',
        status: 'pending',
        reason: null,
        createdAt: since,
        decidedAt: null,
        applicant: { name: 'Mala', email: 'mala@example.com' },
      },
      applicantSince: since,
      applicantVerified: false,
      signals: [{ kind: 'similar_name', names: ['Lagoonside'] }],
    })
    await openScreen('/admin?kind=institution_request')
    await expect.element(panel).toMatchTextContent('Email address not verified')
    await expect.element(panel).toMatchTextContent('The name is nearly the same as Lagoonside.')
    await panel.getByRole('button', { name: 'Approve' }).click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('can’t be undone')
    expect(decisions()).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect
      .poll(decisions)
      .toMatchObject([{ decision: 'approve', items: [{ kind: 'institution_request', id: '4' }] }])
  })
})

describe('keys', () => {
  test('decide, move on, and undo; the decided row stays with its outcome', async () => {
    const [, second] = waiting
    server.on(undoQueueDecisions, ({ body }) => {
      if (second !== undefined) waiting.unshift(second)
      return body.items.map((item) => ({ ...item, error: null, canUndo: false }))
    })
    await openScreen('/admin')
    await focusQueue()
    await press('a')
    await expect
      .poll(decisions)
      .toEqual([{ decision: 'approve', reason: '', items: [{ kind: 'course', id: '1', version: 1 }] }])
    await expect.element(row('course 1')).toMatchTextContent('Approved')
    await expect.element(row('course 2')).toHaveFocus()
    await expectAccessible()
    await press('r')
    await expect.element(page.getByRole('dialog').getByLabelText('Reason')).toHaveFocus()
    await userEvent.keyboard('2')
    await expect.poll(() => decisions()[1]).toMatchObject({ decision: 'reject', reason: firstRejectionReasons[1] })
    await expect.element(row('course 2')).toMatchTextContent('Rejected')
    await expect.element(row('course_request 3')).toHaveFocus()
    await press('z')
    await expect
      .poll(() => server.calls(undoQueueDecisions).map(({ body }) => body.items))
      .toEqual([[{ kind: 'course', id: '2' }]])
    await expect.element(row('course 2')).not.toMatchTextContent('Rejected')
    await press('j')
    await press('k')
    await expect.element(row('course 2')).toHaveFocus()
  })

  test('D rejects as the same as the look-alike that is shown, and says so without one', async () => {
    const copies = [{ id: 5, title: 'The first', institution: 'Harbour' }]
    server.on(getQueueItem, ({ params: { id } }) =>
      courseDetails(id === '1' ? {} : { signals: [{ kind: 'same_text', courses: copies }] }),
    )
    await openScreen('/admin')
    await focusQueue()
    await expect.element(panel).toMatchTextContent('You branch and merge.')
    await press('d')
    await expect.element(toastOf('We found nothing that it looks like.')).toBeVisible()
    await press('j')
    await expect.element(panel).toMatchTextContent('The first (Harbour)')
    await press('d')
    const question = page.getByRole('dialog', { name: 'Reject “course 2”?' })
    await expect.element(question.getByLabelText('Reason')).toHaveValue('It’s the same as “The first (Harbour)”.')
    await question.getByRole('button', { name: 'Reject' }).click()
    await expect
      .poll(decisions)
      .toMatchObject([{ decision: 'reject', reason: 'It’s the same as “The first (Harbour)”.', items: [{ id: '2' }] }])
  })

  test('a second press in the same moment decides nothing', async () => {
    await openScreen('/admin')
    await focusQueue()
    await userEvent.keyboard('aa')
    await expect.element(row('course 1')).toMatchTextContent('Approved')
    expect(decisions()).toHaveLength(1)
  })

  test('do nothing elsewhere or with Ctrl, and a dialog names them', async () => {
    await openScreen('/admin')
    await expect.element(rows).toHaveLength(4)
    await userEvent.keyboard('a')
    await focusQueue()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(decisions()).toEqual([])
  })

  test('are off once they were turned off in the settings', async () => {
    await openScreen('/admin/settings')
    await page.getByRole('switch', { name: 'Single keys in Today' }).click()
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Dashboard' }).click()
    await focusQueue()
    await userEvent.keyboard('a')
    await userEvent.keyboard('x')
    await expect.element(page.getByText(/selected$/)).not.toBeInTheDocument()
    expect(decisions()).toEqual([])
  })
})

describe('many at once', () => {
  test('what could not be decided says why in its row', async () => {
    server.on(decideQueueItems, ({ body }) =>
      body.items.map(({ kind, id }) => ({
        kind,
        id,
        canUndo: id !== '2',
        error: id === '2' ? { code: 'changed_meanwhile', message: 'It changed.' } : null,
      })),
    )
    await openScreen('/admin')
    await focusQueue()
    await press('x')
    await press('j')
    await press('j')
    await userEvent.keyboard('{Shift>}X{/Shift}')
    await expect.element(page.getByText('3 selected')).toBeVisible()
    await press('a')
    const question = page.getByRole('dialog', { name: 'Approve 3 items?' })
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => decisions()[0]?.items.map(({ id }) => id)).toEqual(['1', '2', '3'])
    await expect.element(row('course 2')).toMatchTextContent('It changed after you opened it.')
    await expect.element(row('course_request 3')).toMatchTextContent('Planned')
    await expect.element(page.getByText('2 items done. 1 couldn’t be decided. The row says why.')).toBeVisible()
  })

  test('undone, the focus moves to the first row that waits again', async () => {
    const before = waiting
    const late = { code: 'not_undoable', message: 'It was edited since.' }
    server.on(undoQueueDecisions, ({ body }) => {
      waiting = before.slice(1)
      return body.items.map(({ kind, id }) => ({ kind, id, error: id === '1' ? late : null, canUndo: false }))
    })
    await openScreen('/admin?kind=course')
    await page.getByLabelText('Select this page').click()
    await page.getByRole('button', { name: 'Approve all' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('button', { name: 'Undo all 2' }).click()
    await expect.element(row('course 2')).toHaveFocus()
    await expect.element(row('course 2')).not.toMatchTextContent('Approved')
    await expect.element(page.getByText('course 1: It was edited since.')).toBeVisible()
    await press('a')
    await page.getByRole('button', { name: 'Undo the decision about course 2' }).click()
    await expect.element(row('course 2')).toHaveFocus()
  })

  test('more than twenty ask for their number', async () => {
    waiting = Array.from({ length: 21 }, (_, place) => item('course', place + 1))
    await openScreen('/admin')
    await page.getByLabelText('Select this page').click()
    await page.getByRole('button', { name: 'Approve all' }).click()
    const question = page.getByRole('dialog', { name: 'Approve 21 items?' })
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect.element(question).toMatchTextContent('Type the number of items.')
    await expectAccessible()
    expect(decisions()).toEqual([])
    await question.getByLabelText('Type 21 to confirm').fill('21')
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => decisions()[0]?.items).toHaveLength(21)
  })
})

describe('all that match', () => {
  beforeEach(() => {
    waiting = Array.from({ length: 450 }, (_, place) => item('course', place + 1))
  })
  const question = page.getByRole('dialog', { name: 'Approve 450 items?' })
  async function approveAll() {
    await openScreen('/admin?kind=course')
    await page.getByLabelText('Select this page').click()
    await page.getByRole('button', { name: 'Select all 450 that match' }).click()
    await expect.element(page.getByText('450 selected')).toBeVisible()
    waiting.push(item('course', 451))
    await page.getByRole('button', { name: 'Approve all' }).click()
    await question.getByLabelText('Type 450 to confirm').fill('450')
    await question.getByRole('button', { name: 'Approve' }).click()
  }
  const decideAllBut = (left: string) =>
    server.on(decideQueueItems, ({ body }) => {
      waiting = waiting.filter(({ id }) => id === left || body.items.every((sent) => sent.id !== id))
      return body.items.map(({ kind, id }) => ({
        kind,
        id,
        canUndo: id !== left,
        error: id === left ? { code: 'already_decided', message: 'It changed.' } : null,
      }))
    })

  test('are read in one moment, without newer ones, and sent in parts; what could not be decided is listed', async () => {
    decideAllBut('420')
    await approveAll()
    await expect.poll(() => decisions().map(({ items }) => items.length)).toEqual([200, 200, 50])
    await expect.element(page.getByText('449 items done. 1 couldn’t be decided. The row says why.')).toBeVisible()
    const undecided = page.getByRole('listitem').filter({ hasText: /^course 420: It changed\.$/ })
    await expect.element(undecided).toBeVisible()
    expect(waiting.map(({ id }) => id)).toEqual(['420', '451'])
    await undecided.getByRole('button').click()
    await expect.element(row('course 420')).toHaveFocus()
  })

  test('continue where the connection was lost', async () => {
    let requests = 0
    server.on(
      decideQueueItems,
      new Failure(async () => {
        requests += 1
        if (requests === 2) throw new TypeError('Failed to fetch')
        const { items } = decisions().at(-1) ?? { items: [] }
        const results = items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: true }))
        return Response.json(results)
      }),
    )
    await approveAll()
    const lostPart = page.getByRole('alert').filter({ hasText: 'We lost the connection. 200 of 450 done.' })
    await expect.element(lostPart).toMatchTextContent('200 more were sent without an answer')
    await expectAccessible()
    decideAllBut('210')
    await lostPart.getByRole('button', { name: 'Continue' }).click()
    await expect.element(page.getByText('449 items done. 1 couldn’t be decided. The row says why.')).toBeVisible()
    await expect.element(row('course 210')).toMatchTextContent('It was already decided, maybe by you.')
    expect(decisions().map(({ items }) => [items[0]?.id, items.length])).toEqual([
      ['1', 200],
      ['201', 200],
      ['201', 200],
      ['401', 50],
    ])
  })

  test('can be stopped, and ask before they are left half done', async () => {
    let answer = () => {}
    server.on(decideQueueItems, async ({ body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: true }))
    })
    await approveAll()
    await expect.element(page.getByText('0 of 450 done.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Users' }).click()
    const leaving = page.getByRole('alertdialog', { name: 'Leave before all are decided?' })
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    answer()
    await expect.element(page.getByText('You stopped. 200 of 450 done. The rest is still waiting.')).toBeVisible()
    expect(decisions()).toHaveLength(1)
    await page.getByRole('button', { name: 'Leave the rest' }).click()
    await expect.element(page.getByText('You stopped.')).not.toBeInTheDocument()
  })

  test('are decided as they were selected: another version is refused by the server', async () => {
    await openScreen('/admin?kind=course')
    await page.getByLabelText('Select course 2').click()
    waiting = waiting.map((each) => ({ ...each, version: 2 }))
    push({ newest: 1, unread: 0, waiting: { ...nothing, course: 450 } })
    await expect.poll(() => server.calls(listQueue).length).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Approve all' }).click()
    await expect.poll(() => decisions()[0]?.items).toEqual([{ kind: 'course', id: '2', version: 1 }])
  })
})
