import type { Institution } from '@milepost/contract/institutions/schema'
import { audit } from '#features/audit-logs/index.ts'
import { type InstitutionProfile, insertInstitution } from '#features/institutions/index.ts'
import { joinInstitution } from '#features/institutions/memberships/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Creates an institution with a learner as its owner, in the caller's transaction, which has locked the learner's row.
 * @throws {AppError} 'not_found' for an unknown user; 'not_a_student' for an admin or a member of an institution
 */
export async function createInstitution(
  tx: SignedInContext,
  ownerId: string,
  profile: InstitutionProfile,
): Promise<Institution> {
  const institution = await insertInstitution(tx.db, { ...profile, createdAt: tx.clock() })
  const { id: institutionId } = institution
  await joinInstitution(tx, { userId: ownerId, institutionId, institutionRole: 'owner' })
  await audit(tx, { action: 'institution.created', objectType: 'institution', objectId: String(institutionId) })
  await audit(tx, {
    action: 'user.role_changed',
    objectType: 'user',
    objectId: ownerId,
    details: { before: 'student', after: 'institution', institutionId },
  })
  return institution
}
