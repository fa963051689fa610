import type { AuditLog } from '@milepost/contract/audit-logs/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { foldRows } from '#db/refresh-search.ts'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin } from '../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
const row = { objectType: 'course', objectId: '7', details: {}, address: '192.0.2.1' }
const at = (day: string) => new Date(`2026-03-${day}T23:30:00Z`)
await product.dependencies.db.insert(auditLogs).values([
  { ...row, action: 'course.created', actorName: 'Ann_Lee', createdAt: at('01') },
  { ...row, action: 'course.updated', actorName: 'AnnaLee', createdAt: at('02') },
  { ...row, action: 'course.deleted', actorName: '=cmd|calc', details: { note: 'a, "b"' }, createdAt: at('03') },
  { ...row, action: 'plan.changed', objectType: 'user', actorName: 'system', address: null, createdAt: at('04') },
])
await foldRows(product.dependencies, 'audit_logs')
afterAll(() => product.close())

const filtered = async (query: string): Promise<{ actions: string[]; total: number }> => {
  const reply = await admin.get(`/admin/audit-log?${query}`)
  expect(reply.statusCode).toBe(200)
  const logs: AuditLog[] = reply.json()
  return { actions: logs.map(({ action }) => action), total: Number(reply.headers['x-total-count']) }
}
const csv = async (query: string) => admin.get(`/admin/audit-log/export?${query}`)

test('who did what to what, when and from where', async () => {
  const reply = await admin.get('/admin/audit-log?action=course.created')
  expect(reply.json()).toEqual([
    {
      id: expect.any(Number),
      actorId: null,
      actorName: 'Ann_Lee',
      actorEmail: null,
      action: 'course.created',
      objectType: 'course',
      objectId: '7',
      object: null,
      address: '192.0.2.1',
      details: {},
      createdAt: '2026-03-01T23:30:00.000Z',
    },
  ])
})

test.each([
  ['an action', 'action=course.updated', ['course.updated']],
  ['a kind of object', 'object=course', ['course.deleted', 'course.updated', 'course.created']],
  ['days', 'from=2026-03-02&to=2026-03-03', ['course.deleted', 'course.updated']],
  ['the beginning of a name', 'actor=anna', ['course.updated']],
  ['a name with a sign that means something to the database', 'actor=ann_l', ['course.created']],
  ['the middle of a name, which is not looked for', 'actor=nalee', []],
  ['several at once', 'object=course&actor=lee&to=2026-03-01', ['course.created']],
])('is filtered by %s', async (_, query, actions) => {
  expect(await filtered(query)).toEqual({ actions, total: actions.length })
})

test('is filtered by the account that did it', async () => {
  expect((await filtered(`actor=${admin.userId}`)).actions).toContain('user.registered')
})

test('comes page by page, with the total of what the filter leaves', async () => {
  expect(await filtered('object=course&page=1&page_size=2')).toEqual({
    actions: ['course.deleted', 'course.updated'],
    total: 3,
  })
  expect(await filtered('object=course&page=2&page_size=2')).toEqual({ actions: ['course.created'], total: 3 })
  expect(await filtered('object=course&page=9&page_size=2')).toEqual({ actions: [], total: 3 })
})

test.each(['action=made.up', 'object=wallet', 'from=yesterday', 'order=asc'])('%s is refused', async (query) => {
  expect((await admin.get(`/admin/audit-log?${query}`)).statusCode).toBe(400)
  expect((await csv(query)).statusCode).toBe(400)
})

test('the export is what is filtered, and no cell of it begins a formula', async () => {
  const reply = await csv('object=course&from=2026-03-02')
  expect(reply.headers['content-type']).toContain('text/csv')
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="milepost-audit-log-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(reply.body.split('\r\n')).toEqual([
    '\uFEFFtime,action,actor,actor id,object,object id,address,details',
    `2026-03-03T23:30:00.000Z,course.deleted,'=cmd|calc,,course,7,192.0.2.1,"{""note"":""a, \\""b\\""""}"`,
    '2026-03-02T23:30:00.000Z,course.updated,AnnaLee,,course,7,192.0.2.1,',
    '',
  ])
})

test('that the log was taken out is itself in it, without whom it was asked for', async () => {
  await csv('actor=AnnaLee&object=course')
  const rows = await product.dependencies.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.action, 'audit_log.exported'))
    .orderBy(auditLogs.id)
  expect(rows.at(-1)).toMatchObject({ actorId: admin.userId, details: { object: 'course', ofOneActor: true } })
  expect(JSON.stringify(rows)).not.toContain('AnnaLee')
})

test('an export of more lines than are read at a time holds each once', async () => {
  const row = { actorName: 'Many', action: 'session.opened', objectType: 'session', objectId: 'x', details: {} }
  await product.dependencies.db.insert(auditLogs).values(Array.from({ length: 2500 }, () => row))
  await foldRows(product.dependencies, 'audit_logs')
  const lines = (await csv('actor=Many')).body.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2501)
})
