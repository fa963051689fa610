import type { InstitutionRole } from '@milepost/contract/roles'
import type { Context } from '#context.ts'
import {
  findMemberIds,
  findOwnerId,
  lockInstitution,
  lockInstitutionShared,
  updateMembership,
} from '#features/institutions/memberships/repository.ts'
import { closeCustomer } from '#features/payment/index.ts'
import { lockUser, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'

interface Membership {
  readonly userId: string
  readonly institutionId: number
  readonly institutionRole: InstitutionRole
}

/**
 * Makes a learner a member of an institution, in the caller's transaction. Learning data is kept; a paid plan is
 * cancelled.
 * @throws {AppError} 'not_found' for an unknown user or institution; 'not_a_student' for an admin or a member of an
 * institution
 */
export async function joinInstitution(tx: Context, membership: Membership): Promise<UserRow> {
  const { userId, institutionId, institutionRole } = membership
  // Users are locked before institutions everywhere, to avoid deadlocks.
  const user = await lockUser(tx.db, userId)
  if (user === undefined || !(await lockInstitutionShared(tx.db, institutionId))) throw new AppError('not_found')
  if (user.role !== 'student') throw new AppError('not_a_student')
  await closeCustomer(tx, userId)
  return updateMembership(tx.db, userId, { role: 'institution', institutionId, institutionRole })
}

/**
 * Like `joinInstitution`, as a member, or as the owner if the institution has none.
 * @returns the user with the institution's name; undefined if the institution does not exist
 */
export async function joinInOrder(
  tx: Context,
  userId: string,
  institutionId: number,
): Promise<{ user: UserRow; institution: string } | undefined> {
  await lockUser(tx.db, userId)
  // Locked exclusively: only one of two concurrent joiners becomes the owner.
  const institution = await lockInstitution(tx.db, institutionId)
  if (institution === undefined) return undefined
  const institutionRole = (await findOwnerId(tx.db, institutionId)) === undefined ? 'owner' : 'member'
  return { user: await joinInstitution(tx, { userId, institutionId, institutionRole }), institution }
}

/** Makes a member a learner again, in the caller's transaction, which has locked the row. */
export async function endMembership(tx: Context, userId: string): Promise<UserRow> {
  return updateMembership(tx.db, userId, { role: 'student', institutionId: null, institutionRole: null })
}

/** Locks an institution's members in the order of their ids. */
export async function lockMembers(tx: Context, institutionId: number): Promise<UserRow[]> {
  const members: UserRow[] = []
  for (const id of await findMemberIds(tx.db, institutionId)) {
    const member = await lockUser(tx.db, id)
    if (member?.institutionId === institutionId) members.push(member)
  }
  return members
}
