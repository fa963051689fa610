import type { FastifyReply } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { endSessions, requireFresh } from '#features/accounts/auth/index.ts'
import { deleteOwnAccount } from '#features/accounts/index.ts'
import { closeApplications } from '#features/applications/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { lockInstitution } from '#features/institutions/index.ts'
import { requireCanDelete } from '#features/institutions/management/policy.ts'
import {
  deleteInstitutionRow,
  findTaught,
  lockApplicants,
  lockCoursesOf,
} from '#features/institutions/management/repository.ts'
import { endMembership, lockMembers } from '#features/institutions/memberships/index.ts'
import { notify } from '#features/notifications/index.ts'
import type { UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Deletes an institution with its courses. Links their steps again, closes open applications, and makes its members
 * learners again, notified and signed out. If its owner deletes it, their account is deleted too.
 * @throws {AppError} 'forbidden' except for its owner and admins; 'not_found'; 'reauthentication_required' for its
 * owner
 */
export async function deleteInstitution(ctx: SignedInContext, id: number, reply: FastifyReply): Promise<undefined> {
  requireCanDelete(ctx.actor, id)
  if (ctx.actor.role !== 'admin') requireFresh(ctx)
  return transaction(ctx, async (tx) => {
    // Users are locked first, then courses, then the institution, as everywhere.
    await lockMembers(tx, id)
    await lockApplicants(tx.db, id)
    await lockCoursesOf(tx.db, id)
    const institution = await lockInstitution(tx.db, id)
    if (institution === undefined) throw new AppError('not_found')
    // Includes members and courses added before the lock.
    const members = await lockMembers(tx, id)
    const courseIds = await lockCoursesOf(tx.db, id)
    const self = members.find((member) => member.id === tx.actor.id)
    if (tx.actor.role !== 'admin' && self?.institutionRole !== 'owner') throw new AppError('forbidden')
    await closeApplications(tx, { institutionId: id })
    for (const member of members) await releaseMember(tx, member, institution)
    const taught = await findTaught(tx.db, id)
    await deleteInstitutionRow(tx.db, id)
    await audit(tx, {
      action: 'institution.deleted',
      objectType: 'institution',
      objectId: String(id),
      details: { name: institution.name, courses: courseIds.length, members: members.length },
    })
    for (const courseId of courseIds)
      await tx.jobs.send(tx, 'link-steps', { courseId, skills: taught.get(courseId) ?? [] })
    if (self !== undefined) await deleteOwnAccount(tx, self, reply)
    return undefined
  })
}

/** Makes a member a learner again and ends their sessions; the deleting user is not notified. */
async function releaseMember(
  tx: SignedInContext,
  member: UserRow,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await endMembership(tx, member.id)
  await endSessions(tx, member.id)
  await audit(tx, {
    action: 'user.role_changed',
    objectType: 'user',
    objectId: member.id,
    details: { before: 'institution', after: 'student', institutionId: id },
  })
  if (member.id === tx.actor.id) return
  const key = `institution_closed:${id}:${member.id}`
  await notify(tx, { userId: member.id, kind: 'institution_closed', params: { institution: name }, key })
  await queueEmail(tx, {
    kind: 'institution_closed',
    to: member.email,
    userId: member.id,
    key,
    params: { name: member.name, institution: name },
  })
}
