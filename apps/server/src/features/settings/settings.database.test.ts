import { firstRejectionReasons } from '@milepost/contract/queue/limits'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { emails, storedEmails } from '#db/schema/emails.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin, createOfferingInstitution } from '../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

const initial = {
  moderateCourses: false,
  contactAddress: '',
  showCountedFigures: true,
  rejectionReasons: firstRejectionReasons,
}
const save = (change: object, by = admin) => by.put('/admin/settings', change)
const read = async () => (await admin.get('/admin/settings')).json()
const changes = () =>
  product.dependencies.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.action, 'settings.changed'))
    .orderBy(desc(auditLogs.id))

test('what is sent is changed and nothing else, and written down with before and after', async () => {
  expect(await read()).toEqual(initial)
  const reply = await save({ contactAddress: ' Help@Example.com ' })
  expect(reply.json()).toEqual({ ...initial, contactAddress: 'help@example.com' })
  expect((await changes())[0]).toMatchObject({
    actorId: admin.userId,
    objectType: 'settings',
    objectId: 'contactAddress',
    details: { before: '', after: 'help@example.com' },
  })
  const { length } = await changes()
  await save({ contactAddress: 'help@example.com' })
  await save({})
  expect(await changes()).toHaveLength(length)
  await save({ contactAddress: '' })
})

test('of two admins who save at once each one’s own fields are saved', async () => {
  const other = await createAdmin(product)
  for (const value of [true, false]) {
    await Promise.all([save({ moderateCourses: value }), save({ showCountedFigures: !value }, other)])
    expect(await read()).toMatchObject({ moderateCourses: value, showCountedFigures: !value })
  }
  await Promise.all([save({ moderateCourses: true }), save({ moderateCourses: true }, other)])
  const both = await product.dependencies.db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.action, 'settings.changed'), eq(auditLogs.objectId, 'moderateCourses')))
    .orderBy(auditLogs.id)
  expect(both.map(({ details }) => [details['before'], details['after']])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ])
  await save(initial)
})

test.each([
  ['no address', { contactAddress: 'nobody' }, 'contactAddress'],
  ['a word for a switch', { moderateCourses: 'yes' }, 'moderateCourses'],
  ['what is not there', { brand: 'Other' }, 'brand'],
])('refuses %s', async (_, change, field) => {
  const reply = await save(change)
  expect([reply.statusCode, reply.json().issues[0]?.field]).toEqual([400, field])
  expect(await read()).toEqual(initial)
})

test('moderation makes what institutions offer wait', async () => {
  const { institutionId, institution } = await createOfferingInstitution(product)
  const offer = (title: string) =>
    institution.post('/courses', { title, description: 'It teaches.', institution_id: institutionId })
  expect((await offer('Before')).json()).toMatchObject({ status: 'approved' })
  await save({ moderateCourses: true })
  expect((await offer('After')).json()).toMatchObject({ status: 'pending' })
  await save(initial)
})

test('the contact address is where messages go, what emails name, and what the web application gets', async () => {
  const services = async () => (await product.app.inject({ url: '/api/services' })).json().contactAddress
  expect(await services()).toBe('support@milepost.example')
  await save({ contactAddress: 'desk@example.com' })
  expect(await services()).toBe('desk@example.com')
  await product.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Asker', email: 'asker@example.com', message: 'Hello' },
  })
  await product.runJobs()
  const [sent] = await product.dependencies.db
    .select({ recipient: emails.recipient, plain: storedEmails.plain })
    .from(storedEmails)
    .innerJoin(emails, eq(emails.id, storedEmails.id))
    .where(eq(emails.kind, 'contact'))
  expect(sent?.recipient).toBe('desk@example.com')
  expect(sent?.plain).toContain('Questions? desk@example.com')
  await save(initial)
})

test('reasons for rejections are kept as a list of at most nine', async () => {
  const rejectionReasons = ['Too short.', 'A copy.']
  expect((await save({ rejectionReasons })).json()).toEqual({ ...initial, rejectionReasons })
  expect((await changes())[0]).toMatchObject({
    objectId: 'rejectionReasons',
    details: { after: 'Too short.\nA copy.' },
  })
  const { length } = await changes()
  await save({ rejectionReasons })
  expect(await changes()).toHaveLength(length)
  expect((await save({ rejectionReasons: Array(10).fill('x') })).statusCode).toBe(400)
  expect((await save({ rejectionReasons: [' '] })).statusCode).toBe(400)
})
