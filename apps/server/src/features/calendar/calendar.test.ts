import { paceOf } from '@milepost/contract/roadmaps/pace'
import ICAL from 'ical.js'
import { afterAll, expect, test } from 'vitest'
import { writeCalendar } from '#features/calendar/icalendar.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, createUser, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const dayLong = 24 * 60 * 60 * 1000

const read = (learner: Learner, query = '') => learner.get(`/roadmap/${learner.userId}/calendar.ics${query}`)
const pace = (learner: Learner, hoursPerWeek: number | null) =>
  learner.put(`/roadmap/${learner.userId}/pace`, { hoursPerWeek })

interface Event {
  readonly uid: string
  readonly summary: string
  readonly description: string
  readonly sequence: number
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly status: unknown
}

/** Parses a calendar with a third-party parser. */
function parse(text: string): Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { uid, summary, description, sequence, startDate, endDate } = event
    const status = component.getFirstPropertyValue('status')
    return {
      uid,
      summary,
      description,
      sequence,
      start: String(startDate),
      end: String(endDate),
      allDay: startDate.isDate,
      status,
    }
  })
}
const events = async (learner: Learner, query = '') => parse((await read(learner, query)).body)

async function plannedLearner(hoursPerWeek = 10): Promise<Learner> {
  const learner = await createLearner(product)
  await pace(learner, hoursPerWeek)
  return learner
}

test('every milestone ahead is a day, the one that the roadmap’s screen names', async () => {
  const learner = await plannedLearner()
  await learner.finish(1)
  const reply = await read(learner)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="milepost-milestones.ics"',
    'cache-control': 'no-store',
  })
  const { roadmap } = await learner.roadmap()
  const [year = 0, month = 0, date = 0] = product.dependencies.clock().toISOString().slice(0, 10).split('-').map(Number)
  const { milestones } = paceOf(roadmap, { 1: 'done' }, 10, new Date(year, month - 1, date))
  const expected = roadmap.flatMap(({ id, label }) => {
    const day = milestones.get(id)
    return day === undefined ? [] : [[`Milestone: ${label}`, day.toLocaleDateString('sv')]]
  })
  const parsed = parse(reply.body)
  expect(expected.length).toBeGreaterThan(2)
  expect(parsed.map(({ summary, start }) => [summary, start])).toEqual(expected)
  for (const { start, end, allDay } of parsed) {
    expect(allDay).toBe(true)
    expect(Date.parse(end) - Date.parse(start)).toBe(dayLong)
  }
})

test('with days to study, the sessions of this week are on them', async () => {
  const learner = await plannedLearner(6)
  const { roadmap } = await learner.roadmap()
  for (const { id, milestone, details } of roadmap)
    if (!milestone && !details.toString().includes('object')) await learner.finish(id)
  const study = async () => (await events(learner)).filter(({ summary }) => summary.startsWith('Study: '))
  expect(await study()).toEqual([])
  await learner.put(`/roadmap/${learner.userId}/pace`, { hoursPerWeek: 6, studyDays: [7] })
  const planned = await study()
  expect(planned.length).toBeGreaterThan(0)
  for (const { start } of planned) expect(new Date(start).getUTCDay()).toBe(0)
})

test('a milestone says for which jobs one can apply by then', async () => {
  const learner = await plannedLearner()
  const { roadmap, titles } = await learner.roadmap()
  const [title] = titles
  const index = roadmap
    .filter(({ milestone }) => milestone)
    .findIndex(({ id }) => id >= (title?.reachedAfterStep ?? Number.POSITIVE_INFINITY))
  const sentence = `By then you can apply for ${title?.title} jobs.`
  const told = (await events(learner)).map(({ description }) => description.includes(sentence))
  expect(told.flatMap((isTold, place) => (isTold ? [place] : []))).toEqual([index])
})

test('importing again moves the same events when the plan moves', async () => {
  const learner = await plannedLearner(5)
  const before = await events(learner)
  product.advance(2_000)
  await pace(learner, 20)
  const faster = await events(learner)
  expect(faster.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect(new Set(before.map(({ uid }) => uid)).size).toBe(before.length)
  for (const [index, event] of faster.entries()) {
    expect(event.sequence).toBeGreaterThan(before[index]?.sequence ?? Number.POSITIVE_INFINITY)
    expect(event.start < (before[index]?.start ?? '')).toBe(true)
  }
  const { roadmap } = await learner.roadmap()
  for (const { id } of roadmap.slice(0, 3)) await learner.finish(id)
  const nearer = await events(learner)
  expect((nearer[0]?.start ?? '') < (faster[0]?.start ?? '')).toBe(true)
})

const todayOf = (days = 0) =>
  new Date(product.dependencies.clock().getTime() + days * dayLong).toISOString().slice(0, 10)

test('a milestone that is done stays: on the day it was done, which saving it again does not move', async () => {
  const learner = await plannedLearner()
  const before = await events(learner)
  const [milestone] = (await learner.roadmap()).roadmap.filter((step) => step.milestone)
  await learner.finish(milestone?.id ?? 0)
  const day = todayOf()
  product.advance(3 * dayLong)
  await learner.finish(milestone?.id ?? 0)
  const after = await events(learner)
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect(after[0]).toMatchObject({ summary: `Done: ${milestone?.label}`, start: day, status: 'CONFIRMED' })
  expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? Number.POSITIVE_INFINITY)
  expect(after[1]).toMatchObject({ summary: before[1]?.summary, status: 'CONFIRMED' })
  await learner.post('/progress', { userId: learner.userId, stepId: milestone?.id, status: 'ongoing' })
  expect((await events(learner))[0]).toMatchObject({ uid: before[0]?.uid, summary: before[0]?.summary })
})

