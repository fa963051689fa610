import type { Context, Dependencies, JobData } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { move, notifyLearner, offerPlaces, usualOfferEnd } from '#features/applications/move.ts'
import {
  type ApplicationRow,
  countFree,
  countWaitingFor,
  findNextWaiting,
  findOfferSettings,
  findOffers,
  findWaitedFor,
  lockApplication,
  lockLearner,
  lockPlaces,
  type PlacesOf,
} from '#features/applications/repository.ts'
import { notify, notifyMembers } from '#features/notifications/index.ts'
import { dayOf } from '#lib/day-of.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Ends offers whose day has passed, reminds of those that end tomorrow, and offers free places to those who wait longest
 * where the institution wants that; the others get a notification of a free place. Safe to run twice.
 */
export async function tendOffers(ctx: Dependencies, { courseId }: JobData['tend-offers']): Promise<void> {
  const product = { ...ctx, actor: null, address: null }
  if (courseId === undefined) {
    const now = ctx.clock().getTime()
    for (const { id, userId } of await findOffers(ctx.db, { before: dayOf(new Date(now)) })) {
      await transaction(product, (tx) => endOffer(tx, userId, id))
    }
    for (const { id, userId } of await findOffers(ctx.db, { on: dayOf(new Date(now + day)) })) {
      await transaction(product, (tx) => remind(tx, userId, id))
    }
  }
  for (const places of await findWaitedFor(ctx.db, courseId)) {
    while (await transaction(product, (tx) => fillPlace(tx, places))) {
      // As many as are free.
    }
  }
}

async function lockOffer(tx: Context, userId: string, id: number): Promise<ApplicationRow | undefined> {
  await lockLearner(tx.db, userId)
  const row = await lockApplication(tx.db, id)
  return row?.status === 'offered' && row.undo === null ? row : undefined
}

/** The last day is over in UTC, which is the next morning where learners are. */
async function endOffer(tx: Context, userId: string, id: number): Promise<void> {
  const row = await lockOffer(tx, userId, id)
  if (row?.offerUntil == null || row.offerUntil >= dayOf(tx.clock())) return
  await move(tx, row, { status: 'closed', by: 'product' })
  const params = { course: row.courseTitle, institution: row.institutionName }
  await notify(tx, { userId, kind: 'offer_ended', params, key: `offer_ended:${id}:${row.offerUntil}` })
  const key = `offer_not_taken:${id}:${row.offerUntil}`
  await notifyMembers(tx, row.institutionId, { kind: 'offer_not_taken', params: { course: row.courseTitle }, key })
  await offerPlaces(tx, row)
}

async function remind(tx: Context, userId: string, id: number): Promise<void> {
  const row = await lockOffer(tx, userId, id)
  if (row?.offerUntil == null) return
  const params = { course: row.courseTitle, institution: row.institutionName, until: row.offerUntil }
  await notify(tx, { userId, kind: 'offer_ending', params, key: `offer_ending:${id}:${row.offerUntil}` })
}

/** @returns whether a place was offered */
async function fillPlace(tx: Context, places: PlacesOf): Promise<boolean> {
  const next = await findNextWaiting(tx.db, places)
  if (next?.courseId == null || next.institutionId === null) return false
  await lockLearner(tx.db, next.userId)
  await lockPlaces(tx.db, next.courseId)
  const free = await countFree(tx.db, places)
  const row = await lockApplication(tx.db, next.id)
  if (free === null || free <= 0 || row?.status !== 'waiting' || row.undo !== null) return false
  const settings = await findOfferSettings(tx.db, next.institutionId)
  if (settings?.offersNext !== true) {
    const params = { course: row.courseTitle, waiting: await countWaitingFor(tx.db, places) }
    const key = `place_free:${row.courseId}:${row.intakeId}:${tx.clock().toISOString()}`
    await notifyMembers(tx, row.institutionId, { kind: 'place_free', params, key })
    return false
  }
  const offerUntil = await usualOfferEnd(tx, row.institutionId)
  const offered = await move(tx, row, { status: 'offered', by: 'product', columns: { offerUntil, answer: null } })
  await notifyLearner(tx, offered, 'waiting')
  return true
}
