import { eventStream } from '@milepost/contract/notifications/limits'
import { listNotifications, readNotifications, streamInbox } from '@milepost/contract/notifications/routes'
import type { InboxState, Notification } from '@milepost/contract/notifications/schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { Failure, lost, Page, server } from '#test/stand-in-server.ts'

const bell = page.getByRole('button', { name: /^Notifications/ })
const panel = page.getByRole('dialog', { name: 'Notifications' })
const items = panel.getByRole('listitem')

function notification(id: number, change: Partial<Notification> = {}): Notification {
  return {
    id,
    kind: 'application_answered',
    params: { course: `Course ${id}`, status: 'accepted', institution: 'Lagoonside Polytechnic' },
    createdAt: '2026-11-21T10:00:00.000Z',
    read: false,
    ...change,
  }
}

/**
 * Starts with an inbox, newest first.
 * @returns A function that sends another notification as the server's stream does.
 */
function startInbox(first: readonly Notification[]): (one: Notification) => void {
  let inbox = [...first]
  let follower: ReadableStreamDefaultController<Uint8Array> | undefined
  const state = (): InboxState => ({ newest: inbox[0]?.id ?? 0, unread: inbox.filter(({ read }) => !read).length })
  const push = () => follower?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(state())}\n\n`))
  const stream = async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        follower = controller
        push()
      },
    })
    return new Response(body, { headers: { 'content-type': eventStream } })
  }
  server.on(streamInbox, new Failure(stream))
  server.on(listNotifications, ({ query: { before = Number.POSITIVE_INFINITY, page_size = 10 } }) => {
    const older = inbox.filter(({ id }) => id < before)
    return new Page({ notifications: older.slice(0, page_size), unread: state().unread }, older.length)
  })
  server.on(readNotifications, ({ body }) => {
    const isMeant = (id: number) => ('ids' in body ? body.ids.includes(id) : id <= body.upTo)
    inbox = inbox.map((one) => (isMeant(one.id) ? { ...one, read: true } : one))
    return state()
  })
  return (one) => {
    inbox = [one, ...inbox]
    push()
  }
}

test('what comes while a learner looks on is counted, and following it marks it as read', async () => {
  await actAs('halfway')
  const add = startInbox([])
  const screen = await openScreen('/dashboard/mentoring')
  await bell.click()
  await expect.element(panel.getByText('You’re all caught up')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  add(notification(1))
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
  await bell.click()
  await expect.element(items).toMatchTextContent('Unread:')
  await expectAccessible()
  await items.getByRole('link', { name: 'You’re enrolled in “Course 1” at Lagoonside Polytechnic.' }).click()
  await expect.poll(screen.address).toBe('/dashboard/applications')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(bell).toHaveAccessibleName('Notifications')
})

test('one or all are marked as read by the keyboard alone', async () => {
  await actAs('halfway')
  startInbox([notification(2), notification(1)])
  await openScreen('/dashboard/mentoring')
  await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread')
  bell.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(items).toHaveLength(2)
  items.first().getByRole('button', { name: 'Mark as read' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(items.first()).not.toMatchTextContent('Unread:')
  await expect.element(items.nth(1)).toMatchTextContent('Unread:')
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument()
  panel.getByRole('button', { name: 'Mark all as read' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(items.nth(1)).not.toMatchTextContent('Unread:')
  await userEvent.keyboard('{Escape}')
  await expect.element(bell).toHaveFocus()
  await expect.element(bell).toHaveAccessibleName('Notifications')
})

test('a notification about a step leads to that step', async () => {
  await actAs('halfway')
  const params = { step: 'Build interfaces', course: 'React Development', number: 13 }
  startInbox([notification(1, { kind: 'step_course_changed', params })])
  const screen = await openScreen('/dashboard/mentoring')
  await bell.click()
  await panel.getByRole('link', { name: /^Your step “Build interfaces” now has a new course/ }).click()
  await expect.poll(screen.address).toBe('/dashboard/roadmap?step=13')
})

test.each(['invented_later', 'constructor'])(
  'a %s notification of a newer server says that there is something new',
  async (kind) => {
    await actAs('halfway')
    startInbox([notification(1, { kind, params: {} })])
    await openScreen('/dashboard/mentoring')
    await bell.click()
    await expect.element(items).toMatchTextContent('You have a new update.')
  },
)

test('an institution reads of applications, and older ones come on demand', async () => {
  await actAs('institution')
  const kinds = ['application_received', 'application_withdrawn']
  const inbox = Array.from({ length: 12 }, (_, place) => {
    const [id, number] = [12 - place, Math.ceil((12 - place) / 2)]
    return notification(id, { kind: kinds[(id + 1) % 2] ?? '', params: { course: `Pottery ${number}` } })
  })
  startInbox(inbox)
  await openScreen('/institution')
  await bell.click()
  await expect.element(panel).toMatchTextContent('An application for “Pottery 6” was withdrawn.')
  await expect.element(panel).toMatchTextContent('You have a new application for “Pottery 6”.')
  await expect.element(panel).not.toMatchTextContent('Pottery 1”')
  await panel.getByRole('button', { name: 'Show older notifications' }).click()
  await expect.element(panel).toMatchTextContent('You have a new application for “Pottery 1”.')
  await expect.element(items).toHaveLength(12)
  await expectAccessible()
})

test('the panel stays below its button, however much is in it', async () => {
  await actAs('institution')
  const received = { kind: 'application_received', params: { course: 'Pottery' } }
  startInbox(Array.from({ length: 12 }, (_, place) => notification(12 - place, received)))
  await openScreen('/institution')
  await bell.click()
  await expect.element(items).toHaveLength(10)
  await expectAccessible()
  const { bottom } = bell.element().getBoundingClientRect()
  const frame = panel.element().getBoundingClientRect()
  expect(frame.top).toBeGreaterThan(bottom)
  expect(frame.bottom).toBeLessThan(window.innerHeight)
})

test('Tab through a long panel does not scroll the page behind it', async () => {
  await actAs('halfway')
  startInbox(Array.from({ length: 12 }, (_, place) => notification(12 - place)))
  await openScreen('/dashboard')
  await bell.click()
  await expect.element(items).toHaveLength(10)
  const older = panel.getByRole('button', { name: 'Show older notifications' }).element()
  while (document.activeElement !== older) await userEvent.tab()
  expect(window.scrollY).toBe(0)
})

test('older ones that are on their way are shown, also where a new one comes before them', async () => {
  await actAs('halfway')
  const add = startInbox(Array.from({ length: 12 }, (_, place) => notification(12 - place)))
  await openScreen('/dashboard/mentoring')
  await bell.click()
  await expect.element(items).toHaveLength(10)
  await server.holdWhile(async () => {
    await panel.getByRole('button', { name: 'Show older notifications' }).click()
    await expect.element(panel.getByRole('button', { name: 'Loading...' })).toBeVisible()
    add(notification(13))
    await expect.element(page.getByRole('button', { name: 'Notifications, 13 unread' })).toBeInTheDocument()
  })
  await expect.element(items).toHaveLength(13)
})

test('a list that fails is asked for again, and a mark that fails is taken back', async () => {
  await actAs('halfway')
  startInbox([notification(1)])
  server.on(listNotifications, lost)
  server.on(readNotifications, lost)
  await openScreen('/dashboard/mentoring')
  await bell.click()
  await expect.element(panel.getByRole('alert')).toMatchTextContent('We couldn’t load your notifications.')
  await expectAccessible()
  server.on(listNotifications, new Page({ notifications: [notification(1)], unread: 1 }, 1))
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await panel.getByRole('button', { name: 'Mark as read', exact: true }).click()
  await expect.element(panel.getByRole('alert')).toMatchTextContent('We couldn’t save that. Please try again.')
  await expect.element(items).toMatchTextContent('Unread:')
  server.on(readNotifications, { newest: 1, unread: 0 })
  await panel.getByRole('button', { name: 'Mark as read', exact: true }).click()
  await expect.element(items).not.toMatchTextContent('Unread:')
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument()
})

test('the panel fits 320 pixels with text at 200 %', async () => {
  await page.viewport(320, 640)
  await actAs('halfway')
  startInbox([notification(1, { params: { course: 'W'.repeat(60), status: 'accepted', institution: 'Lagoonside' } })])
  await openScreen('/dashboard/mentoring')
  document.documentElement.style.fontSize = '200%'
  await bell.click()
  await expect.element(items).toBeVisible()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const { left, right } = panel.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
  document.documentElement.style.fontSize = ''
})
