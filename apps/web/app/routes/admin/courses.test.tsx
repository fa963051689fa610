import { createCourse, deleteCourse, listAdminCourses } from '@milepost/contract/courses/routes'
import type { AdminCourse } from '@milepost/contract/courses/schema'
import { getInstitution, listInstitutions } from '@milepost/contract/institutions/routes'
import { decideQueueItems, undoQueueDecisions } from '@milepost/contract/queue/routes'
import { getSettings } from '@milepost/contract/settings/routes'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { actionOf, openMenu } from '#test/row-menu.ts'
import { Page, pending, server } from '#test/stand-in-server.ts'

const table = page.getByRole('table', { name: 'Courses' })
const rows = table.getByRole('row')
const statuses = ['pending', 'approved', 'rejected'] as const

let courses: AdminCourse[]
beforeEach(async () => {
  await actAs('admin')
  const [course] = await recorded('admin', 'listAdminCourses')
  if (course === undefined) throw new Error('the demo has no course')
  courses = Array.from({ length: 7 }, (_, place) => {
    const status = statuses[place % 3] ?? 'pending'
    return { ...course, id: place + 1, title: `Course ${place + 1}`, status }
  })
  server.on(listAdminCourses, ({ query: { status, search, page: number = 1, page_size = 5 } }) => {
    const found = courses
      .filter((one) => status === undefined || one.status === status)
      .filter(({ title }) => title.includes(search ?? ''))
    return new Page(found.slice((number - 1) * page_size, number * page_size), found.length)
  })
})

test('five courses a page, found by title and status, in three orders', async () => {
  await openScreen('/admin/courses')
  await expect.element(rows).toHaveLength(6)
  for (const name of ['Title', 'Institution', 'Status', 'Actions']) {
    await expect.element(table.getByRole('columnheader', { name })).toBeVisible()
  }
  await expect.element(table.getByRole('button', { name: /^Approve/ })).toHaveLength(2)
  const namesOf = (list: ReturnType<typeof page.getByLabelText>) =>
    list
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  const status = page.getByLabelText('Status', { exact: true }).first()
  expect(namesOf(status)).toEqual(['All', 'Pending', 'Approved', 'Rejected'])
  expect(namesOf(page.getByLabelText('Sort'))).toEqual(['Default', 'Title A-Z', 'Title Z-A'])
  await page.getByLabelText('Sort').selectOptions('Title Z-A')
  await expect.poll(() => server.calls(listAdminCourses).at(-1)?.query.sort).toBe('-title')
  await status.selectOptions('Rejected')
  await expect.element(rows).toHaveLength(3)
  await page.getByLabelText('Search').fill('nothing is called so')
  await expect.element(page.getByText('No courses found.')).toBeVisible()
})

