import type { BodyOf } from '@milepost/contract/http'
import { isPublic } from '@milepost/contract/institutions/limits'
import type { addInstitution as addInstitutionRoute } from '@milepost/contract/institutions/routes'
import type { Institution } from '@milepost/contract/institutions/schema'
import { transaction } from '#db/transaction.ts'
import { queueEmail } from '#features/emails/index.ts'
import { createInstitution } from '#features/institutions/management/create-institution.ts'
import { notify } from '#features/notifications/index.ts'
import { findUserByEmail, lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Creates an institution, makes the learner with this email address its owner, and notifies them. It is not public until
 * it has a contact address, as the owner's own is private.
 * @throws {AppError} 'invalid' for an address without an account; 'not_a_student' for an admin or a member of an
 * institution
 */
export async function addInstitution(
  ctx: SignedInContext,
  { name, email, contactEmail = '' }: BodyOf<typeof addInstitutionRoute>,
): Promise<Institution> {
  return transaction(ctx, async (tx) => {
    const found = await findUserByEmail(tx.db, email)
    const owner = found === undefined ? undefined : await lockUser(tx.db, found.id)
    if (owner?.email !== email) throw new AppError('invalid', { issues: [{ field: 'email', rule: 'no_account' }] })
    const profile = { name, email: contactEmail, description: '', address: '' }
    const institution = await createInstitution(tx, owner.id, profile)
    const key = `institution_assigned:${institution.id}`
    await notify(tx, { userId: owner.id, kind: 'institution_assigned', params: { institution: name }, key })
    await queueEmail(tx, {
      kind: 'institution_assigned',
      to: owner.email,
      userId: owner.id,
      key,
      params: { name: owner.name, institution: name, hidden: isPublic(institution) ? 'no' : 'yes' },
    })
    return institution
  })
}
