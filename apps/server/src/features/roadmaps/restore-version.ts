import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { restoreDecisions } from '#features/decisions/index.ts'
import { findCurrentRoadmap, findVersion, type RoadmapRow, setCurrentRoadmap } from '#features/roadmaps/repository.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Makes an earlier version current, with its chosen career and corrections.
 * @throws {AppError} 'not_found' for an unknown version
 */
export async function restoreVersion(ctx: SignedInContext, version: number): Promise<RoadmapRow> {
  return transaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.actor.id)
    const roadmap = await findVersion(tx.db, tx.actor.id, version)
    if (roadmap === undefined) throw new AppError('not_found')
    if (roadmap.isCurrent) return roadmap
    const replaced = await findCurrentRoadmap(tx.db, tx.actor.id)
    await restoreDecisions(tx.db, tx.actor.id, roadmap, tx.clock())
    await audit(tx, {
      action: 'roadmap.restored',
      objectType: 'roadmap',
      objectId: roadmap.id,
      details: { version, replacedVersion: replaced?.version ?? null },
    })
    return setCurrentRoadmap(tx.db, roadmap)
  })
}
