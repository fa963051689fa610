import type { InstitutionRole } from '@milepost/contract/roles'
import type { Context } from '#context.ts'
import { findMemberIds, holdInstitution, updateMembership } from '#features/memberships/repository.ts'
import { closeCustomer } from '#features/payment/index.ts'
import { lockUser, type UserRow } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'

interface Membership {
  readonly userId: string
  readonly institutionId: number
  readonly institutionRole: InstitutionRole
}

/**
 * Puts a learner into an institution, role and all, in the transaction that is handed in. What they did as a learner stays
 * theirs; a paid plan is cancelled. Errors: 'not_found' for somebody or an institution that is gone; 'not_a_student' for an
 * admin or somebody who belongs to an institution already.
 */
export async function joinInstitution(tx: Context, membership: Membership): Promise<UserRow> {
  const { userId, institutionId, institutionRole } = membership
  // People come before institutions wherever both are held, so that nobody waits for each other.
  const user = await lockUser(tx.db, userId)
  if (user === undefined || !(await holdInstitution(tx.db, institutionId))) throw new AppError('not_found')
  if (user.role !== 'student') throw new AppError('not_a_student')
  await closeCustomer(tx, userId)
  return updateMembership(tx.db, userId, { role: 'institution', institutionId, institutionRole })
}

/** Makes somebody of an institution a learner again, in the transaction that is handed in, where the row is held already. */
export async function endMembership(tx: Context, userId: string): Promise<UserRow> {
  return updateMembership(tx.db, userId, { role: 'student', institutionId: null, institutionRole: null })
}

/** Holds everybody who belongs to an institution until the transaction ends, in the order of their ids. */
export async function lockMembers(tx: Context, institutionId: number): Promise<UserRow[]> {
  const members: UserRow[] = []
  for (const id of await findMemberIds(tx.db, institutionId)) {
    const member = await lockUser(tx.db, id)
    if (member?.institutionId === institutionId) members.push(member)
  }
  return members
}
