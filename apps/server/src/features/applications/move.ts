import {
  type ApplicationMover,
  type ApplicationStatus,
  liveStatuses,
  placedStatuses,
  usualOfferDays,
} from '@milepost/contract/applications/limits'
import type { moveApplications, moveOwnApplication } from '@milepost/contract/applications/routes'
import type { BodyOf, ReplyOf } from '@milepost/contract/http'
import { undoSeconds } from '@milepost/contract/queue/limits'
import type { Context, Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { readOwn } from '#features/applications/apply.ts'
import { requireCanAnswerFor, requireMove, requireReceived, requireSent } from '#features/applications/policy.ts'
import {
  type ApplicationRow,
  countFree,
  findApplication,
  findOfferSettings,
  hasOtherLive,
  lockApplication,
  lockLearner,
  lockPlaces,
  type OwnRow,
  updateApplication,
} from '#features/applications/repository.ts'
import { audit } from '#features/audit-logs/index.ts'
import { ensureSigningKey, issueCredential, revokeTakenBack } from '#features/credentials/index.ts'
import { notify, notifyMembers } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'
import { dayOf } from '#lib/day-of.ts'

interface ApplicationChange {
  readonly status: ApplicationStatus
  readonly by: ApplicationMover
  /** What it sets besides. */
  readonly columns?: Partial<Pick<ApplicationRow, 'answer' | 'offerUntil' | 'sharesProgress' | 'undo'>>
}

const isLive = (status: ApplicationStatus) => liveStatuses.some((each) => each === status)
const isPlaced = (status: ApplicationStatus) => placedStatuses.some((each) => each === status)

/**
 * Moves a locked application. Its learner must be locked before.
 * @throws {AppError} 'application_decided' for a move that isn't theirs
 * @throws {AppError} 'course_full' for a place where none is free; 'application_open' where the learner applied again
 */
export async function move(tx: Context, found: ApplicationRow, change: ApplicationChange): Promise<ApplicationRow> {
  requireMove(found.status, change.status, change.by)
  return set(tx, found, change.status, { ...change.columns, decidedAt: tx.clock() })
}

async function set(
  tx: Context,
  found: ApplicationRow,
  status: ApplicationStatus,
  columns: Partial<ApplicationRow>,
): Promise<ApplicationRow> {
  if (isPlaced(status) && !isPlaced(found.status) && found.courseId !== null) {
    await lockPlaces(tx.db, found.courseId)
    const free = await countFree(tx.db, found)
    if (free !== null && free <= 0) throw new AppError('course_full')
  }
  if (isLive(status) && !isLive(found.status) && (await hasOtherLive(tx.db, found))) {
    throw new AppError('application_open')
  }
  const row = await updateApplication(tx.db, found.id, { undo: null, ...columns, status })
  if (tx.actor !== null) {
    const details = { before: found.status, after: status }
    await audit(tx, { action: 'application.moved', objectType: 'application', objectId: String(found.id), details })
  }
  return row
}

/**
 * Withdraws the caller's application, accepts the offered place or leaves the course, and tells the institution.
 * @throws {AppError} 'not_found' for another's; the errors of `move`
 */
export async function moveOwn(
  ctx: SignedInContext,
  id: number,
  { status, sharesProgress }: BodyOf<typeof moveOwnApplication>,
): Promise<OwnRow> {
  return transaction(ctx, async (tx) => {
    await lockLearner(tx.db, tx.actor.id)
    const found = await lockApplication(tx.db, id)
    requireSent(tx.actor, found)
    const isSharing = status === 'enrolled' && sharesProgress !== undefined
    await move(tx, found, { status, by: 'learner', ...(isSharing && { columns: { sharesProgress } }) })
    const kind =
      status === 'withdrawn' ? 'application_withdrawn' : status === 'left' ? 'learner_left' : 'offer_accepted'
    const key = `${kind}:${id}:${tx.clock().toISOString()}`
    await notifyMembers(tx, found.institutionId, { kind, params: { course: found.courseTitle }, key })
    if (isPlaced(found.status) && !isPlaced(status)) await offerPlaces(tx, found)
    return readOwn(tx, id)
  })
}

/** Lets a place that became free be offered, or the institution be told of it. */
export async function offerPlaces(tx: Pick<Context, 'db' | 'jobs'>, { courseId }: ApplicationRow): Promise<void> {
  if (courseId !== null) await tx.jobs.send(tx, 'tend-offers', { courseId })
}

type MovesReply = ReplyOf<typeof moveApplications>
type MoveRefusal = MovesReply['refused'][number]['code']
const refusals: readonly string[] = [
  'not_found',
  'application_decided',
  'application_open',
  'course_full',
  'not_undoable',
] satisfies MoveRefusal[]

/**
 * Moves applications, each in a separate transaction: one that can't be moved doesn't keep the others from it. Their
 * learners hear of it a minute later, unless it is undone.
 * @throws {AppError} 'forbidden' for another institution; 'invalid' for an offer until a day that has passed, and for
 * taking back a completion without a reason
 */
export async function moveMany(
  ctx: SignedInContext,
  institutionId: number,
  { ids, ...body }: BodyOf<typeof moveApplications>,
): Promise<MovesReply> {
  requireCanAnswerFor(ctx.actor, institutionId)
  if (body.offerUntil !== undefined && body.offerUntil < dayOf(ctx.clock())) {
    throw new AppError('invalid', { issues: [{ field: 'offerUntil', rule: 'past' }] })
  }
  if (body.status === 'enrolled' && body.answer === '') {
    for (const id of ids) {
      if ((await findApplication(ctx.db, id))?.status === 'completed') {
        throw new AppError('invalid', { issues: [{ field: 'answer', rule: 'required' }] })
      }
    }
  }
  return each(ids, (id) => moveReceived(ctx, id, body))
}

/**
 * Undoes what was done with applications last, while their learners haven't been told.
 * @throws {AppError} 'forbidden' for another institution
 */
export async function undoMany(
  ctx: SignedInContext,
  institutionId: number,
  ids: readonly number[],
): Promise<MovesReply> {
  requireCanAnswerFor(ctx.actor, institutionId)
  return each(ids, (id) =>
    transaction(ctx, async (tx) => {
      const found = await lockReceived(tx, id)
      if (found.undo === null) throw new AppError('not_undoable')
      const { status, answer, decidedAt, offerUntil } = found.undo
      await set(tx, found, status, {
        answer,
        offerUntil,
        decidedAt: decidedAt === null ? null : new Date(decidedAt),
        undo: null,
      })
    }),
  )
}

async function each(ids: readonly number[], work: (id: number) => Promise<void>): Promise<MovesReply> {
  const outcome: MovesReply = { done: [], refused: [] }
  for (const id of ids) {
    try {
      await work(id)
      outcome.done.push(id)
    } catch (error) {
      if (!(error instanceof AppError) || !refusals.includes(error.code)) throw error
      outcome.refused.push({ id, code: error.code as MoveRefusal })
    }
  }
  return outcome
}

/** Users are locked before applications everywhere, to avoid deadlocks. */
async function lockReceived(tx: SignedInContext, id: number): Promise<ApplicationRow> {
  const found = await findApplication(tx.db, id)
  requireReceived(tx.actor, found)
  await lockLearner(tx.db, found.userId)
  const locked = await lockApplication(tx.db, id)
  requireReceived(tx.actor, locked)
  return locked
}

async function moveReceived(
  ctx: SignedInContext,
  id: number,
  { status, answer, offerUntil }: Omit<BodyOf<typeof moveApplications>, 'ids'>,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const found = await lockReceived(tx, id)
    const before = {
      status: found.status,
      answer: found.answer,
      decidedAt: found.decidedAt?.toISOString() ?? null,
      offerUntil: found.offerUntil,
    }
    const row = await move(tx, found, {
      status,
      by: 'institution',
      columns: {
        answer: answer === '' ? null : answer,
        offerUntil: status === 'offered' ? (offerUntil ?? (await usualOfferEnd(tx, found.institutionId))) : null,
        // Of several moves within the minute the learner hears of the last one, and Undo goes back before the first.
        undo: found.undo ?? before,
      },
    })
    const data = { kind: 'application', id, at: row.decidedAt?.toISOString() ?? '' } as const
    await tx.jobs.send(tx, 'announce-decision', data, { afterSeconds: undoSeconds })
  })
}

