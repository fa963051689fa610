import { draftCourse, listDemand } from '@milepost/contract/analytics/routes'
import type { CourseDraft } from '@milepost/contract/analytics/schema'
import { createCourse } from '@milepost/contract/courses/routes'
import { searchSkills } from '@milepost/contract/knowledge/routes'
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

const skill = { id: 'git', name: 'Git' }
const gitDraft: CourseDraft = {
  skill,
  title: 'Git',
  description: 'Git remembers every state.',
  level: 'beginner',
  duration: '3',
  price: 5000,
  steps: [{ skill, step: 'Track your work with Git', learners: 15 }],
}
const dialogTo = page.getByRole('dialog', { name: 'Add New Course' })

test('a demand becomes a draft that has to be rewritten or confirmed, with its price and the steps it fills', async () => {
  await actAs('institution')
  const [course] = await recorded('institution', 'listCourses')
  if (course === undefined) throw new Error('the demo has no course')
  server.on(draftCourse, gitDraft)
  server.on(createCourse, ({ body }) => ({ ...course, id: 999, title: body.title }))
  await openScreen('/institution/courses?new=1&title=Git&skill=git')
  await expect.element(dialogTo.getByLabelText(/^Description/)).toHaveValue('Git remembers every state.')
  await expect.element(dialogTo.getByLabelText(/^Duration/)).toHaveValue('3')
  await expect.element(dialogTo.getByLabelText(/^Price/)).toHaveValue('5000')
  await expect.element(dialogTo.getByLabelText(/^Level/)).toHaveValue('beginner')
  await expect.element(dialogTo).toMatchTextContent('Most of the learners who wait can pay ₹5,000')
  await expect.element(dialogTo).toMatchTextContent('Track your work with Git: 15 learners wait')
  await expectAccessible()
  const create = dialogTo.getByRole('button', { name: 'Create', exact: true })
  await create.click()
  await expect.element(dialogTo.getByRole('alert')).toMatchTextContent('Rewrite the description')
  expect(server.calls(createCourse)).toEqual([])
  await dialogTo.getByLabelText(/^Description/).fill('Our evening course about Git.')
  await expect.element(dialogTo.getByText(/^This is a draft/)).not.toBeInTheDocument()
  await dialogTo.getByLabelText(/^Description/).fill('Git remembers every state.')
  await dialogTo.getByLabelText('The description fits my course as it is').click()
  await create.click()
  await expect.element(dialogTo).not.toBeInTheDocument()
  expect(server.calls(createCourse)[0]?.body).toMatchObject({ demanded_skill: 'git', skills: ['git'], price: 5000 })
})

test('the steps that a draft fills follow the skills it is to teach, and its words', async () => {
  await actAs('institution')
  const docker = { id: 'docker', name: 'Docker' }
  const extra = { skill: docker, step: 'Run it in containers', learners: 10 }
  server.on(draftCourse, ({ body: { description = '', skills = ['git'] } }) => ({
    ...gitDraft,
    steps: skills.flatMap((id) =>
      description.includes('tea') ? [] : id === 'git' ? gitDraft.steps : id === 'docker' ? [extra] : [],
    ),
  }))
  server.on(searchSkills, [docker])
  await openScreen('/institution/courses?new=1&title=Git&skill=git')
  const steps = dialogTo.getByRole('listitem').filter({ hasText: /learners wait$/ })
  await expect.element(steps).toHaveLength(1)
  await dialogTo.getByRole('combobox', { name: 'What it teaches' }).fill('dock')
  await page.getByRole('option', { name: 'Docker' }).click()
  await expect.element(steps).toHaveLength(2)
  await expect.element(dialogTo).toMatchTextContent('Run it in containers: 10 learners wait')
  await dialogTo.getByLabelText(/^Description/).fill('Join us on Saturdays. We bring the tea.')
  await dialogTo.getByLabelText(/^Title/).click()
  await expect.element(steps).toHaveLength(0)
  await expect.element(dialogTo).toMatchTextContent('this course fits none of the steps that wait.')
  expect(server.calls(draftCourse).at(-1)?.body).toMatchObject({
    title: 'Git',
    description: 'Join us on Saturdays. We bring the tea.',
    skills: ['git', 'docker'],
  })
  await dialogTo.getByLabelText(/^Description/).fill('Branches and merges.')
  await dialogTo.getByLabelText(/^Title/).click()
  await expect.element(steps).toHaveLength(2)
  await dialogTo.getByRole('button', { name: 'Remove Git' }).click()
  await expect.element(steps).toHaveLength(1)
  await dialogTo.getByRole('button', { name: 'Remove Docker' }).click()
  await expect.element(steps).toHaveLength(0)
})

test('a demand leads to a new course with title and skill filled in, which a reload keeps, and which is created', async () => {
  await actAs('institution')
  const demand = await recorded('institution', 'listDemand')
  const wanted = demand[0]?.skill
  if (wanted === undefined) throw new Error('the demo has no demand')
  const [course] = await recorded('institution', 'listCourses')
  if (course === undefined) throw new Error('the demo has no course')
  server.on(draftCourse, lost)
  server.on(createCourse, ({ body }) => ({ ...course, id: 999, title: body.title }))
  const screen = await openScreen('/institution/demand')
  await page
    .getByRole('link', { name: `Draft this course: ${wanted.name}` })
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
