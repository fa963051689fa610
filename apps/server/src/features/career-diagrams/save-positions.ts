import type { CardPositions } from '@milepost/contract/career-diagrams/schema'
import { transaction } from '#db/transaction.ts'
import { findPositions, upsertPositions } from '#features/career-diagrams/repository.ts'
import { findSteps, requireCurrentRoadmap } from '#features/roadmaps/index.ts'
import { lockUser } from '#features/users/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** How many positions of earlier roadmaps' cards are stored besides the current ones. */
const maxPositions = 400

/**
 * Saves card positions, merged with the stored ones. Unknown step keys are ignored.
 * @returns the positions of the current roadmap's cards
 * @throws {AppError} 'not_found' without a roadmap
 */
export async function savePositions(ctx: SignedInContext, moved: CardPositions): Promise<CardPositions> {
  return transaction(ctx, async (tx) => {
    // Merges moves from two tabs without losing either.
    await lockUser(tx.db, tx.actor.id)
    const steps = await findSteps(tx.db, (await requireCurrentRoadmap(tx)).id)
    const keys = new Set(steps.map(({ key }) => key))
    const before = Object.entries(await findPositions(tx.db, tx.actor.id))
    const now = Object.entries(moved).flatMap(([key, { x, y }]) =>
      keys.has(key) ? [[key, { x: Math.round(x), y: Math.round(y) }] as const] : [],
    )
    const current = new Map([...before.filter(([key]) => keys.has(key)), ...now])
    const earlier = before.filter(([key]) => !keys.has(key)).slice(0, maxPositions)
    const positions = Object.fromEntries([...current, ...earlier])
    await upsertPositions(tx.db, { userId: tx.actor.id, positions, updatedAt: tx.clock() })
    return Object.fromEntries(current)
  })
}
