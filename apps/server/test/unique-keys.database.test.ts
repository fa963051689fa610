import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { identities } from '#db/schema/identities.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { buildTestApp } from './build-test-app.ts'
import { createLearner, signUp } from './factories.ts'

/**
 * Requests of one learner are serialised, so none of them meets these keys. They are the last guard if code forgets to
 * lock.
 */

const product = await buildTestApp()
afterAll(() => product.close())

test('a learner has one current roadmap', async () => {
  const { db } = product.dependencies
  const { userId } = await createLearner(product)
  const isCurrent = and(eq(roadmaps.userId, userId), eq(roadmaps.isCurrent, true))
  const [{ id: _, ...current } = { id: '' }] = await db.select().from(roadmaps).where(isCurrent)
  const second = { ...(current as typeof roadmaps.$inferInsert), version: 2 }
  await expect(db.insert(roadmaps).values(second)).rejects.toMatchObject({
    cause: { constraint: 'roadmaps_current_unique' },
  })
})

test('an account has one identity at each provider', async () => {
  const { db } = product.dependencies
  const { user } = await signUp(product)
  const identity = { provider: 'google' as const, userId: user.id, createdAt: new Date() }
  await db.insert(identities).values({ ...identity, subject: 'first' })
  await expect(db.insert(identities).values({ ...identity, subject: 'second' })).rejects.toMatchObject({
    cause: { constraint: 'identities_user_id_provider_unique' },
  })
})
