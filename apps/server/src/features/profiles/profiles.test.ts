import { afterAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { answers, type Caller, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const save = (caller: Caller, body: object) =>
  product.app.inject({ method: 'POST', url: '/api/profile', headers: caller.headers, payload: body })
const read = async (caller: Caller) =>
  (await product.app.inject({ url: '/api/profile', headers: caller.headers })).json().profile

/** What no one has to say. */
const unsaid = { finishBy: null, firstResult: null, hoursPerWeek: null }

/** A date of birth that many years and days ago. */
function bornYearsAgo(years: number, days: number): string {
  const today = new Date()
  return new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days))
    .toISOString()
    .slice(0, 10)
}

test('before the first answers there is no profile', async () => {
  expect(await read(await signUp(product))).toBeNull()
})

test('every answer is saved as given, age and place derived, and the account marked', async () => {
  const caller = await signUp(product)
  const reply = await save(caller, { ...answers, age: 3, userId: caller.user.id })
  expect(reply.statusCode).toBe(200)
  const derived = { age: new Date().getUTCFullYear() - 2001, country: 'LK', town: 'Jaffna' }
  expect(await read(caller)).toEqual({ ...answers, ...unsaid, ...derived, updatedAt: expect.any(String) })
  const user = await product.app.inject({ url: `/api/users/${caller.user.id}`, headers: caller.headers })
  expect(user.json().profileCompleted).toBe(true)
})

test('answers that may be left out are empty', async () => {
  const caller = await signUp(product)
  const { location: _, shortTermGoals: __, certifications: ___, ...required } = answers
  expect((await save(caller, required)).statusCode).toBe(200)
  expect(await read(caller)).toMatchObject({ location: '', shortTermGoals: '', certifications: '' })
})

test('a learner who turns 16 today is old enough', async () => {
  const caller = await signUp(product)
  expect((await save(caller, { ...answers, dob: bornYearsAgo(16, 0) })).statusCode).toBe(200)
})

test('how old one must be is a setting, and everyone can read it', async () => {
  const strict = await buildTestApp({ environment: { MINIMUM_AGE: '18' } })
  const services = await strict.app.inject({ url: '/api/services' })
  expect(services.json()).toMatchObject({ minimumAge: 18 })
  const { user, headers } = await signUp(strict)
  const payload = { ...answers, dob: bornYearsAgo(17, 0), userId: user.id }
  const reply = await strict.app.inject({ method: 'POST', url: '/api/roadmap', headers, payload })
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'You must be at least 18 years old to use Milepost.'])
  await strict.close()
})

test('another save replaces the answers', async () => {
  const caller = await signUp(product)
  await save(caller, answers)
  await save(caller, { ...answers, preferredCareer: 'Data Scientist', experience: '' })
  expect(await read(caller)).toMatchObject({ preferredCareer: 'Data Scientist' })
})

test('the hours a week set the dates of the roadmap, and leaving them out keeps them', async () => {
  const caller = await signUp(product)
  await save(caller, answers)
  expect(await read(caller)).toMatchObject({ hoursPerWeek: null })
  await save(caller, { ...answers, hoursPerWeek: 6 })
  const payload = { userId: caller.user.id }
  const roadmap = await product.app.inject({ method: 'POST', url: '/api/roadmap', headers: caller.headers, payload })
  expect(roadmap.json()).toMatchObject({ hoursPerWeek: 6, outdated: false })
  await save(caller, answers)
  expect(await read(caller)).toMatchObject({ hoursPerWeek: 6 })
  await save(caller, { ...answers, hoursPerWeek: null })
  expect(await read(caller)).toMatchObject({ hoursPerWeek: null })
})

test('a date and a first result are kept, and leaving them out changes neither', async () => {
  const caller = await signUp(product)
  const said = { finishBy: '2099-06-30', firstResult: 'first job' }
  await save(caller, { ...answers, ...said })
  await save(caller, answers)
  expect(await read(caller)).toMatchObject(said)
  await save(caller, { ...answers, finishBy: '', firstResult: '' })
  expect(await read(caller)).toMatchObject({ finishBy: null, firstResult: null })
})

