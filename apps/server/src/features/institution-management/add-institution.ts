import type { BodyOf } from '@milepost/contract/http'
import { type addInstitution as addInstitutionRoute, type Institution, isPublic } from '@milepost/contract/institutions'
import { transaction } from '#db/transaction.ts'
import { foundInstitution } from '#features/institution-management/found-institution.ts'
import { orderMail } from '#features/mail/index.ts'
import { notify } from '#features/notifications/index.ts'
import { findUserByEmail, lockUser } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Makes an institution whose owner is the learner with an address, and tells them. Their own address is not for everybody to
 * read: without a contact address the institution is not public until they have given one.
 * Errors: 'invalid' for an address without an account; 'not_a_student' for an admin or somebody of an institution.
 */
export async function addInstitution(
  ctx: SignedInContext,
  { name, email, contactEmail = '' }: BodyOf<typeof addInstitutionRoute>,
): Promise<Institution> {
  return transaction(ctx, async (tx) => {
    const found = await findUserByEmail(tx.db, email)
    const owner = found === undefined ? undefined : await lockUser(tx.db, found.id)
    if (owner?.email !== email) throw new AppError('invalid', { faults: [{ field: 'email', rule: 'no_account' }] })
    const profile = { name, email: contactEmail, description: '', address: '' }
    const institution = await foundInstitution(tx, owner.id, profile)
    const key = `institution_assigned:${institution.id}`
    await notify(tx, { userId: owner.id, kind: 'institution_assigned', params: { institution: name }, key })
    await orderMail(tx, {
      ...{ kind: 'institution_assigned', to: owner.email, userId: owner.id, key },
      params: { name: owner.name, institution: name, hidden: isPublic(institution) ? 'no' : 'yes' },
    })
    return institution
  })
}
