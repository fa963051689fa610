import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { digestDatabase } from '../../../test/database-digest.ts'
import { answers, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const read = (payload: object) => product.app.inject({ method: 'POST', url: '/api/interests/result', payload })

/** Likes what belongs to data, and nothing else. */
const analyst = {
  activities: {
    predictions: 5,
    causes: 5,
    puzzles: 4,
    records: 4,
    code: 3,
    drawing: 1,
    leading: 1,
    repair: 2,
    stories: 1,
  },
  choices: { 'data-1': 'second', 'data-2': 'second' },
}

test('anybody can take the interest check, and reads a family with its careers', async () => {
  const check = (await product.app.inject({ url: '/api/interests' })).json()
  expect(check.activities).toHaveLength(18)
  expect(check.source).toMatchObject({ licence: 'CC BY 4.0' })
  const result = await read(analyst)
  expect([result.statusCode, result.json().outcome]).toEqual([200, 'clear'])
  const [{ id, careers, liked }] = result.json().families
  expect([id, careers[0].title]).toEqual(['data', 'Machine Learning Engineer'])
  expect(liked).toContain('Predict what will happen from a lot of numbers')
})

test.each([
  ['activities.code', { ...analyst, activities: { code: 6 } }],
  ['activities', { ...analyst, activities: { '<b>': 3 } }],
  ['choices.data-1', { ...analyst, choices: { 'data-1': 'third' } }],
  [
    'activities',
    { ...analyst, activities: Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`a${index}`, 1])) },
  ],
])('it refuses %s', async (field, payload) => {
  const reply = await read(payload)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().issues[0].field).toContain(field)
})

const example = (query: string) => product.app.inject({ url: `/api/interests/example${query}` })

test('a visitor gets a family, a career of it with reasons from both answers, and its first steps', async () => {
  const reply = await example('?enjoys=Design&knows=Figma')
  expect(reply.json()).toMatchObject({
    family: { name: 'Apps people see and use' },
    career: { id: 'ui-ux-designer' },
    steps: [{}, {}, {}],
  })
  const reasons: { code: string; quote: string | null }[] = reply.json().reasons
  expect(reasons.map(({ code, quote }) => [code, quote])).toEqual([
    ['skill_in_experience', 'Figma'],
    ['interest_area', null],
  ])
  expect(reply.headers['cache-control']).toContain('public')
})

test('a visitor who knows nothing yet gets an example as well, and it leaves nothing behind', async () => {
  const before = await digestDatabase(product.dependencies.db)
  const reply = await example('?enjoys=Leadership')
  expect([reply.statusCode, reply.json().career.id]).toEqual([200, 'product-manager'])
  expect(await digestDatabase(product.dependencies.db)).toEqual(before)
})

test('an address that asks for too many is stopped for a while', async () => {
  const limited = await buildTestApp({ environment: { RATE_LIMIT_INTERESTS_ADDRESS: '2' } })
  const ask = async () => (await limited.app.inject({ url: '/api/interests/example?enjoys=Design' })).statusCode
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  await limited.close()
})

test.each([
  ['enjoys', ''],
  ['enjoys', '?enjoys=Cooking'],
  ['knows', '?enjoys=Design&knows=Cobol'],
])('an example refuses %s in “%s”', async (field, query) => {
  const reply = await example(query)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().issues[0].field).toContain(field)
})

test('someone who is not sure yet gets a roadmap from their interests, with the liked activities as reasons', async () => {
  const { user, headers } = await signUp(product)
  const payload = {
    ...answers,
    preferredCareer: "I'm not sure yet",
    interestAnswers: analyst,
    interestAreas: ['Mathematics'],
    shortTermGoals: '',
    longTermGoals: '',
    dreamCompany: '',
    experience: '',
    userId: user.id,
  }
  const roadmap = await product.app.inject({ method: 'POST', url: '/api/roadmap', headers, payload })
  expect(roadmap.json()).toMatchObject({ career: 'Machine Learning Engineer', outdated: false })
  expect(roadmap.json().recommendation.reasons).toContainEqual(
    expect.objectContaining({ code: 'interest_check', quote: 'Predict what will happen from a lot of numbers' }),
  )
  const profile = await product.app.inject({ url: '/api/profile', headers })
  expect(profile.json().profile.interestAnswers).toEqual(analyst)
  const again = await product.app.inject({ method: 'POST', url: '/api/profile', headers, payload })
  expect(again.statusCode).toBe(200)
  const same = await product.app.inject({ url: `/api/roadmap/${user.id}`, headers })
  expect(same.json().outdated).toBe(false)
  const changed = { ...payload, interestAnswers: { ...analyst, choices: {} } }
  await product.app.inject({ method: 'POST', url: '/api/profile', headers, payload: changed })
  expect((await product.app.inject({ url: `/api/roadmap/${user.id}`, headers })).json().outdated).toBe(true)
})