export async function usualOfferEnd(tx: Pick<Context, 'db' | 'clock'>, institutionId: number | null): Promise<string> {
  const settings = institutionId === null ? undefined : await findOfferSettings(tx.db, institutionId)
  const days = settings?.offerDays ?? usualOfferDays
  return dayOf(new Date(tx.clock().getTime() + days * 24 * 60 * 60 * 1000))
}

/** Tells a learner what their institution did, once it can no longer be undone. Safe to run twice. */
export async function announceMove(ctx: Dependencies, id: number, at: string | undefined): Promise<void> {
  const found = await findApplication(ctx.db, id)
  if (found === undefined) return
  if (found.status === 'completed') await ensureSigningKey(ctx)
  await transaction({ ...ctx, actor: null, address: null }, async (tx) => {
    const learner = await lockLearner(tx.db, found.userId)
    const row = await lockApplication(tx.db, id)
    if (row?.undo == null || row.decidedAt?.toISOString() !== at) return
    const before = row.undo.status
    await updateApplication(tx.db, id, { undo: null })
    if (row.status === 'completed' && learner !== undefined) await issueCredential(tx, row, learner.email)
    if (before === 'completed' && row.status !== 'completed') await revokeTakenBack(tx, row)
    if (before !== row.status) await notifyLearner(tx, row, before)
    if (isPlaced(before) && !isPlaced(row.status)) await offerPlaces(tx, row)
  })
}

export async function notifyLearner(
  tx: Pick<Context, 'db' | 'clock'>,
  {
    id,
    userId,
    courseTitle: course,
    institutionName: institution,
    status,
    answer,
    offerUntil,
    decidedAt,
  }: ApplicationRow,
  before: ApplicationStatus,
): Promise<void> {
  const key = `application_answered:${id}:${decidedAt?.toISOString()}`
  if (before === 'completed') {
    const params = { course, institution, reason: answer ?? '' }
    await notify(tx, { userId, kind: 'completion_taken_back', params, key })
    return
  }
  const params = { course, institution, status, until: offerUntil ?? '' }
  await notify(tx, { userId, kind: 'application_answered', params, key })
}