test('the date that was set counts in place of one in the goals, and asks again for what was taken back', async () => {
  const caller = await signUp(product)
  const payload = {
    ...answers,
    shortTermGoals: 'Find work in 6 months',
    finishBy: '2099-06-30',
    userId: caller.user.id,
  }
  const corrections = [{ skillId: 'deadline', requestIgnored: true }]
  const deadlines = async () => {
    const body = { userId: caller.user.id }
    const roadmap = await product.app.inject({
      method: 'POST',
      url: '/api/roadmap',
      headers: caller.headers,
      payload: body,
    })
    return roadmap.json().requests.filter(({ kind }: { kind: string }) => kind === 'deadline')
  }
  await save(caller, payload)
  expect(await deadlines()).toEqual([{ kind: 'deadline', quote: null, until: '2099-06-30' }])
  await save(caller, { ...payload, finishBy: null, corrections })
  expect(await deadlines()).toMatchObject([{ quote: 'in 6 months', ignored: true }])
  await save(caller, { ...payload, finishBy: '2099-07-31' })
  expect(await deadlines()).toEqual([{ kind: 'deadline', quote: null, until: '2099-07-31' }])
})

const hear = (caller: Caller, payload: object) =>
  product.app.inject({ method: 'POST', url: '/api/profile/reading', headers: caller.headers, payload })

test('what was heard can be checked before anything is saved, and a correction outweighs the texts', async () => {
  const caller = await signUp(product)
  const experience = 'SQL at work for 2 years. No Git.'
  const heard = await hear(caller, { experience, shortTermGoals: 'I want to learn Framer. My back hurts.' })
  expect(heard.json()).toMatchObject({
    help: null,
    known: [{ id: 'sql', level: 'work', years: 2 }],
    denied: [{ id: 'git' }],
    wanted: [{ id: null, name: 'Framer' }],
    limits: [],
    decided: [],
  })
  expect(await read(caller)).toBeNull()
  const corrections = [
    { skillId: 'sql', level: 'heard_of' },
    { skillId: 'git', level: 'projects' },
  ]
  expect((await save(caller, { ...answers, experience, corrections })).statusCode).toBe(200)
  const payload = { userId: caller.user.id }
  const roadmap = await product.app.inject({ method: 'POST', url: '/api/roadmap', headers: caller.headers, payload })
  expect(roadmap.json()).toMatchObject({
    knownSkills: expect.arrayContaining([expect.objectContaining({ id: 'git', source: 'learner' })]),
    deniedSkills: [{ id: 'sql' }],
  })
  expect((await hear(caller, { experience })).json().decided).toHaveLength(2)
})

test('someone in danger gets the help lines of their country, and nothing else is read', async () => {
  const texts = { experience: 'SQL', longTermGoals: 'I want to end my life', location: 'Jaffna, Sri Lanka' }
  const heard = (await hear(await signUp(product), texts)).json()
  expect([heard.help.join(' '), heard.known]).toEqual([expect.stringContaining('1926'), []])
})

describe('refuses and keeps nothing of', () => {
  test.each([
    ['fullName', { fullName: ' ' }, 'required'],
    ['email', { email: 'not an address' }, 'email'],
    ['dob', { dob: '2001-02-30' }, 'format'],
    ['dob', { dob: '2190-01-01' }, 'past_date'],
    ['dob', { dob: '1850-01-01' }, 'past_date'],
    ['dob', { dob: bornYearsAgo(16, 1) }, 'too_young'],
    ['gender', { gender: 'Robot' }, 'one_of'],
    ['preferredCareer', { preferredCareer: undefined }, 'required'],
    ['interestAreas', { interestAreas: [] }, 'too_few'],
    ['interestAreas', { interestAreas: ['Design', 'Design'] }, 'distinct'],
    ['interestAreas.0', { interestAreas: ['Cooking'] }, 'one_of'],
    ['budget', { budget: 5000 }, 'one_of'],
    ['experience', { experience: 'x'.repeat(4001) }, 'too_long'],
    ['hoursPerWeek', { hoursPerWeek: 0 }, 'too_small'],
    ['hoursPerWeek', { hoursPerWeek: 81 }, 'too_big'],
    ['hoursPerWeek', { hoursPerWeek: 2.5 }, 'type'],
    ['finishBy', { finishBy: new Date().toISOString().slice(0, 10) }, 'day_ahead'],
    ['finishBy', { finishBy: '2100-01-01' }, 'day_ahead'],
    ['firstResult', { firstResult: 'riches' }, 'one_of'],
    ['corrections.0.skillId', { corrections: [{ skillId: 'juggling', level: 'work' }] }, 'one_of'],
    ['role', { role: 'admin' }, 'unknown_key'],
  ])('%s', async (field, change, rule) => {
    const caller = await signUp(product)
    const reply = await save(caller, { ...answers, ...change })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toContainEqual(expect.objectContaining({ field, rule }))
    expect(await read(caller)).toBeNull()
  })
})
