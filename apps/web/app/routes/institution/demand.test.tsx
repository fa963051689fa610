import { listDemand } from '@milepost/contract/analytics/figures'
import { createCourse } from '@milepost/contract/courses'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, Page, server } from '#test/stand-in-server.ts'

test('a demand that cannot be loaded is asked for again', async () => {
  await actAs('institution')
  server.on(listDemand, lost)
  await openScreen('/institution/demand')
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load the skills in demand')
  const demand = await recorded('institution', 'listDemand')
  server.on(listDemand, new Page(demand, demand.length))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('table', { name: 'Steps without a course' })).toBeVisible()
})

test('a demand leads to a new course with title and skill filled in, which a reload keeps, and which is created', async () => {
  await actAs('institution')
  const demand = await recorded('institution', 'listDemand')
  const wanted = demand[0]?.skill
  if (wanted === undefined) throw new Error('the demo has no demand')
  const [course] = await recorded('institution', 'listCourses')
  if (course === undefined) throw new Error('the demo has no course')
  server.on(createCourse, ({ body }) => ({ ...course, id: 999, title: body.title }))
  const screen = await openScreen('/institution/demand')
  await page
    .getByRole('link', { name: `Create this course: ${wanted.name}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Add New Course' })
  await expect.element(dialog.getByLabelText('Title')).toHaveValue(wanted.name)
  await expect.element(dialog.getByRole('listitem').filter({ hasText: wanted.name })).toBeVisible()
  await expectAccessible()
  await dialog.getByLabelText('Description').fill('From the first line to a page that others can open.')
  const again = await screen.reload()
  await expect
    .element(dialog.getByLabelText('Description'))
    .toHaveValue('From the first line to a page that others can open.')
  await dialog.getByLabelText('Duration').fill('6')
  await dialog.getByLabelText('Price').fill('0')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => server.calls(createCourse)[0]?.body)
    .toMatchObject({ title: wanted.name, skills: [wanted.id] })
  await expect.poll(again.address).toBe('/institution/courses')
})
