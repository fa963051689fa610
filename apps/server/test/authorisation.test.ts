import { type RouteName, routes } from '@milepost/contract/routes'
import { afterAll, expect, inject, test } from 'vitest'
import { canary, createSender, createStranger, pendingCanary, type Sender } from './authorisation-callers.ts'
import { type AccessRow, type CallerKind, callers, unauthenticated } from './authorisation-rows.ts'
import { authorisationTable } from './authorisation-table.ts'
import { type Holder, missing, mixTargets, type ObjectKind, objectKindsOf, targetOf } from './authorisation-targets.ts'
import { buildTestApp } from './build-test-app.ts'
import { changedRoutes } from './changed-routes.ts'
import { differingTables, digestDatabase } from './database-digest.ts'
import { createAdmin } from './factories.ts'

const product = await buildTestApp()
await product.listen()
const stranger = await createStranger(product, { email: 'taken@example.com' })
// Another admin always remains, so that no caller is the last one.
const admin = await createAdmin(product)

afterAll(() => product.close())

/** Callers are reused by many tests, as refused and read-only requests leave them unchanged. */
const sharedCallers = new Map<CallerKind, Sender>()

async function callerOf(kind: CallerKind): Promise<Sender> {
  const caller = sharedCallers.get(kind) ?? (await createSender(product, kind, admin))
  sharedCallers.set(kind, caller)
  return caller
}

interface Way {
  readonly title: string
  readonly name: RouteName
  readonly row: AccessRow
  readonly cases: readonly AccessCase[]
}

interface AccessCase {
  readonly kind: CallerKind
  readonly object: ObjectKind
  /** Whether the request must leave the database unchanged. */
  readonly changesNothing: boolean
}

const names = Object.keys(authorisationTable) as RouteName[]
const ways: readonly Way[] = names.flatMap((name) =>
  [authorisationTable[name]].flat().map((row) => ({
    title: row.naming === undefined ? name : `${name}, ${row.naming}`,
    name,
    row,
    cases: casesOf(row),
  })),
)

function casesOf(row: AccessRow): AccessCase[] {
  const kinds = objectKindsOf(row.request)
  return callers.flatMap((kind) =>
    kinds.map((object) => {
      const isGranted = row.expected(kind, object) < 400
      return { kind, object, changesNothing: !isGranted || row.changesNothing?.(object) === true }
    }),
  )
}

test('the table has a row for every route the product serves under /api, and none for others', () => {
  const served = [...product.routes].filter((route) => /^(?!HEAD|OPTIONS)\w+ \/api\/(?!docs|openapi)/.test(route))
  const contracted = Object.values(routes).map((route) => `${route.method} /api${route.path}`)
  expect(served.sort()).toEqual(contracted.sort())
  expect(Object.keys(authorisationTable).sort()).toEqual(Object.keys(routes).sort())
})

test('no caller, object or row was lost', () => {
  // Counted with 152 routes: a smaller number means that something is no longer tested.
  const cases = ways.flatMap((way) => way.cases)
  expect(cases.length).toBeGreaterThanOrEqual(4896)
  expect(cases.filter(({ changesNothing }) => changesNothing).length).toBeGreaterThanOrEqual(4217)
})

/** Each kind of refusal once: no session, one that ended, a wrong role, another user's object. */
const usualCallers: readonly CallerKind[] = ['visitor', 'expired session', 'student', 'institution owner', 'admin']

test.each(usualCallers)('what is not for them changes nothing for a caller of this kind: %s', async (kind) => {
  const calls: (AccessCall & Way)[] = []
  for (const way of ways) {
    const refused = way.cases.filter((one) => one.kind === kind && one.object !== 'missing' && one.changesNothing)
    for (const call of await prepare(way.row, refused)) calls.push({ ...way, ...call })
  }
  const before = await digestDatabase(product.dependencies.db)
  for (const call of calls) check(call.row, call, await send(call.name, call), call.title)
  const changed = differingTables(before, await digestDatabase(product.dependencies.db))
  if (changed.length > 0) for (const call of calls) await findCulprits(call.name, [call])
  expect.soft(changed.join(', '), 'tables changed by calls that may change nothing').toBe('')
})

