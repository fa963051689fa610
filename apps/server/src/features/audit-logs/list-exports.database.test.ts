import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { foldRows } from '#db/refresh-search.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin, createCourse, createInstitution, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

const linesOf = async (path: string) => {
  const reply = await admin.get(path)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present'])
  // Excel reads the file as UTF-8.
  expect(reply.body.startsWith('\uFEFF')).toBe(true)
  return reply.body.trimEnd().split('\r\n')
}
const auditedOf = async (action: string) => (await admin.get(`/admin/audit-log?action=${action}`)).json()[0].details

test('courses are exported as they are filtered, without formulas, and the export is recorded', async () => {
  const institutionId = await createInstitution(product, 'Harbour Technical')
  await createCourse(product, { institutionId, title: '=HYPERLINK("x")', status: 'rejected' })
  await createCourse(product, { institutionId, title: 'Git', status: 'approved' })
  const lines = await linesOf('/admin/courses/export?status=rejected&search=harbour')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
  expect(await auditedOf('courses.exported')).toEqual({ search: 'harbour', status: 'rejected', institutionId: null })
})

test('users are exported as they are filtered, and the record does not say who was searched for', async () => {
  const institutionId = await createInstitution(product, 'Harbour Technical')
  const { user } = await signUp(product, { name: '+Nuwan', plan: 'pro', role: 'institution', institutionId })
  const lines = await linesOf('/admin/users/export?search=nuwan')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${user.id},'+Nuwan,${user.email},no,institution,Harbour Technical,member,pro,20`)
  expect(await linesOf('/admin/users/export?search=nuwan&plan=basic')).toHaveLength(1)
  expect(JSON.stringify(await auditedOf('users.exported'))).not.toContain('nuwan')
})

test('every row of several batches is exported once', async () => {
  await product.dependencies.db.execute(sql`insert into login_logs (name, email, status)
    select 'Many ' || i, 'many' || i || '@example.com', 'failed' from generate_series(1, 2500) i`)
  await product.dependencies.db.execute(sql`insert into users (name, email)
    select 'Many ' || i, 'many' || i || '@example.com' from generate_series(1, 2500) i`)
  await foldRows(product.dependencies, 'login_logs')
  await foldRows(product.dependencies, 'users')
  for (const path of ['/admin/login-logs/export?person=many&status=failed', '/admin/users/export?search=many']) {
    const lines = await linesOf(path)
    expect([lines.length, new Set(lines).size]).toEqual([2501, 2501])
  }
})
