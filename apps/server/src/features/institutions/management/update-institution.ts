import type { BodyOf } from '@milepost/contract/http'
import { isPublic } from '@milepost/contract/institutions/limits'
import type { updateInstitution as updateInstitutionRoute } from '@milepost/contract/institutions/routes'
import type { Institution } from '@milepost/contract/institutions/schema'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { type InstitutionProfile, lockInstitution } from '#features/institutions/index.ts'
import { requireCanChange } from '#features/institutions/management/policy.ts'
import { findTaught, updateInstitutionRow } from '#features/institutions/management/repository.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

const parts = ['name', 'email', 'description', 'address'] as const

/**
 * Changes an institution's profile.
 * @throws {AppError} 'forbidden' for another's; 'not_found'; 'changed_meanwhile' if it has changed since the caller
 * loaded it
 */
export async function updateInstitution(
  ctx: SignedInContext,
  id: number,
  { before: begun, ...profile }: BodyOf<typeof updateInstitutionRoute>,
): Promise<Institution> {
  return transaction(ctx, async (tx) => {
    // The member may have been removed since the request arrived.
    const user = await lockUser(tx.db, tx.actor.id)
    if (user === undefined) throw new AppError('unauthenticated')
    requireCanChange({ ...tx.actor, role: user.role, institutionId: user.institutionId }, id)
    const institution = await lockInstitution(tx.db, id)
    if (institution === undefined) throw new AppError('not_found')
    const changed = parts.filter((part) => institution[part] !== profile[part])
    if (changed.length === 0) return institution
    if (begun !== undefined && parts.some((part) => institution[part] !== begun[part])) {
      throw new AppError('changed_meanwhile')
    }
    const next: InstitutionProfile = { ...profile }
    await updateInstitutionRow(tx.db, id, next)
    if (!isPublic(institution) && isPublic(next)) await offerCourses(tx, id)
    await audit(tx, {
      action: 'institution.updated',
      objectType: 'institution',
      objectId: String(id),
      details: { changed: changed.join(', ') },
    })
    return { id, ...next }
  })
}

/** Links the courses of a newly public institution to steps. */
async function offerCourses(tx: SignedInContext, id: number): Promise<void> {
  for (const [courseId, skills] of await findTaught(tx.db, id)) {
    await tx.jobs.send(tx, 'link-steps', { courseId, skills })
  }
}
