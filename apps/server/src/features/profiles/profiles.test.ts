import { afterAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { answers, type Caller, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const save = (caller: Caller, body: object) =>
  product.app.inject({ method: 'POST', url: '/api/profile', headers: caller.headers, payload: body })
const read = async (caller: Caller) =>
  (await product.app.inject({ url: '/api/profile', headers: caller.headers })).json().profile

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

test('every answer is saved as given, the age derived from the year of birth, and the account marked', async () => {
  const caller = await signUp(product)
  const reply = await save(caller, { ...answers, age: 3, userId: caller.user.id })
  expect(reply.statusCode).toBe(200)
  const age = new Date().getUTCFullYear() - 2001
  expect(await read(caller)).toEqual({ ...answers, hoursPerWeek: null, age, updatedAt: expect.any(String) })
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
    ['role', { role: 'admin' }, 'unknown_key'],
  ])('%s', async (field, change, rule) => {
    const caller = await signUp(product)
    const reply = await save(caller, { ...answers, ...change })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toContainEqual(expect.objectContaining({ field, rule }))
    expect(await read(caller)).toBeNull()
  })
})
