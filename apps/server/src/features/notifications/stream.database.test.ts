import type { AddressInfo } from 'node:net'
import { eventStream, maxStreamsPerSession } from '@milepost/contract/notifications/limits'
import type { InboxState } from '@milepost/contract/notifications/schema'
import { queueKinds } from '@milepost/contract/queue/limits'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { sessions } from '#db/schema/sessions.ts'
import { settings } from '#db/schema/settings.ts'
import { notify } from '#features/notifications/index.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { actAs, type Caller, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
const address = await product.listen()
afterAll(() => product.close())

let told = 0
async function sendNotification({ user }: Caller) {
  told += 1
  await notify(product.dependencies, {
    userId: user.id,
    kind: 'step_course_gone',
    params: { step: 'HTML', number: 1 },
    key: String(told),
  })
}

/**
 * Follows an inbox.
 * @returns the reply, a function for the next event (undefined at the end), and one to leave
 */
async function follow(caller: Caller, at = address) {
  const leaving = new AbortController()
  const response = await fetch(`${at}/api/notifications/${caller.user.id}/stream`, {
    headers: { ...caller.headers, accept: eventStream, 'accept-encoding': 'br, gzip' },
    signal: leaving.signal,
  })
  const reader = (response.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const next = async (): Promise<InboxState | undefined> => {
    while (!text.includes('\n\n')) {
      const { done, value } = await reader.read()
      if (done) return undefined
      text += decoder.decode(value, { stream: true })
    }
    const event = text.slice(0, text.indexOf('\n\n'))
    text = text.slice(event.length + 2)
    expect(event, 'not a heartbeat').toMatch(/^data: /)
    return JSON.parse(event.replace(/^data: /, ''))
  }
  const leave = () => leaving.abort()
  onTestFinished(leave)
  return { response, next, leave }
}

/** A second server on the same database, as in a deployment with several processes. */
async function startOther(): Promise<{ other: FastifyInstance; at: string }> {
  const other = await buildApp(product.dependencies, { webFolder: null })
  onTestFinished(() => other.close())
  await other.listen({ port: 0, host: '127.0.0.1' })
  return { other, at: `http://127.0.0.1:${(other.server.address() as AddressInfo).port}` }
}

test('sends the state of the inbox, then each change: what comes, and what is read elsewhere', async () => {
  const caller = await signUp(product)
  const { response, next } = await follow(caller)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(eventStream)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await next()).toEqual({ newest: 0, unread: 0 })
  await sendNotification(caller)
  const first = await next()
  expect(first).toEqual({ newest: expect.any(Number), unread: 1 })
  await actAs(product, caller).put(`/notifications/${caller.user.id}/read`, { upTo: first?.newest })
  expect(await next()).toEqual({ newest: first?.newest, unread: 0 })
})

test('tells an admin, on any server process, how much waits, and no one else', async () => {
  const { at } = await startOther()
  const [here, learner] = [await follow(await signUp(product, { role: 'admin' }), at), await signUp(product)]
  const waiting = Object.fromEntries(queueKinds.map((kind) => [kind, 0]))
  expect(await here.next()).toEqual({ newest: 0, unread: 0, waiting })
  expect(await (await follow(learner)).next()).toEqual({ newest: 0, unread: 0 })
  const asked = { courseName: 'Welding', description: 'Steel.', category: 'DevOps', price: 'No Cost' }
  const { json } = await actAs(product, learner).post('/course-requests', { ...asked, userId: learner.user.id })
  // What waits is read after the inbox, so it may change in a state before the inbox does.
  const nextUnread = async (unread: number) => {
    const state = await here.next()
    return state?.unread === unread ? state : here.next()
  }
  expect(await nextUnread(1)).toEqual({
    newest: expect.any(Number),
    unread: 1,
    waiting: { ...waiting, course_request: 1 },
  })
  await actAs(product, learner).remove(`/course-requests/${learner.user.id}/${json().id}`)
  expect(await nextUnread(0)).toMatchObject({ unread: 0, waiting })
})

