import type { OfferSettings } from '@milepost/contract/applications/schema'
import { transaction } from '#db/transaction.ts'
import { requireCanAnswerFor, requireCanSeeReceived } from '#features/applications/policy.ts'
import { findOfferSettings, updateOfferSettings } from '#features/applications/repository.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** @throws {AppError} 'forbidden' for another institution; 'not_found' */
export async function readSettings(ctx: SignedInContext, institutionId: number): Promise<OfferSettings> {
  requireCanSeeReceived(ctx.actor, institutionId)
  const settings = await findOfferSettings(ctx.db, institutionId)
  if (settings === undefined) throw new AppError('not_found')
  return settings
}

/**
 * Sets what happens to a place that becomes free. Where it is offered from now on, so are those that are free.
 * @throws {AppError} 'forbidden' for another institution
 */
export async function saveSettings(
  ctx: SignedInContext,
  institutionId: number,
  settings: OfferSettings,
): Promise<OfferSettings> {
  requireCanAnswerFor(ctx.actor, institutionId)
  await transaction(ctx, async (tx) => {
    await updateOfferSettings(tx.db, institutionId, settings)
    if (settings.offersNext) await tx.jobs.send(tx, 'tend-offers', {})
  })
  return settings
}
