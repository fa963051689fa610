import { randomUUID } from 'node:crypto'
import type { PaidPlan } from '@milepost/contract/plans'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { subscriptions } from '#db/schema/payment.ts'
import { users } from '#db/schema/users.ts'
import { applyReply } from '#features/payment/sync-subscription.ts'
import type { SubscriptionReply } from '#integrations/stripe/payment-gateway.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { scriptPayment } from '../../../test/scripted-payment.ts'

const scripted = scriptPayment()

const product = await buildTestApp({ dependencies: { payment: scripted.gateway, sendEmail: null } })
afterAll(() => product.close())

const state = fc.record({
  status: fc.constantFrom('incomplete', 'trialing', 'active', 'active', 'past_due', 'unpaid', 'paused'),
  plan: fc.constantFrom('pro' as const, 'premium' as const),
})
const upTo = (max: number) => fc.integer({ min: 0, max })
/** How long an event takes to trigger a request, and the request to be applied. */
const delivery = fc.record({ untilAsked: upTo(2), untilApplied: upTo(8) })
const step = fc.record({ state, deliveries: fc.array(delivery, { maxLength: 2, size: 'max' }) })
const life = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 4, size: 'max' }),
  ends: fc.boolean(),
  /** The last change always has an event that arrives, and often overtakes earlier ones. */
  last: fc.record({ untilAsked: upTo(1), untilApplied: upTo(2) }),
})

interface TimedAction {
  readonly time: number
  readonly act: () => Promise<unknown>
}

type Life = typeof life extends fc.Arbitrary<infer L> ? L : never

/**
 * Plays the changes of one subscription.
 * @returns the actions, and the final state
 */
function play(userId: string, { steps, ends, last }: Life, createdAt: Date) {
  const id = `sub_${randomUUID()}`
  const states: { status: string; plan: PaidPlan }[] = steps.map((each) => each.state)
  const final = states.at(-1) ?? { status: 'active', plan: 'pro' as const }
  if (ends) states.push({ ...final, status: 'canceled' })
  const actions = states.flatMap((is, index): TimedAction[] => {
    const deliveries = [...(steps[index]?.deliveries ?? []), ...(index === states.length - 1 ? [last] : [])]
    return [
      { time: index, act: async () => scripted.set({ id, userId, createdAt, ...is }) },
      ...deliveries.flatMap(({ untilAsked, untilApplied }): TimedAction[] => {
        let reply: Promise<SubscriptionReply> | undefined
        const asked = index + untilAsked + 0.1
        return [
          {
            time: asked,
            act: async () => {
              reply = scripted.gateway.readSubscription(id)
            },
          },
          {
            time: asked + untilApplied + 0.1,
            act: async () => reply !== undefined && applyReply(product.dependencies, await reply),
          },
        ]
      }),
    ]
  })
  return { id, actions, final: states.at(-1) ?? final }
}

test('whatever the order in which events come, the plan is right in the end', {
  timeout: 300_000,
}, async () => {
  const { db } = product.dependencies
  const property = fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 2 }), async (lives) => {
    const userId = randomUUID()
    await db.insert(users).values({ id: userId, name: 'X', email: `${userId}@example.com` })
    const played = lives.map((each, index) => play(userId, each, new Date(Date.UTC(2026, 0, 1 + index))))
    const actions = played.flatMap((each) => each.actions).sort((one, other) => one.time - other.time)
    for (const { act } of actions) await act()
    const kept = played.filter(({ final }) => ['active', 'trialing', 'past_due'].includes(final.status))
    // Of two the one bought first gives the plan.
    const expected = kept[0]?.final.plan ?? 'basic'
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
    const changes = await db.select().from(auditLogs).where(eq(auditLogs.objectId, userId)).orderBy(auditLogs.id)
    const trail = ['basic', ...changes.map(({ details }) => details['after'])]
    expect(user?.plan).toBe(expected)
    expect(rows.map(({ id, status }) => [id, status]).sort()).toEqual(
      played.map(({ id, final }) => [id, final.status]).sort(),
    )
    expect(changes.map(({ details }) => details['before'])).toEqual(trail.slice(0, -1))
    expect(trail.at(-1)).toBe(expected)
  })
  await fc.assert(property, { unbiased: true })
})
