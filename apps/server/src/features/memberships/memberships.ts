import type { InstitutionRole } from '@milepost/contract/roles'
import type { Context } from '#context.ts'
import {
  findMemberIds,
  findOwnerId,
  holdInstitution,
  lockInstitution,
  updateMembership,
} from '#features/memberships/repository.ts'
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

/**
 * As `joinInstitution`, as a member, or as the owner where the institution has none.
 * Out: them as they are now, with the institution's name; undefined where the institution is gone.
 */
export async function joinInOrder(
  tx: Context,
  userId: string,
  institutionId: number,
): Promise<{ user: UserRow; institution: string } | undefined> {
  await lockUser(tx.db, userId)
  // Held alone: of two who join an institution without an owner at once, one becomes it.
  const institution = await lockInstitution(tx.db, institutionId)
  if (institution === undefined) return undefined
  const institutionRole = (await findOwnerId(tx.db, institutionId)) === undefined ? 'owner' : 'member'
  return { user: await joinInstitution(tx, { userId, institutionId, institutionRole }), institution }
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
