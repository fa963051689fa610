import type { Institution } from '@milepost/contract/institutions'
import { audit } from '#features/audit-logs/index.ts'
import { insertInstitution, type Profile } from '#features/institution-management/repository.ts'
import { joinInstitution } from '#features/memberships/index.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Makes an institution with a learner as its owner, in the transaction that is handed in, where the learner's row is held
 * already. Errors: 'not_found' for somebody who is gone; 'not_a_student' for an admin or somebody of an institution.
 */
export async function foundInstitution(tx: SignedInContext, ownerId: string, profile: Profile): Promise<Institution> {
  const institution = await insertInstitution(tx.db, { ...profile, createdAt: tx.clock() })
  const { id: institutionId } = institution
  await joinInstitution(tx, { userId: ownerId, institutionId, institutionRole: 'owner' })
  await audit(tx, { action: 'institution.created', objectType: 'institution', objectId: String(institutionId) })
  await audit(tx, {
    ...{ action: 'user.role_changed', objectType: 'user', objectId: ownerId },
    details: { before: 'student', after: 'institution', institutionId },
  })
  return institution
}
