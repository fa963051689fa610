import type { InstitutionDetails } from '@milepost/contract/institutions/schema'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { findDetails, updateDetails } from '#features/institutions/management/repository.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** @throws {AppError} 'forbidden' for another institution; 'not_found' */
export async function readDetails({ db, actor }: SignedInContext, id: number): Promise<InstitutionDetails> {
  if (actor.role !== 'admin' && actor.institutionId !== id) throw new AppError('forbidden')
  const details = await findDetails(db, id)
  if (details === undefined) throw new AppError('not_found')
  return details
}

/** @throws {AppError} 'forbidden' for another institution */
export async function saveDetails(
  ctx: SignedInContext,
  id: number,
  details: InstitutionDetails,
): Promise<InstitutionDetails> {
  if (ctx.actor.institutionId !== id) throw new AppError('forbidden')
  await transaction(ctx, async (tx) => {
    await updateDetails(tx.db, id, details)
    await audit(tx, { action: 'institution.updated', objectType: 'institution', objectId: String(id) })
  })
  return details
}
