import type { BodyOf } from '@milepost/contract/http'
import type { Role } from '@milepost/contract/roles'
import type { changeRole as changeRoleRoute } from '@milepost/contract/users'
import { transaction } from '#db/transaction.ts'
import { requireAnotherAdmin, requireStillAdmin } from '#features/accounts/policy.ts'
import { audit } from '#features/audit-logs/index.ts'
import { endMembership, joinInOrder } from '#features/memberships/index.ts'
import { notify } from '#features/notifications/index.ts'
import { closeCustomer } from '#features/payment/index.ts'
import {
  findListedUser,
  type ListedUserRow,
  lockAdmins,
  lockUser,
  type UserRow,
  updateRole,
} from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

type Change = BodyOf<typeof changeRoleRoute>

/**
 * Gives an account another role, and tells whose it is. To institution it joins the one that is named, as its owner where it has none.
 * What a learner did is kept; a paid plan is cancelled. The same role once more changes nothing.
 * Errors: 'invalid' without an institution that exists; 'not_found'; 'owner_stays' for an owner; 'last_admin'; 'not_a_student' for an
 * admin, or somebody of another institution, who is to join one; 'forbidden' to whoever was an admin until a moment ago.
 */
export async function changeRole(ctx: SignedInContext, userId: string, change: Change): Promise<ListedUserRow> {
  const { role, institution_id: institutionId } = change
  if (role === 'institution' && institutionId === undefined) throw wrongInstitution('required')
  if (role !== 'institution' && institutionId !== undefined) throw wrongInstitution('unknown_key')
  return transaction(ctx, async (tx) => {
    // All admins are held: of two who demote each other at once the second is none any more.
    const admins = await lockAdmins(tx.db)
    requireStillAdmin(tx.actor, admins)
    const user = await lockUser(tx.db, userId)
    if (user === undefined) throw new AppError('not_found')
    if (isSo(user, change)) return listedNow(tx, userId)
    if (role === 'institution' && user.role !== 'student') throw new AppError('not_a_student')
    requireAnotherAdmin(user, admins)
    if (user.institutionRole === 'owner') throw new AppError('owner_stays')
    const institution = await giveRole(tx, user, role, institutionId)
    await audit(tx, {
      ...{ action: 'user.role_changed', objectType: 'user', objectId: user.id },
      details: { from: user.role, to: role, fromInstitution: user.institutionId, toInstitution: institutionId ?? null },
    })
    await notify(tx, {
      ...{ userId: user.id, kind: 'role_changed', params: { role, institution: institution ?? '' } },
      key: `role_changed:${tx.clock().getTime()}`,
    })
    return listedNow(tx, userId)
  })
}

function isSo(user: UserRow, { role, institution_id: institutionId }: Change): boolean {
  return user.role === role && (role !== 'institution' || user.institutionId === institutionId)
}

/** Out: the name of the institution that is joined. */
async function giveRole(
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
  await updateRole(tx.db, user.id, role)
  return undefined
}

async function listedNow(tx: SignedInContext, userId: string): Promise<ListedUserRow> {
  const listed = await findListedUser(tx.db, userId)
  if (listed === undefined) throw new AppError('not_found')
  return listed
}

function wrongInstitution(rule: 'required' | 'unknown_key' | 'not_there'): AppError {
  return new AppError('invalid', { faults: [{ field: 'institution_id', rule }] })
}