test('a course without a title or an institution is named all the same, and deleting one asks first', async () => {
  courses = courses.slice(0, 1).map((course) => ({ ...course, title: '', institution_name: null }))
  server.on(deleteCourse, undefined)
  await openScreen('/admin/courses')
  await expect.element(rows.nth(1)).toMatchTextContent('Untitled Course')
  await expect.element(rows.nth(1)).toMatchTextContent('Institution Unknown')
  courses = courses.map((course) => ({ ...course, title: 'Nets and knots' }))
  await page.getByLabelText('Search').fill('Nets')
  await rows.getByRole('button', { name: 'Delete (Nets and knots)' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
  await expect.element(question).toMatchTextContent('Are you sure you want to delete the course "Nets and knots"?')
  await expectAccessible()
  expect(server.calls(deleteCourse)).toEqual([])
})

test('a course is created once it has a title, a description and an institution; price and duration may be left out', async () => {
  const [institution] = await recorded('admin', 'listInstitutions')
  if (institution === undefined) throw new Error('the demo has no institution')
  server.on(listInstitutions, new Page([institution], 1))
  server.on(createCourse, ({ body }) => {
    const course = courses[0]
    if (course === undefined) throw new Error('no course')
    return { ...course, title: body.title }
  })
  await openScreen('/admin/courses')
  const create = page.getByRole('button', { name: 'Create Course' })
  await expect.element(create).toBeDisabled()
  await expect.element(page.getByText('Title, description, and institution are required.')).toBeVisible()
  await page.getByLabelText('Title', { exact: true }).fill('Nets and knots')
  await page.getByLabelText('Description', { exact: true }).fill('Ropes for beginners.')
  await expect.element(create).toBeDisabled()
  await page.getByLabelText('Institution', { exact: true }).fill(institution.name)
  await page.getByRole('option').filter({ hasText: institution.name }).click()
  await page.getByLabelText(/^Price/).fill('-5')
  await create.click()
  await expect.element(page.getByText('Price must be a valid positive number.')).toBeVisible()
  await page.getByLabelText(/^Price/).fill('')
  await create.click()
  await expect
    .poll(() => server.calls(createCourse).map(({ body }) => [body.title, body.status]))
    .toEqual([['Nets and knots', 'approved']])
})

test('an approved course is rejected where it is listed, with a reason, and can be brought back for a minute', async () => {
  server.on(decideQueueItems, ({ body: { items } }) => {
    courses = courses.map((one) => (String(one.id) === items[0]?.id ? { ...one, status: 'rejected' } : one))
    return items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: true }))
  })
  server.on(undoQueueDecisions, ({ body }) => body.items.map((item) => ({ ...item, error: null, canUndo: false })))
  await openScreen('/admin/courses?status=approved')
  await table.getByRole('button', { name: 'Reject (Course 2)' }).click()
  const question = page.getByRole('dialog', { name: 'Reject “Course 2”?' })
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(question.getByText('Enter a reason.')).toBeVisible()
  await question.getByLabelText('Reason').fill('Too short.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('“Course 2” is rejected.')).toBeVisible()
  await expect.element(table.getByRole('button', { name: 'Reject (Course 2)' })).not.toBeInTheDocument()
  const { decision, reason, items } = server.calls(decideQueueItems)[0]?.body ?? {}
  expect([decision, reason, items?.map(({ id }) => id)]).toEqual(['reject', 'Too short.', ['2']])
  await expectAccessible()
  await page.getByRole('button', { name: 'Undo “Course 2”' }).click()
  await expect
    .poll(() => server.calls(undoQueueDecisions).flatMap(({ body }) => body.items.map(({ id }) => id)))
    .toEqual(['2'])
  await expect.element(page.getByText('“Course 2” is rejected.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'All courses' })).toHaveFocus()
})

test('a pending course is approved where it is listed, and can be brought back for a minute', async () => {
  server.on(decideQueueItems, ({ body: { items } }) => {
    courses = courses.map((one) => (String(one.id) === items[0]?.id ? { ...one, status: 'approved' } : one))
    return items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: true }))
  })
  server.on(undoQueueDecisions, ({ body }) => body.items.map((item) => ({ ...item, error: null, canUndo: false })))
  await openScreen('/admin/courses?status=pending')
  await table.getByRole('button', { name: 'Approve (Course 1)' }).click()
  await expect.element(page.getByText('“Course 1” is approved.')).toBeVisible()
  await expect.element(table.getByRole('button', { name: 'Approve (Course 1)' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'All courses' })).toHaveFocus()
  await page.getByRole('button', { name: 'Undo “Course 1”' }).click()
  await expect
    .poll(() => server.calls(undoQueueDecisions).map(({ body }) => body.items.map(({ id }) => id)))
    .toEqual([['1']])
})

test('the courses of one institution are chosen by its name, which the address remembers', async () => {
  const [institution] = await recorded('admin', 'listInstitutions')
  if (institution === undefined) throw new Error('the demo has no institution')
  server.on(listInstitutions, new Page([institution], 1))
  server.on(getInstitution, institution)
  await openScreen(`/admin/courses?institution=${institution.id}`)
  await page.getByRole('button', { name: `From institution: ${institution.name}` }).click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect.element(field).toHaveValue(institution.name)
  await expect.poll(() => server.calls(listAdminCourses).at(-1)?.query.institution_id).toBe(institution.id)
  await field.fill('')
  await expect.poll(() => server.calls(listAdminCourses).at(-1)?.query.institution_id).toBeUndefined()
})

