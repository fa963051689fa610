import { listSuggestions } from '@milepost/contract/analytics/routes'
import { getInstitutionTasks, listInstitutionCourses } from '@milepost/contract/institutions/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, Page, server } from '#test/stand-in-server.ts'

const tasks = page.getByRole('region', { name: 'What to do next' })

test('the home says what to do, each with the way to it', async () => {
  await actAs('institution')
  server.on(getInstitutionTasks, {
    applications: 3,
    rejected: { total: 1, courses: [{ id: 1, title: 'Thin', reason: 'Say what it teaches.' }] },
    starting: [{ id: 2, title: 'Git for teams', startsOn: '2027-01-05', enrolled: 4, waiting: 1 }],
  })
  server.on(listSuggestions, [
    {
      skill: { id: 'docker', name: 'Docker' },
      area: 'Cloud',
      learners: 15,
      courses: 0,
      reason: 'same_area',
      taught: [],
    },
  ])
  await openScreen('/institution')
  for (const words of [
    '3 applications are waiting for your answer.',
    'Thin: Say what it teaches.',
    '“Git for teams” starts on',
    '4 learners enrolled. 1 is waiting.',
    'Docker: 15 learners are waiting for it.',
  ]) {
    await expect.element(tasks).toMatchTextContent(words)
  }
  const links = tasks.getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual([
      '/institution/applications?status=applied',
      '/institution/courses?status=rejected',
      '/institution/applications',
      '/institution/courses?new=1&title=Docker&skill=docker',
    ])
  await expectAccessible()
})

test('without a course, adding one comes first', async () => {
  await actAs('institution')
  server.on(listSuggestions, [])
  server.on(listInstitutionCourses, new Page([], 0))
  server.on(getInstitutionTasks, { applications: 0, rejected: { total: 0, courses: [] }, starting: [] })
  await openScreen('/institution')
  await expect.element(tasks).toMatchTextContent('Add one, or import a spreadsheet.')
  await expect.element(tasks.getByRole('link', { name: 'Add courses' })).toHaveAttribute('href', '/institution/courses')
  await expect.element(tasks).not.toMatchTextContent('No applications or rejected courses')
})

test('with nothing to do it says so, and a failure can be tried again', async () => {
  await actAs('institution')
  server.on(listSuggestions, [])
  server.on(getInstitutionTasks, lost)
  await openScreen('/institution')
  await expect.element(tasks).toMatchTextContent('We couldn’t load what’s waiting for you')
  server.on(getInstitutionTasks, { applications: 0, rejected: { total: 0, courses: [] }, starting: [] })
  await tasks.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(tasks).toMatchTextContent('No applications or rejected courses are waiting for you.')
})
