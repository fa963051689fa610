import { listAuditLogs } from '@milepost/contract/audit-logs/routes'
import type { AuditLog } from '@milepost/contract/audit-logs/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { Page, server } from '#test/stand-in-server.ts'

const entry: AuditLog = {
  id: 1,
  actorId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  actorName: 'Ishara',
  actorEmail: 'ishara@example.com',
  action: 'course.updated',
  objectType: 'course',
  objectId: '7',
  object: { name: 'Welding & more', search: 'Welding & more' },
  address: null,
  details: {},
  createdAt: '2026-11-20T08:00:00.000Z',
}

test('names lead to where admins see them, and what is gone keeps its id', async () => {
  await actAs('admin')
  const others: readonly Pick<AuditLog, 'objectType' | 'objectId' | 'object'>[] = [
    { objectType: 'contact_message', objectId: '3', object: { name: 'Nila', search: 'nila@example.com' } },
    { objectType: 'course_request', objectId: '4', object: { name: 'Rust', search: null } },
    { objectType: 'institution_request', objectId: '5', object: { name: 'Harbour', search: 'Harbour' } },
    { objectType: 'application', objectId: '6', object: { name: 'Steel', search: null } },
    { objectType: 'institution', objectId: '12', object: null },
  ]
  const gone = { actorName: 'Deleted user', actorEmail: null }
  const entries = [entry, ...others.map((object, place) => ({ ...entry, ...gone, ...object, id: place + 2 }))]
  server.on(listAuditLogs, new Page(entries, entries.length))
  await openScreen('/admin/audit-log')
  const table = page.getByRole('table', { name: 'Audit log' })
  await expect.element(table).toBeVisible()
  const links = table.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Welding & more', '/admin/courses?search=Welding%20%26%20more'],
    ['Nila', '/admin/messages?status=all&sender=nila%40example.com'],
    ['Rust', '/admin/course-requests'],
    ['Harbour', '/admin/course-requests?view=decided&search=Harbour'],
  ])
  await expect.element(table.getByText('Steel')).toBeVisible()
  await expect.element(table.getByText('12', { exact: true })).toBeVisible()
  await table.getByRole('button').first().click()
  const actor = page.getByRole('link', { name: 'Ishara', exact: true })
  await expect.element(actor).toHaveAttribute('href', '/admin/users?search=ishara%40example.com')
})