test('all that match are rejected with one reason; each has its Undo, and what could not be is listed', async () => {
  const rest = Array.from({ length: 120 }, (_, place) => ({ ...courses[0], id: place + 8, status: 'pending' }))
  courses = [...courses, ...rest].map((course, place) => ({
    ...course,
    id: place + 1,
    title: `Course ${place + 1}`,
  })) as AdminCourse[]
  server.on(getSettings, { moderateCourses: true, contactAddress: '', showCountedFigures: true, rejectionReasons: [] })
  server.on(decideQueueItems, ({ body }) => {
    const keys = new Set(body.items.map((item) => item.id))
    courses = courses.map((course) => (keys.has(String(course.id)) ? { ...course, status: 'rejected' } : course))
    const error = { code: 'already_decided', message: 'It changed.' }
    return body.items.map(({ kind, id }) => ({ kind, id, error: id === '4' ? error : null, canUndo: id !== '4' }))
  })
  server.on(undoQueueDecisions, ({ body }) => body.items.map((item) => ({ ...item, error: null, canUndo: false })))
  await openScreen('/admin/courses')
  await page.getByRole('checkbox', { name: 'Select Course 1', exact: true }).click()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select this page' }).click()
  await expect.element(page.getByText('4 selected')).toBeVisible()
  await expectAccessible()
  const all = page.getByRole('button', { name: /that match$/ })
  await expect.element(all).toMatchTextContent('Select all 125 that match')
  await all.click()
  await expect.element(page.getByText('125 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Reject all' }).click()
  const question = page.getByRole('dialog', { name: 'Reject 125 items?' })
  await question.getByLabelText('Reason').fill('Spam.')
  await question.getByLabelText('Type 125 to confirm').fill('125')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('124 items done. 1 couldn’t be decided:')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: /^Course 4: It changed\.$/ })).toBeVisible()
  const sent = server.calls(decideQueueItems).map(({ body }) => body)
  expect(sent).toMatchObject([{ decision: 'reject', reason: 'Spam.' }])
  expect(sent[0]?.items).toHaveLength(125)
  const done = page.getByRole('list', { name: 'Decided here' }).getByRole('listitem')
  await done.first().getByRole('button', { name: 'Undo “Course 1”' }).click()
  await expect.element(done).toHaveLength(123)
  expect(server.calls(undoQueueDecisions).map(({ body }) => body.items)).toEqual([[{ kind: 'course', id: '1' }]])
  await expectAccessible()
})

test('approving leaves out what is approved already; the page can be taken back, and another filter forgets the selection', async () => {
  server.on(decideQueueItems, ({ body }) =>
    body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: true })),
  )
  await openScreen('/admin/courses')
  const whole = page.getByRole('checkbox', { name: 'Select this page' })
  await whole.click()
  await expect.element(page.getByText('4 selected')).toBeVisible()
  await whole.click()
  await expect.element(page.getByText(/selected$/)).not.toBeInTheDocument()
  await whole.click()
  await page.getByLabelText('Status', { exact: true }).first().selectOptions('Approved')
  await expect.element(page.getByText(/selected$/)).not.toBeInTheDocument()
  await page.getByLabelText('Select this page').click()
  await expect.element(page.getByRole('button', { name: 'Reject all' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve all' })).not.toBeInTheDocument()
  await page.getByLabelText('Status', { exact: true }).first().selectOptions('All')
  await page.getByLabelText('Select this page').click()
  await page.getByRole('button', { name: 'Approve all' }).click()
  const question = page.getByRole('dialog')
  await expect.element(question).toMatchTextContent('Approve 2 items?')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => server.calls(decideQueueItems)[0]?.body.items.map(({ id }) => id)).toEqual(['1', '4'])
})

