import { undoSeconds } from '@milepost/contract/queue/limits'
import type { Context, Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { createInstitution } from '#features/institutions/management/index.ts'
import {
  type ApplicantRow,
  closeRejection,
  decideRequest,
  findApplicantId,
  hasOpenRequest,
  lockRequest,
  type RequestRow,
} from '#features/institutions/requests/repository.ts'
import { markAdminNotificationsRead, notify } from '#features/notifications/index.ts'
import { lockUser, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Approves a request: creates the institution with the applicant as its owner, and notifies them.
 * @throws {AppError} 'not_found' if the applicant's account is deleted; 'institution_request_decided'
 * @throws {AppError} 'not_a_student' for an admin or a member of an institution
 */
export async function approveRequest(ctx: SignedInContext, id: number): Promise<ApplicantRow> {
  return transaction(ctx, async (tx) => {
    const { applicant, request } = await lockOpenRequest(tx, id)
    const { name, email, description, address } = request
    const institution = await createInstitution(tx, applicant.id, { name, email, description, address })
    return decide(tx, { applicant, request, status: 'approved', reason: null, institutionId: institution.id })
  })
}

/**
 * Rejects a request and notifies its applicant, a minute later if it is undoable. `reason` may be ''.
 * @throws {AppError} 'not_found' if the applicant's account is deleted; 'institution_request_decided'
 */
export async function rejectRequest(
  ctx: SignedInContext,
  id: number,
  reason: string,
  { isUndoable = false } = {},
): Promise<ApplicantRow> {
  return transaction(ctx, async (tx) => {
    const open = await lockOpenRequest(tx, id)
    const rejection = { status: 'rejected', reason: reason === '' ? null : reason, institutionId: null } as const
    return decide(tx, { ...open, ...rejection }, isUndoable)
  })
}

/** Notifies the applicant of a rejection that can no longer be undone. */
export async function announceRejection(ctx: Dependencies, id: number, at?: string): Promise<void> {
  await transaction({ ...ctx, actor: null, address: null }, async (tx) => {
    const applicantId = await findApplicantId(tx.db, id)
    const applicant = applicantId === undefined ? undefined : await lockUser(tx.db, applicantId)
    const request = await lockRequest(tx.db, id)
    if (applicant === undefined || request === undefined || !(await closeRejection(tx.db, id, at))) return
    await notifyApplicant(tx, applicant, request)
  })
}

/** @throws {AppError} 'not_undoable' if the applicant has been notified, or has sent another request */
export async function undoRejection(ctx: SignedInContext, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const applicantId = await findApplicantId(tx.db, id)
    if (applicantId !== undefined) await lockUser(tx.db, applicantId)
    const request = await lockRequest(tx.db, id)
    if (request === undefined || !(await closeRejection(tx.db, id)) || (await hasOpenRequest(tx.db, request.userId))) {
      throw new AppError('not_undoable')
    }
    const undone = { reason: null, institutionId: null, decidedAt: null, decidedBy: null }
    await decideRequest(tx.db, id, { status: 'pending', ...undone })
    await audit(tx, {
      action: 'queue_decision.undone',
      objectType: 'institution_request',
      objectId: String(id),
      details: { before: 'rejected', after: 'pending' },
    })
  })
}

interface Open {
  readonly applicant: UserRow
  readonly request: RequestRow
}

/** Users are locked before requests, to avoid deadlocks. */
async function lockOpenRequest(tx: SignedInContext, id: number): Promise<Open> {
  const applicantId = await findApplicantId(tx.db, id)
  const applicant = applicantId === undefined ? undefined : await lockUser(tx.db, applicantId)
  const request = await lockRequest(tx.db, id)
  if (applicant === undefined || request === undefined) throw new AppError('not_found')
  const { status } = request
  if (status !== 'pending') throw new AppError('institution_request_decided', { params: { status } })
  return { applicant, request }
}

interface RequestDecision extends Open {
  readonly status: 'approved' | 'rejected'
  readonly reason: string | null
  readonly institutionId: number | null
}

async function decide(
  tx: SignedInContext,
  { applicant, request, ...decision }: RequestDecision,
  isUndoable = false,
): Promise<ApplicantRow> {
  const { status } = decision
  const decidedAt = tx.clock()
  const announceAt = isUndoable ? new Date(decidedAt.getTime() + undoSeconds * 1000) : null
  const decided = await decideRequest(tx.db, request.id, { ...decision, decidedAt, decidedBy: tx.actor.id, announceAt })
  await audit(tx, {
    action: `institution_request.${status}`,
    objectType: 'institution_request',
    objectId: String(request.id),
    ...(decision.institutionId !== null && { details: { institutionId: decision.institutionId } }),
  })
  await markAdminNotificationsRead(tx, `institution_request_received:${request.id}`)
  const { id } = request
  if (announceAt === null) await notifyApplicant(tx, applicant, decided)
  else {
    const data = { kind: 'institution_request', id, at: announceAt.toISOString() } as const
    await tx.jobs.send(tx, 'announce-decision', data, { afterSeconds: undoSeconds })
  }
  return { request: decided, applicant: { name: applicant.name, email: applicant.email } }
}

/** Notifies the applicant of a decision, in the product and by email. */
async function notifyApplicant(tx: Context, { id: userId, name, email }: UserRow, request: RequestRow): Promise<void> {
  const { status, reason } = request
  if (status === 'pending') return
  const kind = `institution_request_${status}` as const
  const key = `${kind}:${request.id}`
  await notify(tx, { userId, kind, params: { institution: request.name }, key })
  await queueEmail(tx, {
    kind,
    to: email,
    userId,
    key,
    params: {
      name,
      institution: request.name,
      ...(status === 'rejected' && { explained: reason === null ? 'no' : 'yes', reason: reason ?? '' }),
    },
  })
}
