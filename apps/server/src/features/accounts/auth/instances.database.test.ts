import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createAdmin, createInstitution, createLearner, type Learner, password } from '../../../../test/factories.ts'
import { buildSecondInstance } from '../../../../test/second-instance.ts'

const product = await buildTestApp()
const other = await buildSecondInstance(product)
const admin = await createAdmin(product)
const institutionId = await createInstitution(product)
afterAll(async () => {
  await other.close()
  await product.close()
})

const ask = async ({ headers, userId }: Learner) => {
  const url = `/api/roadmap/${userId}`
  const replies = await Promise.all([product, other].map(({ app }) => app.inject({ url, headers })))
  return replies.map(({ statusCode }) => statusCode)
}

const ends: readonly (readonly [string, number, (learner: Learner) => Promise<{ statusCode: number }>])[] = [
  ['a session ended by signing out', 401, (learner) => learner.post('/auth/logout')],
  ['an account deleted by an admin', 401, ({ userId }) => admin.remove(`/users/${userId}`)],
  [
    'a role that was taken',
    403,
    ({ userId }) => admin.put(`/admin/change/${userId}`, { role: 'institution', institution_id: institutionId }),
  ],
]

test.each(ends)('%s on one instance is refused with %i on all at once', async (_, status, end) => {
  const learner = await createLearner(product)
  expect(await ask(learner)).toEqual([200, 200])
  expect((await end(learner)).statusCode).toBeLessThan(300)
  expect(await ask(learner)).toEqual([status, status])
})

test('sessions ended elsewhere by their owner are refused on all at once', async () => {
  const { email, ...learner } = await createPerson()
  const again = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
  })
  const elsewhere = { ...learner, headers: { authorization: `Bearer ${again.json().token}` } }
  expect(await ask(elsewhere)).toEqual([200, 200])
  expect((await learner.remove(`/users/${learner.userId}/sessions`)).statusCode).toBeLessThan(300)
  expect([await ask(elsewhere), await ask(learner)]).toEqual([
    [401, 401],
    [200, 200],
  ])
})

async function createPerson() {
  const email = 'two.browsers@example.com'
  return { ...(await createLearner(product, { email })), email }
}
