import type { BodyOf } from '@milepost/contract/http'
import { maxShares } from '@milepost/contract/sharing/limits'
import type { shareRoadmap as shareRoadmapRoute } from '@milepost/contract/sharing/routes'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { requireCurrentRoadmap } from '#features/roadmaps/index.ts'
import { countShares, deleteShare, insertShare, type ShareRow } from '#features/sharing/repository.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Creates a link to the caller's current roadmap, whichever that is when opened.
 * @returns the link with its secret, of which only the hash is stored
 * @throws {AppError} 'not_found' without a roadmap; 'shares_full' at the maximum of active links
 */
export async function shareRoadmap(
  ctx: SignedInContext,
  { label = '', days }: BodyOf<typeof shareRoadmapRoute>,
): Promise<{ share: ShareRow; token: string }> {
  return transaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.actor.id)
    await requireCurrentRoadmap(tx)
    const createdAt = tx.clock()
    if ((await countShares(tx.db, tx.actor.id, createdAt)) >= maxShares) throw new AppError('shares_full')
    const token = newSecret()
    const share = await insertShare(tx.db, {
      userId: tx.actor.id,
      tokenHash: digestOf(token),
      label,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * day),
    })
    await audit(tx, { action: 'share.created', objectType: 'roadmap_share', objectId: share.id, details: { days } })
    return { share, token }
  })
}

/**
 * Deletes a link.
 * @throws {AppError} 'not_found' for another's
 */
export async function endShare(ctx: SignedInContext, shareId: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    if (!(await deleteShare(tx.db, tx.actor.id, shareId))) throw new AppError('not_found')
    await audit(tx, { action: 'share.ended', objectType: 'roadmap_share', objectId: shareId })
  })
}
