import type { CardPositions } from '@milepost/contract/career-diagrams'
import { transaction } from '#db/transaction.ts'
import { findPositions, upsertPositions } from '#features/career-diagrams/repository.ts'
import { findSteps, requireCurrentRoadmap } from '#features/roadmaps/index.ts'
import { lockUser } from '#features/users/index.ts'
import type { SignedInContext } from '#lib/mount.ts'

/** Cards of earlier roadmaps whose places are kept beside those of the current one. */
const maxKept = 400

/**
 * Remembers where cards were put: those named, beside the others. Keys of no step of the current roadmap are passed over.
 * Out: the positions of the current roadmap's cards. Errors: 'not_found' without a roadmap.
 */
export async function savePositions(ctx: SignedInContext, moved: CardPositions): Promise<CardPositions> {
  return transaction(ctx, async (tx) => {
    // Two tabs that move cards at once: neither forgets what the other has moved.
    await lockUser(tx.db, tx.actor.id)
    const steps = await findSteps(tx.db, (await requireCurrentRoadmap(tx)).id)
    const keys = new Set(steps.map(({ key }) => key))
    const before = Object.entries(await findPositions(tx.db, tx.actor.id))
    const now = Object.entries(moved).flatMap(([key, { x, y }]) =>
      keys.has(key) ? [[key, { x: Math.round(x), y: Math.round(y) }] as const] : [],
    )
    const current = new Map([...before.filter(([key]) => keys.has(key)), ...now])
    const earlier = before.filter(([key]) => !keys.has(key)).slice(0, maxKept)
    const positions = Object.fromEntries([...current, ...earlier])
    await upsertPositions(tx.db, { userId: tx.actor.id, positions, updatedAt: tx.clock() })
    return Object.fromEntries(current)
  })
}
