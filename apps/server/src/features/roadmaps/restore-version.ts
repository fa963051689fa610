import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { restoreDecisions, withdrawChoice } from '#features/decisions/index.ts'
import { addSessionsTo } from '#features/roadmaps/add-sessions.ts'
import {
  findAdvisedVersion,
  findCurrentRoadmap,
  findVersion,
  type RoadmapRow,
  setCurrentRoadmap,
} from '#features/roadmaps/repository.ts'
import { requireCurrentRoadmap } from '#features/roadmaps/require-current-roadmap.ts'
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
    return roadmap.isCurrent ? roadmap : restore(tx, roadmap)
  })
}

/**
 * Takes back the choice of a career: the newest roadmap whose career the advice decided is current again.
 * @throws {AppError} 'not_found' without a roadmap
 */
export async function takeBackChoice(ctx: SignedInContext): Promise<RoadmapRow> {
  return transaction(ctx, async (tx) => {
    const userId = tx.actor.id
    await lockUser(tx.db, userId)
    const current = await requireCurrentRoadmap(tx)
    await withdrawChoice(tx.db, userId)
    if (current.chosenCareerId === null) return current
    const advised = await findAdvisedVersion(tx.db, userId)
    return advised === undefined ? current : restore(tx, advised)
  })
}

async function restore(tx: SignedInContext, roadmap: RoadmapRow): Promise<RoadmapRow> {
  const replaced = await findCurrentRoadmap(tx.db, tx.actor.id)
  await restoreDecisions(tx.db, tx.actor.id, roadmap, tx.clock())
  await audit(tx, {
    action: 'roadmap.restored',
    objectType: 'roadmap',
    objectId: roadmap.id,
    details: { version: roadmap.version, replacedVersion: replaced?.version ?? null },
  })
  const restored = await setCurrentRoadmap(tx.db, roadmap)
  await addSessionsTo(tx.db, restored)
  return restored
}