test('hears of notifications from another server process, and two windows agree', async () => {
  const caller = await signUp(product)
  const { at } = await startOther()
  const [here, there] = [await follow(caller), await follow(caller, at)]
  expect([await here.next(), await there.next()]).toEqual([
    { newest: 0, unread: 0 },
    { newest: 0, unread: 0 },
  ])
  await sendNotification(caller)
  const states = [await here.next(), await there.next()]
  expect(states[0]?.unread).toBe(1)
  expect(states[1]).toEqual(states[0])
  await fetch(`${at}/api/notifications/${caller.user.id}/read`, {
    method: 'PUT',
    headers: { ...caller.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ upTo: states[0]?.newest }),
  })
  expect([(await here.next())?.unread, (await there.next())?.unread]).toEqual([0, 0])
})

test('shows no one else’s notifications', async () => {
  const [caller, stranger] = [await signUp(product), await signUp(product)]
  const { next } = await follow(caller)
  await next()
  await sendNotification(stranger)
  await sendNotification(caller)
  expect(await next()).toMatchObject({ unread: 1 })
})

test('callers that do not ask for a stream get one state', async () => {
  const caller = await signUp(product)
  await sendNotification(caller)
  const reply = await actAs(product, caller).get(`/notifications/${caller.user.id}/stream`)
  expect(reply.json()).toMatchObject({ unread: 1 })
})

test('ends with its session: signed out, or expired', async () => {
  const [one, other] = [await signUp(product), await signUp(product)]
  const [first, second] = [await follow(one), await follow(other)]
  await Promise.all([first.next(), second.next()])
  await actAs(product, one).post('/auth/logout')
  expect(await first.next()).toBeUndefined()
  const past = new Date(product.dependencies.clock().getTime() - 1)
  await product.dependencies.db.update(sessions).set({ expiresAt: past }).where(eq(sessions.userId, other.user.id))
  expect(await second.next()).toBeUndefined()
})

test('ends when its admin must set up a second factor first, and begins again once every admin need not', async () => {
  const { db } = product.dependencies
  const caller = await signUp(product, { role: 'admin' })
  const { next } = await follow(caller)
  await next()
  await db.insert(settings).values({}).onConflictDoNothing()
  await db.update(settings).set({ requireSecondFactor: true })
  // A stream that is still open would send it.
  await sendNotification(caller)
  expect(await next()).toBeUndefined()
  expect((await follow(caller)).response.status).toBe(403)
  await db.update(settings).set({ requireSecondFactor: false })
  expect((await follow(caller)).response.status).toBe(200)
})

test('a session follows at most three at a time; one that was left makes room', async () => {
  const [caller, stranger] = [await signUp(product), await signUp(product)]
  const open = await Promise.all(Array.from({ length: maxStreamsPerSession }, () => follow(caller)))
  expect((await follow(caller)).response.status).toBe(429)
  expect((await follow(stranger)).response.status).toBe(200)
  open[0]?.leave()
  await vi.waitFor(async () => expect((await follow(caller)).response.status).toBe(200), { timeout: 10_000 })
})

test('a server that stops ends its streams at once, and takes no more', async () => {
  const caller = await signUp(product)
  const { other, at } = await startOther()
  const { next } = await follow(caller, at)
  await next()
  await other.close()
  expect(await next()).toBeUndefined()
})

test('a database that fails for a moment ends nothing', async () => {
  const caller = await signUp(product)
  const { db } = product.dependencies
  let fails = false
  const failing = new Proxy(db, {
    get: (target, name) => {
      if (fails && name === 'select') throw new Error('no answer')
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const other = await buildApp({ ...product.dependencies, db: failing }, { webFolder: null })
  onTestFinished(() => other.close())
  const at = await other.listen({ port: 0, host: '127.0.0.1' })
  const { next } = await follow(caller, at)
  await next()
  fails = true
  const seen = product.logged.length
  await vi.waitFor(() => expect(product.logged.slice(seen).join('')).toContain('inboxes were not looked at'), 10_000)
  fails = false
  await sendNotification(caller)
  expect(await next()).toMatchObject({ unread: 1 })
})
