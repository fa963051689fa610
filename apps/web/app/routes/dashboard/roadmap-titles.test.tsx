import { getRoadmap } from '@milepost/contract/roadmaps/routes'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { announceFirstRoadmap } from '#features/roadmaps/first-roadmap.ts'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { rememberProgress } from '#test/remember-progress.ts'
import { server } from '#test/stand-in-server.ts'

let roadmap: Roadmap
let last: number
let title: string
let userId: string

beforeEach(async () => {
  userId = (await actAs('halfway')).id
  roadmap = { ...(await recorded('halfway', 'getRoadmap')), hoursPerWeek: 10 }
  const [first] = roadmap.titles
  if (first === undefined) throw new Error('the demo has no title on the way')
  last = first.reachedAfterStep
  title = first.title
  server.on(getRoadmap, () => roadmap)
})

const doneUntil = (step: number) =>
  roadmap.roadmap
    .filter(({ id }) => id <= step)
    .map(({ id }) => ({ step_id: id, status: 'done' as const, updatedAt: roadmap.createdAt, ticks: [] }))

const jobs = page.getByRole('region', { name: 'Jobs on the way' })

test('the step from which one can apply says so, and marking it says so too', async () => {
  rememberProgress(doneUntil(last - 1))
  await openScreen('/dashboard/roadmap')
  const step = page.getByRole('listitem').filter({ has: page.getByLabelText(`Status of step ${last}`) })
  await expect.element(step).toMatchTextContent(new RegExp(`From here you can apply for ${title} jobs.*to go, around`))
  await expect.element(jobs).toMatchTextContent(new RegExp(`${title}.*to go, around .* of the roadmap`))
  await page.getByRole('button', { name: /^Mark as done/ }).click()
  await expect.element(page.getByText(`You can now apply for ${title} jobs.`)).toBeVisible()
  await expect.element(step).toMatchTextContent(/You can apply now/)
})

test('a roadmap without the heart of its career says what it leads to', async () => {
  roadmap = { ...roadmap, missing: ['JavaScript', 'React'] }
  const note = `This roadmap leads to ${title}. For ${roadmap.career} jobs you also need: JavaScript and React.`
  await openScreen('/dashboard/roadmap')
  await expect.element(page.getByText(note)).toBeVisible()
  await expect.element(page.getByText(`What this leads to${title}`)).toBeVisible()
  await openScreen('/dashboard/roadmap/print')
  await expect.element(page.getByText(note)).toBeVisible()
})

test('the first roadmap names the job before the career', async () => {
  rememberProgress()
  announceFirstRoadmap(userId, null)
  await openScreen('/dashboard')
  const heading = page.getByRole('heading', { name: 'When you could arrive' })
  await expect.element(heading).toBeVisible()
  const arrival = heading.element().parentElement?.textContent ?? ''
  expect(arrival.indexOf(title)).toBeGreaterThan(0)
  expect(arrival.indexOf(title)).toBeLessThan(arrival.indexOf('you’ll finish around'))
})
