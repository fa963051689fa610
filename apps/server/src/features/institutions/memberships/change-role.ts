import type { BodyOf } from '@milepost/contract/http'
import type { Role } from '@milepost/contract/roles'
import type { changeRole as changeRoleRoute } from '@milepost/contract/users/routes'
import type { ListedUser } from '@milepost/contract/users/schema'
import { transaction } from '#db/transaction.ts'
import { requireAnotherAdmin, requireStillAdmin } from '#features/accounts/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { endMembership, joinInOrder } from '#features/institutions/memberships/memberships.ts'
import { notify } from '#features/notifications/index.ts'
import { closeCustomer } from '#features/payment/index.ts'
import { changeUser, lockAdmins, lockUser, readListedUser, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type RoleChange = BodyOf<typeof changeRoleRoute>

/**
 * Changes an account's role and notifies its user. With the role institution, the user joins the given one, as its
 * owner if it has none. Learning data is kept; a paid plan is cancelled.
 * @throws {AppError} 'invalid' without an existing institution; 'not_found'; 'owner_stays'; 'last_admin'
 * @throws {AppError} 'not_a_student' when an admin or a member of another institution is to join one
 * @throws {AppError} 'forbidden' if the caller's admin role was just revoked
 */
export async function changeRole(ctx: SignedInContext, userId: string, change: RoleChange): Promise<ListedUser> {
  const { role, institution_id: institutionId } = change
  if (role === 'institution' && institutionId === undefined) throw wrongInstitution('required')
  if (role !== 'institution' && institutionId !== undefined) throw wrongInstitution('unknown_key')
  return transaction(ctx, async (tx) => {
    // All admins are locked, so that two who demote each other can't both succeed.
    const admins = await lockAdmins(tx.db)
    requireStillAdmin(tx.actor, admins)
    const user = await lockUser(tx.db, userId)
    if (user === undefined) throw new AppError('not_found')
    if (isSo(user, change)) return listedNow(tx, userId)
    if (role === 'institution' && user.role !== 'student') throw new AppError('not_a_student')
    requireAnotherAdmin(user, admins)
    if (user.institutionRole === 'owner') throw new AppError('owner_stays', { params: { reader: 'admin' } })
    const institution = await assignRole(tx, user, role, institutionId)
    await audit(tx, {
      action: 'user.role_changed',
      objectType: 'user',
      objectId: user.id,
      details: { from: user.role, to: role, fromInstitution: user.institutionId, toInstitution: institutionId ?? null },
    })
    await notify(tx, {
      userId: user.id,
      kind: 'role_changed',
      params: { role, institution: institution ?? '' },
      key: `role_changed:${tx.clock().getTime()}`,
    })
    return listedNow(tx, userId)
  })
}

function isSo(user: UserRow, { role, institution_id: institutionId }: RoleChange): boolean {
  return user.role === role && (role !== 'institution' || user.institutionId === institutionId)
}

/** @returns the name of the institution joined */
async function assignRole(
  tx: SignedInContext,
  user: UserRow,
  role: Role,
  institutionId: number | undefined,
): Promise<string | undefined> {
  if (role === 'institution') {
    const joined = await joinInOrder(tx, user.id, institutionId ?? 0)
    if (joined === undefined) throw wrongInstitution('not_there')
    return joined.institution
  }
  if (user.role === 'institution') await endMembership(tx, user.id)
  if (user.role === 'student') await closeCustomer(tx, user.id)
  await changeUser(tx.db, user.id, { role })
  return undefined
}

async function listedNow(tx: SignedInContext, userId: string): Promise<ListedUser> {
  const listed = await readListedUser(tx.db, userId)
  if (listed === undefined) throw new AppError('not_found')
  return listed
}

function wrongInstitution(rule: 'required' | 'unknown_key' | 'not_there'): AppError {
  return new AppError('invalid', { issues: [{ field: 'institution_id', rule }] })
}
