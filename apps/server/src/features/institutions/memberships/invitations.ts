import { addressOf } from '@milepost/contract/http'
import { invitationDays } from '@milepost/contract/institutions/limits'
import type { OpenedInvitation } from '@milepost/contract/institutions/schema'
import { pages } from '@milepost/contract/pages'
import type { Actor, Context, Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { type CreateEmailLink, deleteEmailsTo, queueEmail, requireEmailService } from '#features/emails/index.ts'
import { joinInstitution } from '#features/institutions/memberships/memberships.ts'
import { requireOwner } from '#features/institutions/memberships/policy.ts'
import { maskAddress } from '#features/institutions/memberships/presenter.ts'
import {
  deleteInvitationsTo,
  findInstitutionName,
  findInvitation,
  findOwnerId,
  type InvitationRow,
  insertInvitation,
  setInvitationToken,
  takeInvitation,
} from '#features/institutions/memberships/repository.ts'
import { notify } from '#features/notifications/index.ts'
import { findUserByEmail, lockUser, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

const day = 24 * 60 * 60 * 1000
const emailKind = 'institution_invitation'

/**
 * Invites an address to join the owner's institution. The reply doesn't reveal whether it has an account.
 * @throws {AppError} 'forbidden' except for the owner; 'service_off' without email; 'member_already'; 'invitation_open'
 */
export async function inviteMember(ctx: SignedInContext, institutionId: number, email: string): Promise<InvitationRow> {
  requireOwner(ctx.actor, institutionId)
  requireEmailService(ctx)
  return transaction(ctx, async (tx) => {
    requireOwner(await lockUser(tx.db, tx.actor.id), institutionId)
    if ((await findUserByEmail(tx.db, email))?.institutionId === institutionId) throw new AppError('member_already')
    const now = tx.clock()
    const expiresAt = new Date(now.getTime() + invitationDays * day)
    const invitation = await insertInvitation(tx.db, { institutionId, email, createdAt: now, expiresAt })
    if (invitation === undefined) throw new AppError('invitation_open')
    const institution = (await findInstitutionName(tx.db, institutionId)) ?? ''
    const params = { institution, invitationId: invitation.id }
    await queueEmail(tx, { kind: emailKind, to: email, userId: null, params })
    await audit(tx, {
      action: 'member.invited',
      objectType: 'institution_invitation',
      objectId: String(invitation.id),
      details: { institutionId },
    })
    return invitation
  })
}

/**
 * Withdraws an invitation and its link.
 * @throws {AppError} 'forbidden' except for the owner; 'not_found'
 */
export async function withdrawInvitation(ctx: SignedInContext, institutionId: number, id: number): Promise<undefined> {
  requireOwner(ctx.actor, institutionId)
  return transaction(ctx, async (tx) => {
    requireOwner(await lockUser(tx.db, tx.actor.id), institutionId)
    if (!(await takeInvitation(tx.db, institutionId, id))) throw new AppError('not_found')
    await audit(tx, {
      action: 'member.invitation_withdrawn',
      objectType: 'institution_invitation',
      objectId: String(id),
      details: { institutionId },
    })
    return undefined
  })
}

/** Creates the link of an invitation email when it is sent, and replaces that of an earlier attempt. */
export const createInvitationLink: CreateEmailLink = async (ctx, email) => {
  if (email.kind !== emailKind) return undefined
  const token = newSecret()
  const named = { id: Number(email.params['invitationId']), email: email.recipient }
  const isStored = await setInvitationToken(ctx.db, named, digestOf(token), ctx.clock())
  return isStored ? `${ctx.originFor()}${addressOf(pages.invitation, { token })}` : 'obsolete'
}

/**
 * The invitation behind a link, and whether the caller can accept it.
 * @throws {AppError} 'link_invalid' when unknown, withdrawn, used or expired
 */
export async function openInvitation(ctx: Context, token: string): Promise<OpenedInvitation> {
  const found = await findInvitation(ctx.db, digestOf(token), ctx.clock())
  if (found === undefined) throw new AppError('link_invalid')
  const { invitation, institution } = found
  return {
    institution,
    sentTo: maskAddress(invitation.email),
    expiresAt: invitation.expiresAt.toISOString(),
    standing: recipientStatus(ctx.actor, invitation),
  }
}

function recipientStatus(actor: Actor | null, { email }: InvitationRow): OpenedInvitation['standing'] {
  if (actor === null) return 'visitor'
  if (actor.email !== email) return 'other_address'
  return actor.role === 'student' ? 'welcome' : 'not_a_student'
}

/**
 * Joins the institution that invited the caller's address, and notifies its owner.
 * @throws {AppError} 'link_invalid', also when a concurrent call used it; 'other_address', with the invited one masked;
 * 'not_a_student'
 */
export async function acceptInvitation(ctx: SignedInContext, token: string): Promise<UserRow> {
  return transaction(ctx, async (tx) => {
    // The user is locked first, then the institution, then the invitation, as everywhere.
    const user = await lockUser(tx.db, tx.actor.id)
    if (user === undefined) throw new AppError('unauthenticated')
    const found = await findInvitation(tx.db, digestOf(token), tx.clock())
    if (found === undefined) throw new AppError('link_invalid')
    const { id, email, institutionId } = found.invitation
    if (user.email !== email) throw new AppError('other_address', { params: { sentTo: maskAddress(email) } })
    const joined = await joinInstitution(tx, { userId: user.id, institutionId, institutionRole: 'member' })
    if (!(await takeInvitation(tx.db, institutionId, id))) throw new AppError('link_invalid')
    const details = { institutionId, from: user.role, to: joined.role }
    await audit(tx, { action: 'member.joined', objectType: 'user', objectId: user.id, details })
    const ownerId = await findOwnerId(tx.db, institutionId)
    if (ownerId !== undefined) {
      await notify(tx, {
        userId: ownerId,
        kind: 'member_joined',
        params: { institution: found.institution },
        key: `member_joined:${id}:${tx.clock().getTime()}`,
      })
    }
    return joined
  })
}

/** Deletes all invitations to an address with their emails. */
export async function forgetInvitations(tx: Pick<Dependencies, 'db'>, email: string): Promise<void> {
  await deleteInvitationsTo(tx.db, email)
  await deleteEmailsTo(tx.db, emailKind, email)
}
