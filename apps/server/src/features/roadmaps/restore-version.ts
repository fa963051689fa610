import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { restoreDecisions, withdrawChoice } from '#features/decisions/index.ts'
import {
  findCurrentRoadmap,
  findVersion,
  findVersionBeforeChoice,
  type RoadmapRow,
  setCurrentRoadmap,
} from '#features/roadmaps/repository.ts'
import { requireProfile } from '#features/profiles/index.ts'
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
 * Takes back the choice of a career: the roadmap from before it is current again. Corrections stay where that is the present one.
 * @throws {AppError} 'not_found' without a roadmap
 */
export async function takeBackChoice(ctx: SignedInContext): Promise<RoadmapRow> {
  return transaction(ctx, async (tx) => {
    const userId = tx.actor.id
    await lockUser(tx.db, userId)
    const current = await requireCurrentRoadmap(tx)
    const { chosenCareerId } = await requireProfile(tx.db, userId)
    if (chosenCareerId === null) return current
    await withdrawChoice(tx.db, userId)
    const before = await findVersionBeforeChoice(tx.db, userId, chosenCareerId)
    return before === undefined || before.isCurrent ? current : restore(tx, before)
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
  return setCurrentRoadmap(tx.db, roadmap)
}
