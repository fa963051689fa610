import { randomUUID } from 'node:crypto'
import { type RouteName, routes } from '@milepost/contract/routes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'
import { type CallerKind, callers, type ObjectKind, objects, type Row, type Target } from './authorisation-rows.ts'
import { authorisationTable } from './authorisation-table.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { differingTables, digestDatabase } from './database-digest.ts'
import { createCourse, createInstitution, signUp, signUpWithRoadmap } from './factories.ts'

let product: TestApp
let foreign: Target
/** Words that only somebody else's data holds. */
const canary = 'Zanzibar Canary'
const pendingCanary = 'Pending Canary Course'

beforeAll(async () => {
  product = await buildTestApp()
  await product.listen()
  const institutionId = await createInstitution(product)
  await createCourse(product, { institutionId, title: pendingCanary, status: 'pending' })
  const courseId = await createCourse(product, { institutionId })
  const stranger = await signUpWithRoadmap(
    product,
    { name: canary, email: 'taken@example.com' },
    { location: canary, fullName: canary },
  )
  await product.app.inject({
    method: 'PUT',
    url: `/api/recommendation/${stranger.user.id}/rejections/qa-engineer`,
    headers: stranger.headers,
    payload: { reason: 'other', note: canary },
  })
  await product.app.inject({
    method: 'POST',
    url: '/api/chat',
    headers: stranger.headers,
    payload: { userId: stranger.user.id, message: canary },
  })
  // Another admin stays whatever the tests do, so that none of the callers is the last.
  await signUp(product, { role: 'admin' })
  foreign = { userId: stranger.user.id, institutionId, courseId }
})

afterAll(() => product.close())

interface Caller {
  readonly headers: Record<string, string>
  readonly own: Target
}

/** Callers serve many tests: what is refused or only read leaves them as they were. */
const standing = new Map<CallerKind, Caller>()

async function callerOf(kind: CallerKind): Promise<Caller> {
  const caller = standing.get(kind) ?? (await makeCaller(kind))
  standing.set(kind, caller)
  return caller
}

async function makeCaller(kind: CallerKind): Promise<Caller> {
  const institutionId = await createInstitution(product, 'Own Institution')
  const courseId = await createCourse(product, { institutionId, title: 'Own course' })
  if (kind === 'visitor') return { headers: {}, own: { userId: randomUUID(), institutionId, courseId } }
  if (kind === 'forged token') {
    return {
      headers: { authorization: `Bearer ${'A'.repeat(43)}` },
      own: { userId: randomUUID(), institutionId, courseId },
    }
  }
  if (kind === 'institution' || kind === 'admin') {
    const caller = await signUp(product, { role: kind, ...(kind === 'institution' ? { institutionId } : {}) })
    return { headers: caller.headers, own: { userId: caller.user.id, institutionId, courseId } }
  }
  const caller = await signUpWithRoadmap(product, kind === 'premium student' ? { plan: 'premium' } : {})
  const { db } = product.dependencies
  if (kind === 'signed out')
    await product.app.inject({ method: 'POST', url: '/api/auth/logout', headers: caller.headers })
  if (kind === 'deleted user') await db.delete(users).where(eq(users.id, caller.user.id))
  if (kind === 'expired session') {
    await db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userId, caller.user.id))
  }
  return { headers: caller.headers, own: { userId: caller.user.id, institutionId, courseId } }
}

/** Some callers may delete or reject a course of others: each test gets one that is there and approved. */
async function renewCourse(target: Target): Promise<Target> {
  return { ...target, courseId: await createCourse(product, { institutionId: target.institutionId }) }
}

async function renewPerson(target: Target): Promise<Target> {
  return { ...target, userId: (await signUpWithRoadmap(product, { name: canary })).user.id }
}

test('the table has a row for every route the product serves under /api, and none for others', () => {
  const served = [...product.routes].filter((route) => /^(?!HEAD|OPTIONS)\w+ \/api\/(?!docs)/.test(route))
  const contracted = Object.values(routes).map((route) => `${route.method} /api${route.path}`)
  expect(served.sort()).toEqual(contracted.sort())
  expect(Object.keys(authorisationTable).sort()).toEqual(Object.keys(routes).sort())
})

describe.each(Object.keys(authorisationTable) as RouteName[])('%s', (name) => {
  const row: Row = authorisationTable[name]
  const [one, other] = [1, 2].map((id) => row.request({ userId: `user ${id}`, institutionId: id, courseId: id }))
  const [, sibling] = [1, 2].map((id) => row.request({ userId: 'user 1', institutionId: 1, courseId: id }))
  const namesCourse = JSON.stringify(one) !== JSON.stringify(sibling)
  const namesObject = JSON.stringify(one) !== JSON.stringify(other)
  const kinds: readonly ObjectKind[] = namesObject ? objects : ['own']

  test.each(callers.flatMap((caller) => kinds.map((object) => [caller, object] as const)))(
    '%s, %s object',
    async (kind, object) => {
      const caller = await callerOf(kind)
      const missing = { userId: randomUUID(), institutionId: 2_000_000_000, courseId: 2_000_000_000 }
      const stranger = namesCourse ? await renewCourse(foreign) : foreign
      const target = {
        ...{ own: caller.own, missing },
        foreign: row.changesPerson === true ? await renewPerson(stranger) : stranger,
      }[object]
      const before = await digestDatabase(product.dependencies.db)
      const { url, payload } = row.request(target)
      const reply = await product.app.inject({
        method: routes[name].method,
        url: `/api${url}`,
        headers: caller.headers,
        ...(payload === undefined ? {} : { payload }),
      })
      if (reply.statusCode < 400 && routes[name].method !== 'GET') standing.delete(kind)
      expect(reply.statusCode).toBe(row.expected(kind, object))
      if (kind !== 'admin') expect(reply.body).not.toContain(pendingCanary)
      if (kind !== 'admin' || row.showsPeople !== true) expect(reply.body).not.toContain(canary)
      if (reply.statusCode >= 400) {
        expect(reply.json()).toEqual({
          code: expect.any(String),
          message: expect.any(String),
          error: reply.json().message,
          issues: expect.any(Array),
        })
        expect(differingTables(before, await digestDatabase(product.dependencies.db))).toEqual([])
      }
    },
  )
})
