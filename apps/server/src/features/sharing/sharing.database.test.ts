import { maxShares, shareDays } from '@milepost/contract/sharing/limits'
import type { Share } from '@milepost/contract/sharing/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { roadmapShares } from '#db/schema/roadmap-shares.ts'
import { users } from '#db/schema/users.ts'
import { applyRetention } from '#retention.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, createUser, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const minute = 60_000
const day = 24 * 60 * minute

const share = (learner: Learner, body: object = { days: 30 }) => learner.post(`/roadmap/${learner.userId}/shares`, body)
const made = async (learner: Learner, body: object = { days: 30 }): Promise<{ share: Share; token: string }> => {
  const reply = await share(learner, body)
  expect(reply.statusCode).toBe(201)
  return reply.json()
}
const list = async (learner: Learner): Promise<Share[]> =>
  (await learner.get(`/roadmap/${learner.userId}/shares`)).json()
const end = (learner: Learner, id: string) => learner.remove(`/roadmap/${learner.userId}/shares/${id}`)
const open = (token: string) => product.app.inject({ url: `/api/shared/${token}` })

test('a link shows the roadmap and how far it is walked, and nothing else of the learner', async () => {
  const words = { name: 'Malar Kandasamy', email: 'malar.k@example.com' }
  const canary = 'Canary words of the learner'
  const learner = await createLearner(product, words, {
    fullName: canary,
    location: canary,
    dreamCompany: canary,
    shortTermGoals: canary,
    longTermGoals: canary,
    experience: 'Two years of HTML at Canary Works',
  })
  await learner.finish(2)
  const { token, share: own } = await made(learner, { label: `${canary} for Selvan`, days: 90 })
  const reply = await open(token)
  expect(reply.statusCode).toBe(200)
  const body = reply.json()
  expect(Object.keys(body).sort()).toEqual(['career', 'credentials', 'firstName', 'steps', 'titles'])
  expect([body.firstName, body.career]).toEqual(['Malar', 'Frontend Developer'])
  const { roadmap, titles } = await learner.roadmap()
  expect(body.titles).toEqual(titles.map(({ title, reachedAfterStep }) => ({ title, reachedAfterStep })))
  expect(body.titles).not.toEqual([])
  expect(body.steps).toHaveLength(roadmap.length)
  for (const step of body.steps)
    expect(Object.keys(step).sort()).toEqual(['hours', 'label', 'milestone', 'section', 'status', 'work'])
  expect(body.steps).toEqual(
    roadmap.map(({ id, label, section, hours, milestone }) => ({
      label,
      section,
      hours,
      milestone,
      status: id === 2 ? 'done' : 'not_started',
      work: null,
    })),
  )
  for (const word of [canary, 'Canary Works', 'Kandasamy', words.email, learner.userId, own.id])
    expect(reply.body).not.toContain(word)
})

