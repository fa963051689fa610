import type { ReviewedFeedback } from '@milepost/contract/feedback/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { notifications } from '#db/schema/notifications.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin, createCourse, createInstitution, createUser } from '../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
const writer = await createUser(product, { name: 'Account Name' })
const institutionId = await createInstitution(product)
afterAll(() => product.close())

async function give(changes: object = {}): Promise<number> {
  const reply = await writer.post('/feedback', {
    userId: writer.userId,
    name: 'Pen Name',
    type: 'institution',
    targetId: institutionId,
    rating: 1,
    message: `They are all fools ${Math.random()}`,
    ...changes,
  })
  return reply.json().id
}
const list = async (query = ''): Promise<{ ids: number[]; total: number; rows: ReviewedFeedback[] }> => {
  const reply = await admin.get(`/admin/feedback?${query}`)
  const rows: ReviewedFeedback[] = reply.json()
  return { ids: rows.map(({ id }) => id), total: Number(reply.headers['x-total-count']), rows }
}
const remove = (id: number, reason = 'It insults people.', by = admin) =>
  by.post(`/admin/feedback/${id}/removal`, { reason })

test('all feedback is listed, the latest first, by type and stars, with who wrote it', async () => {
  const courseId = await createCourse(product, { institutionId })
  const ids = [await give(), await give({ rating: 5 }), await give({ type: 'course', targetId: courseId, rating: 0 })]
  expect((await list()).ids).toEqual([...ids].reverse())
  expect((await list('type=institution')).ids).toEqual([ids[1], ids[0]])
  expect((await list('rating=0')).ids).toEqual([ids[2]])
  expect(await list('type=institution&rating=5')).toMatchObject({ ids: [ids[1]], total: 1 })
  expect((await list('page=2&page_size=2')).ids).toEqual([ids[0]])
  expect((await list()).rows[0]).toMatchObject({ name: 'Pen Name', writer: 'Account Name', type: 'course' })
})

test('what is removed is in no list and no figure any more, and its writer learns why', async () => {
  const id = await give({ rating: 2 })
  const before = (await admin.get(`/institutions/${institutionId}/feedback`)).json()
  const [first, second] = await Promise.all([remove(id), remove(id, 'Another reason')])
  expect([first?.statusCode, second?.statusCode].sort()).toEqual([204, 404])
  const after = (await admin.get(`/institutions/${institutionId}/feedback`)).json()
  expect([after.total, after.rated]).toEqual([before.total - 1, before.rated - 1])
  expect((await list()).ids).not.toContain(id)
  expect((await writer.get(`/feedback/${writer.userId}`)).json()).not.toContainEqual(expect.objectContaining({ id }))
  const { db } = product.dependencies
  const told = await db.select().from(notifications).where(eq(notifications.userId, writer.userId))
  expect(told).toMatchObject([{ kind: 'feedback_removed', params: { target: 'Northern Institute' } }])
  const reason = first?.statusCode === 204 ? 'It insults people.' : 'Another reason'
  expect(told[0]?.params['reason']).toBe(reason)
  const logged = await db.select().from(auditLogs).where(eq(auditLogs.action, 'feedback.removed'))
  expect(logged).toMatchObject([{ objectId: String(id), actorId: admin.userId }])
  expect(JSON.stringify(logged)).not.toMatch(/insults|fools/)
})

test('nothing is removed without a reason', async () => {
  const id = await give()
  expect((await remove(id, ' ')).json().issues[0]).toMatchObject({ field: 'reason', rule: 'required' })
  expect((await list()).ids).toContain(id)
})