test('what was done is never ahead of the learner’s own day', async () => {
  const learner = await plannedLearner()
  const [milestone] = (await learner.roadmap()).roadmap.filter((step) => step.milestone)
  await learner.finish(milestone?.id ?? 0)
  expect((await events(learner, `?today=${todayOf(-1)}`))[0]).toMatchObject({ start: todayOf(-1) })
})

test('a milestone that is not planned any more is taken back, and is planned again when it is back', async () => {
  const learner = await plannedLearner()
  const [done, ...open] = await events(learner)
  const [milestone] = (await learner.roadmap()).roadmap.filter((step) => step.milestone)
  await learner.finish(milestone?.id ?? 0)
  await learner.switchTo('qa-engineer')
  const switched = new Map((await events(learner)).map((event) => [event.uid, event]))
  expect(switched.get(done?.uid ?? '')).toMatchObject({ summary: `Done: ${milestone?.label}`, status: 'CONFIRMED' })
  const gone = open.flatMap(({ uid }) => switched.get(uid) ?? []).filter(({ status }) => status === 'CANCELLED')
  expect(gone.length).toBeGreaterThan(0)
  for (const { summary, start } of gone) {
    expect(summary).toMatch(/^No longer planned: /)
    expect(start <= todayOf()).toBe(true)
  }
  const planned = (await learner.roadmap()).roadmap.filter((step) => step.milestone)
  expect([...switched.values()].filter(({ summary }) => summary.startsWith('Milestone: '))).toHaveLength(planned.length)
  await learner.restore(1)
  const restored = new Map((await events(learner)).map((event) => [event.uid, event]))
  for (const { uid, summary } of open) expect(restored.get(uid)).toMatchObject({ summary, status: 'CONFIRMED' })
})

test('the same milestone of two learners is two events, and neither names its learner', async () => {
  const [one, other] = [await plannedLearner(), await plannedLearner()]
  const [first, second] = [await events(one), await events(other)]
  expect(first.map(({ summary }) => summary)).toEqual(second.map(({ summary }) => summary))
  expect(first[0]?.uid).not.toBe(second[0]?.uid)
  expect((await read(one)).body).not.toContain(one.userId)
})

test('days count from the learner’s own today, and from the server’s where their clock is days off', async () => {
  const learner = await plannedLearner()
  const now = product.dependencies.clock().getTime()
  const dayAt = (offset: number) => new Date(now + offset * dayLong).toISOString().slice(0, 10)
  const [today] = await events(learner)
  const [tomorrow] = await events(learner, `?today=${dayAt(1)}`)
  expect(Date.parse(tomorrow?.start ?? '') - Date.parse(today?.start ?? '')).toBe(dayLong)
  for (const days of [2, -2, 4000])
    expect((await events(learner, `?today=${dayAt(days)}`))[0]?.start).toBe(today?.start)
  for (const query of ['?today=2026-13-40', '?today=soon', '?other=1'])
    expect((await read(learner, query)).statusCode).toBe(400)
})

test('without hours a week, or a roadmap, there is no calendar', async () => {
  const learner = await createLearner(product)
  expect((await read(learner)).statusCode).toBe(404)
  await pace(learner, 5)
  expect((await read(learner)).statusCode).toBe(200)
  await pace(learner, null)
  expect((await read(learner)).statusCode).toBe(404)
  expect((await read(await createUser(product))).statusCode).toBe(404)
})

test('texts come through whole: signs that mean something, other scripts, lines of any length', () => {
  const summary = 'Plan; build, test \\ ship\nමාර්ගය பாதை 🛣️ '.repeat(9).trim()
  const description = 'a'.repeat(74) + 'ம'.repeat(80)
  const day = { day: '2026-12-31', uid: 'one@milepost', address: 'https://milepost.example/dashboard/roadmap?step=1' }
  const text = writeCalendar({
    name: 'Milestones: Data Scientist',
    madeAt: new Date('2026-11-21T20:15:30.123Z'),
    events: [{ ...day, summary, description }],
  })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text).toContain('\r\nDTSTAMP:20261121T201530Z\r\n')
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component] = calendar.getAllSubcomponents('vevent')
  if (component === undefined) throw new Error('no event')
  const event = new ICAL.Event(component)
  expect([event.summary, event.description]).toEqual([summary, description])
  expect([String(event.startDate), String(event.endDate)]).toEqual(['2026-12-31', '2027-01-01'])
})
