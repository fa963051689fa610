import { transaction } from '#db/transaction.ts'
import { endSessions, requireFresh } from '#features/accounts/auth/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { endMembership, lockMembers } from '#features/institutions/memberships/memberships.ts'
import { requireCanRemove, requireOwner } from '#features/institutions/memberships/policy.ts'
import { findInstitutionName, updateMembership } from '#features/institutions/memberships/repository.ts'
import { notify } from '#features/notifications/index.ts'
import type { UserRow } from '#features/users/index.ts'
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
 * Makes a member the owner and the owner a member, and notifies both.
 * @returns the former owner
 * @throws {AppError} 'reauthentication_required'; 'forbidden' except for the owner; 'not_found' for a user who is not a
 * member
 */
export async function handOver(ctx: SignedInContext, institutionId: number, newOwnerId: string): Promise<UserRow> {
  requireOwner(ctx.actor, institutionId)
  requireFresh(ctx)
  return transaction(ctx, async (tx) => {
    const people = await lockMembers(tx, institutionId)
    const owner = people.find(({ id }) => id === tx.actor.id)
    requireOwner(owner, institutionId)
    const next = people.find(({ id }) => id === newOwnerId)
    if (owner === undefined || next === undefined || next === owner) throw new AppError('not_found')
    const former = await updateMembership(tx.db, owner.id, {
      role: 'institution',
      institutionId,
      institutionRole: 'member',
    })
    await updateMembership(tx.db, next.id, { role: 'institution', institutionId, institutionRole: 'owner' })
    const action = 'institution.handed_over'
    await audit(tx, { action, objectType: 'institution', objectId: String(institutionId) })
    await audit(tx, {
      action,
      objectType: 'user',
      objectId: next.id,
      details: { institutionId, from: 'member', to: 'owner' },
    })
    const institution = (await findInstitutionName(tx.db, institutionId)) ?? ''
    const notification = { params: { institution }, key: `handed_over:${institutionId}:${tx.clock().getTime()}` }
    await notify(tx, { ...notification, userId: owner.id, kind: 'ownership_handed_over' })
    await notify(tx, { ...notification, userId: next.id, kind: 'ownership_received' })
    return former
  })
}
