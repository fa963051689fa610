import { type InvariantName, invariantNames } from '@milepost/contract/invariants/limits'
import type { Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { addCourseWords, type Breaches, findAdminIds, findBreaches } from '#features/invariants/repository.ts'
import { notifyAll } from '#features/notifications/index.ts'

interface BrokenInvariant extends Breaches {
  readonly name: InvariantName
  /** Derived rows are put right; everything else is left for people. */
  readonly isRepaired: boolean
}

/** Looks for data that should not exist, and repairs what is only derived from other rows. */
export async function checkInvariants(ctx: Pick<Dependencies, 'db'>): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = []
  for (const name of invariantNames) {
    const breaches = await findBreaches(ctx.db, name)
    if (breaches.count === 0) continue
    const isRepaired = name === 'course_words_are_counted'
    if (isRepaired) await addCourseWords(ctx.db)
    broken.push({ name, ...breaches, isRepaired })
  }
  return broken
}

/** The hourly check: tells admins what is broken, once a day for each invariant. */
export async function reportInvariants(ctx: Dependencies): Promise<void> {
  const broken = await checkInvariants(ctx)
  if (broken.length === 0) return
  for (const { name, count, ids, isRepaired } of broken)
    ctx.log.error({ invariant: name, count, ids, isRepaired }, 'invariant broken')
  const day = ctx.clock().toISOString().slice(0, 10)
  await transaction(ctx, async (tx) => {
    const admins = await findAdminIds(tx.db)
    const notices = broken.flatMap(({ name, count }) =>
      admins.map((userId) => ({
        userId,
        key: `invariant:${name}:${day}`,
        ...({ kind: 'invariant_broken', params: { invariant: name, count } } as const),
      })),
    )
    await notifyAll(tx, notices)
  })
}
