import type { RevocationReason } from '@milepost/contract/credentials/limits'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { revokeOf } from '#features/credentials/repository.ts'
import { notify } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Revokes the credential of an application, and tells its learner why.
 * @throws {AppError} 'forbidden' for another institution; 'not_found' without a credential that holds
 */
export async function revokeCredential(
  ctx: SignedInContext,
  institutionId: number,
  applicationId: number,
  reason: RevocationReason,
): Promise<void> {
  if (ctx.actor.institutionId !== institutionId) throw new AppError('forbidden')
  await transaction(ctx, async (tx) => {
    const now = tx.clock()
    const revoked = await revokeOf(tx.db, applicationId, institutionId, { revocationReason: reason, revokedAt: now })
    if (revoked === undefined) throw new AppError('not_found')
    const { id, userId, courseTitle: course, institutionName: institution } = revoked
    await audit(tx, { action: 'credential.revoked', objectType: 'credential', objectId: id, details: { reason } })
    const params = { course, institution, reason }
    await notify(tx, { userId, kind: 'credential_revoked', params, key: `credential_revoked:${id}` })
  })
}

/** Revokes the credential of a completion that was taken back, of which the learner hears anyway. */
export async function revokeTakenBack(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, institutionId }: { readonly id: number; readonly institutionId: number | null },
): Promise<void> {
  if (institutionId === null) return
  await revokeOf(db, id, institutionId, { revocationReason: 'requirements_not_met', revokedAt: clock() })
}
