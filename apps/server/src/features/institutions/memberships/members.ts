import type { InstitutionRole } from '@milepost/contract/roles'
import { transaction } from '#db/transaction.ts'
import { endSessions, requireFresh } from '#features/accounts/auth/index.ts'
import { requireStillAdmin } from '#features/accounts/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { endMembership, lockMembers } from '#features/institutions/memberships/memberships.ts'
import { requireCanHandOver, requireCanRemove } from '#features/institutions/memberships/policy.ts'
import { findInstitutionName, updateMembership } from '#features/institutions/memberships/repository.ts'
import { notify } from '#features/notifications/index.ts'
import { lockAdmins, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Removes a member, or lets one leave; they become a learner again. A removed member is signed out and notified; when a
 * member leaves, the owner is notified.
 * @throws {AppError} 'forbidden'; 'not_found'; 'owner_stays'
 */
export async function removeMember(ctx: SignedInContext, institutionId: number, userId: string): Promise<undefined> {
  return transaction(ctx, async (tx) => {
    const people = await lockMembers(tx, institutionId)
    requireCanRemove(
      people.find(({ id }) => id === tx.actor.id),
      institutionId,
      userId,
    )
    const member = people.find(({ id }) => id === userId)
    if (member === undefined) throw new AppError('not_found')
    if (member.institutionRole === 'owner') throw new AppError('owner_stays')
    await endMembership(tx, userId)
    const institution = (await findInstitutionName(tx.db, institutionId)) ?? ''
    const details = { institutionId, from: member.role, to: 'student' }
    await audit(tx, { action: 'member.removed', objectType: 'user', objectId: userId, details })
    const notification = { params: { institution }, key: `membership_ended:${institutionId}:${tx.clock().getTime()}` }
    if (userId === tx.actor.id) {
      const owner = people.find(({ institutionRole }) => institutionRole === 'owner')
      if (owner !== undefined) await notify(tx, { ...notification, userId: owner.id, kind: 'member_left' })
      return undefined
    }
    await endSessions(tx, userId)
    await notify(tx, { ...notification, userId, kind: 'membership_ended' })
    await queueEmail(tx, { kind: 'membership_ended', to: member.email, userId, params: { institution } })
    return undefined
  })
}

/**
 * Makes a member the owner and the owner a member. Both get a notification and an email.
 * @returns the new owner
 * @throws {AppError} 'reauthentication_required'; 'forbidden' except for the owner and admins; 'not_found' for a user
 * who is not a member
 */
export async function handOver(ctx: SignedInContext, institutionId: number, newOwnerId: string): Promise<UserRow> {
  requireCanHandOver(ctx.actor, institutionId)
  requireFresh(ctx)
  return transaction(ctx, async (tx) => {
    // Admins are locked before members, as when a role changes.
    const by = tx.actor.role === 'admin' ? 'admin' : 'owner'
    if (by === 'admin') requireStillAdmin(tx.actor, await lockAdmins(tx.db))
    const people = await lockMembers(tx, institutionId)
    const owner = people.find(({ institutionRole }) => institutionRole === 'owner')
    if (by === 'owner' && owner?.id !== tx.actor.id) throw new AppError('forbidden')
    const next = people.find(({ id }) => id === newOwnerId)
    if (next === undefined || next === owner) throw new AppError('not_found')
    if (owner !== undefined) await setRole(tx, owner, institutionId, 'member')
    const received = await setRole(tx, next, institutionId, 'owner')
    const action = 'institution.handed_over'
    const details = { institutionId, from: 'member', to: 'owner' }
    await audit(tx, { action, objectType: 'institution', objectId: String(institutionId) })
    await audit(tx, { action, objectType: 'user', objectId: next.id, details })
    const institution = (await findInstitutionName(tx.db, institutionId)) ?? ''
    const key = `handed_over:${institutionId}:${tx.clock().getTime()}`
    const told = { institution, owner: next.name, by }
    if (owner !== undefined) await tellOf(tx, 'ownership_handed_over', owner, told, key)
    await tellOf(tx, 'ownership_received', next, told, key)
    return received
  })
}

function setRole(tx: SignedInContext, { id }: UserRow, institutionId: number, institutionRole: InstitutionRole) {
  return updateMembership(tx.db, id, { role: 'institution', institutionId, institutionRole })
}

async function tellOf(
  tx: SignedInContext,
  kind: 'ownership_handed_over' | 'ownership_received',
  { id: userId, name, email }: UserRow,
  told: { institution: string; owner: string; by: string },
  key: string,
): Promise<void> {
  await notify(tx, { userId, kind, params: { institution: told.institution }, key })
  await queueEmail(tx, { kind, to: email, userId, params: { ...told, name } })
}
