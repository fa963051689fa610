import { auditedObjects } from '@milepost/contract/audit-logs/limits'
import type { AuditLog } from '@milepost/contract/audit-logs/schema'
import { afterAll, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { findNames } from '#features/audit-logs/object-names.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin, createCourse, createInstitution, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

test('says what each object is called now, and how it is found', async () => {
  const { db } = product.dependencies
  const learner = await signUp(product, { name: 'Nila' })
  const institutionId = await createInstitution(product, 'Lagoonside')
  const courseId = await createCourse(product, { institutionId })
  const said = [
    ['user', learner.user.id, { name: 'Nila', search: learner.user.email }],
    ['profile', learner.user.id, { name: 'Nila', search: learner.user.email }],
    ['institution', String(institutionId), { name: 'Lagoonside', search: 'Lagoonside' }],
    ['course', String(courseId), { name: expect.any(String), search: expect.any(String) }],
    ['course', '99999999999', null],
    ['user', 'users', null],
    ['settings', 'contactAddress', null],
  ] as const
  const written = said.map(([objectType, objectId]) => ({
    details: {},
    address: null,
    objectType,
    objectId,
    action: 'job.retried',
    actorId: admin.userId,
    actorName: 'Named then',
  }))
  await db.insert(auditLogs).values(written)
  const logs: AuditLog[] = (await admin.get('/admin/audit-log?action=job.retried')).json()
  expect(logs.map(({ objectType, objectId, object }) => [objectType, objectId, object]).reverse()).toEqual(said)
  expect(new Set(logs.map(({ actorEmail }) => actorEmail))).toEqual(
    new Set([(await admin.get(`/users/${admin.userId}`)).json().email]),
  )
})

test('every kind of object that has a name is found by its kind of id', async () => {
  const { db } = product.dependencies
  const nameOf = await findNames(
    db,
    auditedObjects.flatMap((type) => [
      { type, id: '1' },
      { type, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
    ]),
  )
  expect(nameOf('session', '3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBeNull()
})