test('nothing is decided while all that match are still being read', async () => {
  courses = [...courses, ...courses].map((course, place) => ({ ...course, id: place + 1, status: 'pending' as const }))
  await openScreen('/admin/courses?status=pending')
  await page.getByLabelText('Select this page').click()
  server.on(listAdminCourses, pending)
  await page.getByRole('button', { name: /that match$/ }).click()
  await expect.element(page.getByRole('button', { name: 'Selecting...' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve all' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Reject all' })).toBeDisabled()
})

test('all that was decided in one go is undone in one go, in parts; what could not be says why', async () => {
  courses = Array.from({ length: 205 }, (_, place) => ({
    ...courses[0],
    id: place + 1,
    title: `Course ${place + 1}`,
    status: 'pending',
  })) as AdminCourse[]
  server.on(getSettings, { moderateCourses: true, contactAddress: '', showCountedFigures: true, rejectionReasons: [] })
  server.on(decideQueueItems, ({ body }) =>
    body.items.map(({ kind, id }) => ({ kind, id, error: null, canUndo: true })),
  )
  const error = { code: 'not_undoable', message: 'It was edited since.' }
  server.on(undoQueueDecisions, ({ body }) =>
    body.items.map(({ kind, id }) => ({ kind, id, error: id === '3' ? error : null, canUndo: false })),
  )
  await openScreen('/admin/courses?status=pending')
  await page.getByLabelText('Select this page').click()
  await page.getByRole('button', { name: 'Select all 205 that match' }).click()
  await page.getByRole('button', { name: 'Approve all' }).click()
  const question = page.getByRole('dialog', { name: 'Approve 205 items?' })
  await question.getByLabelText('Type 205 to confirm').fill('205')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('205 items are approved.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Undo all 205' }).click()
  await expect.element(page.getByText('204 decisions undone.')).toBeVisible()
  expect(server.calls(undoQueueDecisions).map(({ body }) => body.items.length)).toEqual([200, 5])
  await expect
    .element(page.getByRole('listitem').filter({ hasText: /^Course 3: It was edited since\.$/ }))
    .toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Decided here' })).not.toBeInTheDocument()
})

test('on a phone a row is a row: its actions are in its menu, and its record opens over the list', async () => {
  await page.viewport(390, 844)
  await openScreen('/admin/courses')
  await expect.element(rows.nth(1)).toBeVisible()
  expect(rows.nth(1).element().getBoundingClientRect().height).toBeLessThanOrEqual(60)
  expect(page.getByRole('group', { name: 'Filters' }).element().getBoundingClientRect().height).toBeLessThanOrEqual(48)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expect.element(page.getByRole('button', { name: /^Delete \(/ })).not.toBeInTheDocument()
  const title = courses[0]?.title ?? ''
  await openMenu(title)
  await expect.element(actionOf(title, `Delete (${title})`)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: title, exact: true }).click()
  const record = page.getByRole('dialog', { name: title })
  await record.getByRole('button', { name: /^Delete/ }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Confirm Deletion' })).toBeVisible()
  await expect.element(record).not.toBeInTheDocument()
})

test('the record keeps its place, and its decision, while the list scrolls', async () => {
  const [first] = courses
  if (first === undefined) throw new Error('the demo has no course')
  courses = Array.from({ length: 50 }, (_, at) => ({
    ...first,
    id: at + 1,
    title: `Course ${at + 1}`,
    status: 'pending',
  }))
  await openScreen('/admin/courses')
  await page.getByLabelText('Rows per page').selectOptions('50')
  await page.getByRole('button', { name: 'Course 40', exact: true }).click()
  const approve = page.getByRole('article').getByRole('button', { name: 'Approve (Course 40)' })
  await expect.element(approve).toBeVisible()
  const { top, bottom } = approve.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(window.innerHeight)
  await expectAccessible()
})