/** The whole row: every caller and object, and what is granted. All of them in the full run, else those that changed. */
const changed = inject('isFull') ? null : changedRoutes(names)
const wholeRows = ways.filter(({ name }) => changed === null || changed.has(name))

test.each(wholeRows)('$title', async ({ name, row, cases }) => {
  const refused = await prepare(
    row,
    cases.filter(({ changesNothing }) => changesNothing),
  )
  const before = await digestDatabase(product.dependencies.db)
  for (const call of refused) check(row, call, await send(name, call))
  const changed = differingTables(before, await digestDatabase(product.dependencies.db))
  if (changed.length > 0) await findCulprits(name, refused)
  expect.soft(changed.join(', '), 'tables changed by calls that may change nothing').toBe('')
  for (const one of cases.filter(({ changesNothing }) => !changesNothing)) {
    const call = await prepareGranted(name, row, one)
    check(row, call, await send(name, call))
  }
})

interface AccessCall extends AccessCase {
  readonly headers: Record<string, string>
  readonly url: string
  readonly payload?: object
}

async function prepare(row: AccessRow, cases: readonly AccessCase[]): Promise<AccessCall[]> {
  const calls: AccessCall[] = []
  for (const one of cases) calls.push(await callFor(row, one, await callerOf(one.kind), stranger))
  return calls
}

/** A granted request may change the caller and its objects: unless it only reads, both are created for it. */
async function prepareGranted(name: RouteName, row: AccessRow, one: AccessCase): Promise<AccessCall> {
  const isFree = routes[name].method === 'GET' || unauthenticated.includes(one.kind)
  const caller = isFree ? await callerOf(one.kind) : await createSender(product, one.kind, admin)
  const isOwn = one.object === 'own' || one.object === 'missing'
  return callFor(row, one, caller, isFree || isOwn ? stranger : await createStranger(product))
}

async function callFor(row: AccessRow, one: AccessCase, { headers, own }: Sender, other: Holder): Promise<AccessCall> {
  const target = {
    own: () => targetOf(product, own, row.request),
    foreign: () => targetOf(product, other, row.request),
    missing: async () => missing,
    'own name, foreign item': async () =>
      mixTargets(await targetOf(product, own, row.request), await targetOf(product, other, row.request)),
    'own name, missing item': async () => mixTargets(await targetOf(product, own, row.request), missing),
  }[one.object]
  return { ...one, headers, ...row.request(await target()) }
}

type AccessReply = Awaited<ReturnType<typeof send>>

function send(name: RouteName, { url, headers, payload }: AccessCall) {
  return product.app.inject({
    method: routes[name].method,
    url: `/api${url}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
}

/** Like 'student, foreign object'. */
const describeCase = ({ kind, object }: AccessCase) => `${kind}, ${object}${object.includes(',') ? '' : ' object'}`

function check(row: AccessRow, one: AccessCase, reply: AccessReply, title = ''): void {
  const { kind, object } = one
  const who = `${title} ${describeCase(one)}`
  const status = row.expected(kind, object)
  expect.soft(reply.statusCode, who).toBe(status)
  // A wrongly granted caller may have changed shared state.
  if (reply.statusCode < 400 && status >= 400) sharedCallers.delete(kind)
  if (kind !== 'admin') expect.soft(reply.body, who).not.toContain(pendingCanary)
  if (kind !== 'admin' || row.showsPeople !== true) expect.soft(reply.body, who).not.toContain(canary)
  if (reply.statusCode < 400) return
  expect.soft(reply.json(), who).toEqual({
    code: expect.any(String),
    message: expect.any(String),
    error: reply.json().message,
    issues: expect.any(Array),
    request_id: expect.any(String),
  })
}

/** Repeats each call alone, to name the caller behind a write. */
async function findCulprits(name: RouteName, calls: readonly AccessCall[]): Promise<void> {
  for (const call of calls) {
    const before = await digestDatabase(product.dependencies.db)
    await send(name, call)
    const changed = differingTables(before, await digestDatabase(product.dependencies.db))
    expect.soft(changed.join(', '), `tables changed by ${name}, ${describeCase(call)}`).toBe('')
  }
}