test('no one keeps, finds or passes on what a link shows, whether it works or not', async () => {
  const { token } = await made(await createLearner(product))
  for (const reply of [await open(token), await open('x'.repeat(43))])
    expect(reply.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
})

test('the secret has 256 bits and is shown once: the database holds its digest alone', async () => {
  const learner = await createLearner(product)
  const { token } = await made(learner)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const stored = await product.dependencies.db.execute(
    sql`select t::text as row, encode(token_hash, 'base64') as hash from roadmap_shares t where user_id = ${learner.userId}`,
  )
  expect(stored.rows).toHaveLength(1)
  const hex = Buffer.from(token).toString('hex')
  for (const needle of [token, hex, Buffer.from(token, 'base64url').toString('hex')])
    expect(JSON.stringify(stored.rows)).not.toContain(needle)
  expect((await learner.get(`/roadmap/${learner.userId}/shares`)).body).not.toContain(token)
})

test('what is unknown, has expired or was ended answers the same', async () => {
  const learner = await createLearner(product)
  const [ended, gone] = [await made(learner), await made(learner)]
  expect((await end(learner, ended.share.id)).statusCode).toBe(204)
  await product.dependencies.db
    .update(roadmapShares)
    .set({ expiresAt: new Date(product.dependencies.clock().getTime() - 1) })
    .where(eq(roadmapShares.id, gone.share.id))
  const replies = await Promise.all(
    ['unknown', 'B'.repeat(43), ended.token, gone.token, `${gone.token}A`, '%00', '-'].map(open),
  )
  const [first] = replies
  for (const reply of replies)
    expect([reply.statusCode, { ...reply.json(), request_id: '' }]).toEqual([404, { ...first?.json(), request_id: '' }])
})

test.each(shareDays)('a link for %i days works so long and no longer, and leaves no trace after', async (days) => {
  const lab = await buildTestApp()
  try {
    const learner = await createLearner(lab)
    const { token, share: kept } = await made(learner, { days })
    expect(Date.parse(kept.expiresAt) - Date.parse(kept.createdAt)).toBe(days * day)
    const opened = () => lab.app.inject({ url: `/api/shared/${token}` })
    lab.advance(days * day - minute)
    await applyRetention(lab.dependencies)
    expect((await opened()).statusCode).toBe(200)
    lab.advance(2 * minute)
    expect((await opened()).statusCode).toBe(404)
    await applyRetention(lab.dependencies)
    expect(await lab.dependencies.db.select().from(roadmapShares)).toEqual([])
  } finally {
    await lab.close()
  }
})

test('a link leads to the roadmap as it is when it is opened', async () => {
  const learner = await createLearner(product)
  const { token } = await made(learner)
  await learner.switchTo('data-scientist')
  expect((await open(token)).json().career).toBe('Data Scientist')
})

test('at most five links work at the same time, also of those asked for at once', async () => {
  const learner = await createLearner(product)
  const replies = await Promise.all(Array.from({ length: maxShares + 3 }, () => share(learner)))
  const codes = replies.map((reply) => reply.statusCode).sort()
  expect(codes).toEqual([...Array.from({ length: maxShares }, () => 201), 409, 409, 409])
  expect(replies.find((reply) => reply.statusCode === 409)?.json().code).toBe('shares_full')
  const [first] = await list(learner)
  await end(learner, first?.id ?? '')
  expect((await share(learner)).statusCode).toBe(201)
  await product.dependencies.db
    .update(roadmapShares)
    .set({ expiresAt: new Date(0) })
    .where(eq(roadmapShares.userId, learner.userId))
  expect(await list(learner)).toEqual([])
  expect((await share(learner)).statusCode).toBe(201)
})

test('the list says what each link is for and when someone else last opened it', async () => {
  const learner = await createLearner(product)
  const { share: first, token } = await made(learner, { label: '  My mentor ', days: 365 })
  const { share: second } = await made(learner)
  expect([first.label, second.label]).toEqual(['My mentor', ''])
  await learner.get(`/shared/${token}`)
  expect(await list(learner)).toEqual([second, first])
  await open(token)
  const opened = (await list(learner)).find(({ id }) => id === first.id)
  expect(opened).toEqual({ ...first, lastOpenedAt: expect.any(String) })
})

test('a link is ended by its learner alone', async () => {
  const [learner, stranger] = [await createLearner(product), await createLearner(product)]
  const { share: own, token } = await made(learner)
  expect((await end(stranger, own.id)).statusCode).toBe(404)
  expect((await open(token)).statusCode).toBe(200)
  expect((await end(learner, own.id)).statusCode).toBe(204)
  expect((await end(learner, own.id)).statusCode).toBe(404)
})

test.each([
  {},
  { days: 31 },
  { days: '30' },
  { days: 30, label: 'x'.repeat(81) },
  { days: 30, token: 'A'.repeat(43) },
  { days: 30, userId: '3f5b1c1e-4f0a-4d7e-9a53-0d1f6d9f0b11' },
])('%o makes no link', async (body) => {
  const learner = await createLearner(product)
  expect((await share(learner, body)).statusCode).toBe(400)
  expect(await list(learner)).toEqual([])
})

test('without a roadmap there is nothing to share', async () => {
  expect((await share(await createUser(product))).statusCode).toBe(404)
})

test.each([
  ['asha@example.com', ''],
  ['  Asha   Learner ', 'Asha'],
  ['அருண் குமார்', 'அருண்'],
])('of the name %j a link shows %j', async (name, shown) => {
  const learner = await createLearner(product)
  await product.dependencies.db.update(users).set({ name }).where(eq(users.id, learner.userId))
  expect((await open((await made(learner)).token)).json().firstName).toBe(shown)
})

test('links go with the account', async () => {
  const learner = await createLearner(product)
  const { token } = await made(learner)
  await product.dependencies.db.delete(users).where(eq(users.id, learner.userId))
  expect((await open(token)).statusCode).toBe(404)
})

test('making and ending are audited, without the learner’s words and the secret', async () => {
  const learner = await createLearner(product)
  const { share: own, token } = await made(learner, { label: 'Something private', days: 30 })
  await end(learner, own.id)
  const rows = await product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.objectId, own.id))
  expect(rows.map(({ action }) => action).sort()).toEqual(['share.created', 'share.ended'])
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`private|${token}`))
})

test('anyone who guesses is held up after a while', async () => {
  const lab = await buildTestApp({ environment: { RATE_LIMIT_SHARED_ADDRESS: '3' } })
  try {
    const guess = (index: number) => lab.app.inject({ url: `/api/shared/${String(index).repeat(43)}` })
    const codes = []
    for (const index of [1, 2, 3, 4]) codes.push((await guess(index)).statusCode)
    expect(codes).toEqual([404, 404, 404, 429])
  } finally {
    await lab.close()
  }
})
