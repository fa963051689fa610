import { getPreferences, savePreferences } from '@milepost/contract/preferences/routes'
import { getProfile } from '@milepost/contract/profiles/routes'
import { getRhythm } from '@milepost/contract/rhythm/routes'
import type { Rhythm, RhythmWeek } from '@milepost/contract/rhythm/schema'
import { getRoadmap, setPace } from '@milepost/contract/roadmaps/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, server } from '#test/stand-in-server.ts'

const card = page.getByRole('region', { name: 'Your weeks' })
const goal = card.getByLabelText('How many hours a week can you study?')
const here = Intl.DateTimeFormat().resolvedOptions().timeZone

function weeks(...states: RhythmWeek['state'][]): RhythmWeek[] {
  return states.map((state, place) => {
    const start = new Date(Date.UTC(2026, 9, 5 + 7 * place)).toISOString().slice(0, 10)
    return { start, state, hours: state === 'learned' ? 3 : 0 }
  })
}

/** Opens the analytics with these weeks and a goal, or without one. */
async function openWith(rhythm: Partial<Rhythm>, hoursPerWeek: number | null = 4) {
  await actAs('halfway')
  server.on(getRoadmap, { ...(await recorded('halfway', 'getRoadmap')), hoursPerWeek })
  server.on(getRhythm, { timeZone: here, weeks: weeks('open'), quietWeeks: 0, ...rhythm })
  await openScreen('/dashboard/analytics')
  await expect.element(card).toBeVisible()
}

test('a first week is not compared with weeks before it', async () => {
  await openWith({ weeks: weeks('learned') })
  await expect.element(card.getByText('You’ve learned this week.')).toBeVisible()
  await expect.element(card).not.toMatchTextContent('of the last')
})

test('the weeks are said in words, with the rest among them', async () => {
  await openWith({ weeks: weeks('learned', 'rest', 'learned') })
  await expect.element(card.getByText('You’ve learned this week.')).toBeVisible()
  await expect.element(card).toMatchTextContent('You learned in 2 of the last 3 weeks.')
  const rows = card.getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/^Week of 5 Oct 2026: 3 hours$/)
  await expect.element(rows.nth(1)).toMatchTextContent(/a rest week$/)
  await expectAccessible()
})

test.each([
  [weeks('learned', 'rest', 'rest', 'missed', 'open'), 'New week, same road.'],
  [weeks('learned', 'rest', 'open'), 'Last week was a rest week.'],
  [weeks('open'), 'One small step is enough for this week.'],
])('%# a week without learning is no loss: %s', async (shown, text) => {
  await openWith({ weeks: shown })
  await expect.element(card.getByText(text)).toBeVisible()
  await expect.element(card.getByText(/\b0 (of|weeks|hours)/)).not.toBeInTheDocument()
})

test('a learner without a goal commits to one', async () => {
  server.on(setPace, ({ body: { hoursPerWeek, studyDays = [] } }) => ({ hoursPerWeek, studyDays }))
  await openWith({}, null)
  await expect.element(card.getByRole('button', { name: 'Commit to these hours' })).toBeVisible()
  await goal.fill('4')
  await card.getByRole('button', { name: 'Commit to 4 hours a week' }).click()
  await expect.element(card.getByText('Your goal is 4 hours a week.')).toBeVisible()
  expect(server.calls(setPace).map(({ body }) => body)).toEqual([{ hoursPerWeek: 4 }])
})

test('a date that the hours miss says by how much and what it takes, and the first result is beside it', async () => {
  await actAs('halfway')
  const roadmap = await recorded('halfway', 'getRoadmap')
  const { profile } = await recorded('halfway', 'getProfile')
  const until = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  server.on(getProfile, { profile: profile && { ...profile, firstResult: 'first job' } })
  const requests = [{ kind: 'deadline' as const, quote: null, until, later: ['Docker', 'GraphQL'] }]
  server.on(getRoadmap, { ...roadmap, hoursPerWeek: 15, requests })
  server.on(getRhythm, { timeZone: here, weeks: weeks('open'), quietWeeks: 0 })
  server.on(setPace, ({ body: { hoursPerWeek, studyDays = [] } }) => ({ hoursPerWeek, studyDays }))
  await openScreen('/dashboard/analytics')
  await expect
    .element(card)
    .toMatchTextContent(/Finish by .*At 15 hours a week you’d miss .* by \d+ \w+\. It takes \d+ hours/)
  await expect.element(card).toMatchTextContent('Left for later, to keep your date: Docker and GraphQL')
  await expect.element(card).toMatchTextContent('First result: A first job')
  await expectAccessible()
  const plan = card.getByRole('button', { name: /^Plan \d+ hours a week$/ })
  await plan.click()
  await expect.element(card).toMatchTextContent(/hours a week are enough to finish by/)
  await expect.element(plan).not.toBeInTheDocument()
})

test('a day that is years away is told in years', async () => {
  await openWith({}, 1)
  await expect.element(page.getByText(/^At 1 hour a week, this takes (about|more than) \d+ years\./)).toBeVisible()
})

test('after two quiet weeks it offers to move the dates', async () => {
  server.on(setPace, lost)
  await openWith({ weeks: weeks('learned', 'rest', 'rest', 'open'), quietWeeks: 2 })
  await expect.element(card.getByText(/^At 4 hours a week, you’ll finish around/)).toBeVisible()
  await card.getByRole('button', { name: 'Move my dates' }).click()
  await goal.fill('2')
  await card.getByRole('button', { name: 'Commit to 2 hours a week' }).click()
  await expect.element(card.getByRole('alert')).toMatchTextContent('We couldn’t save your hours.')
  await expect.element(goal).toHaveValue('2')
  server.on(setPace, ({ body: { hoursPerWeek, studyDays = [] } }) => ({ hoursPerWeek, studyDays }))
  await card.getByRole('button', { name: 'Commit to 2 hours a week' }).click()
  await expect.element(card.getByText(/^At 2 hours a week/)).toBeVisible()
})

test('where the learner is now is stored once', async () => {
  const before = await recorded('halfway', 'getPreferences')
  server.on(getPreferences, before)
  server.on(savePreferences, ({ body }) => ({ preferences: Object.assign({ ...before }, body), before }))
  let timeZone = 'Pacific/Apia'
  server.on(getRhythm, () => ({ timeZone, weeks: weeks('open'), quietWeeks: 0 }))
  await actAs('halfway')
  await openScreen('/dashboard/analytics')
  await expect.poll(() => server.calls(savePreferences).map(({ body }) => body)).toEqual([{ timeZone: here }])
  timeZone = here
  await expect.poll(() => server.calls(getRhythm).length).toBeGreaterThan(1)
})

test('analytics lead with the arrival and what was learned', async () => {
  await openWith({})
  const arrival = page.getByRole('region', { name: /^Your roadmap: / })
  await expect.element(arrival.getByText(/^At 4 hours a week, you’ll finish around/)).toBeVisible()
  const { roadmap } = await recorded('halfway', 'getRoadmap')
  const learned = arrival
    .getByRole('list')
    .last()
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(learned.length).toBeGreaterThan(0)
  expect(roadmap.map(({ label }) => label)).toEqual(expect.arrayContaining(learned))
})
