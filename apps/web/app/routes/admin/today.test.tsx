import { eventStream } from '@milepost/contract/constants/notifications'
import { type InboxState, streamInbox } from '@milepost/contract/notifications'
import { listQueue, type QueueItem } from '@milepost/contract/queue'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { Failure, lost, Page, server } from '#test/stand-in-server.ts'

const nothing = {
  institution_request: 0,
  course: 0,
  course_request: 0,
  contact_message: 0,
  mentoring: 0,
  failed_job: 0,
}
const since = '2026-11-20T08:00:00.000Z'
const items: QueueItem[] = [
  {
    kind: 'contact_message',
    id: '4',
    title: 'Where is my certificate?',
    from: 'Mala',
    since,
    language: null,
    version: null,
  },
  { kind: 'course', id: '7', title: 'Git', from: 'Lagoonside', since, language: 'en', version: 3 },
  { kind: 'failed_job', id: 'a', title: 'send-mail', from: null, since, language: null, version: null },
]
const rows = page.getByRole('table', { name: 'Today' }).getByRole('row')
const counted = { ...nothing, contact_message: 1, course: 1000, failed_job: 1 }

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
let push: ReturnType<typeof startStream>

beforeEach(async () => {
  await actAs('admin')
  push = startStream({ newest: 1, unread: 0, waiting: counted })
  server.on(listQueue, ({ query: { kind } }) => {
    const found = items.filter((item) => kind === undefined || item.kind === kind)
    return new Page(found, found.length)
  })
})

test('what waits is one list, filtered by kind, and each row leads to its screen', async () => {
  const screen = await openScreen('/admin')
  await expect.element(rows).toHaveLength(4)
  await expect.element(rows.nth(1)).toMatchTextContent('Where is my certificate?')
  await expectAccessible()
  await page.getByLabelText('Kind', { exact: true }).selectOptions('Courses (1,000)')
  await expect.element(rows).toHaveLength(2)
  expect(screen.address()).toBe('/admin?kind=course')
  await page.getByRole('link', { name: 'Open “Git”' }).click()
  await expect.poll(screen.address).toBe('/admin/courses?status=pending')
})

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
  server.on(listQueue, new Page(items.slice(1, 2), 1))
  push({ newest: 1, unread: 0, waiting: { ...nothing, course: 1 } })
  await expect.element(rows).toHaveLength(2)
  await expect.element(link('Messages')).not.toHaveAttribute('aria-description')
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  await link('Messages').click()
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  push({ newest: 1, unread: 0, waiting: nothing })
  await expect.poll(() => document.title).not.toMatch(/^\(/)
})

test('an empty queue says so, and one that cannot be loaded can be tried again', async () => {
  server.on(listQueue, lost)
  await openScreen('/admin')
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load what’s waiting.' })
  await expect.element(failure).toBeVisible()
  server.on(listQueue, new Page([], 0))
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText('All caught up.')).toBeVisible()
})
