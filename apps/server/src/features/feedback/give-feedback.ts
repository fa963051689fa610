import { type FeedbackType, maxFeedbackTargets, sampleFeedbackTargets } from '@milepost/contract/feedback/limits'
import type { giveFeedback as giveFeedbackRoute } from '@milepost/contract/feedback/routes'
import type { FeedbackTarget } from '@milepost/contract/feedback/schema'
import { hasFoldedWords } from '@milepost/contract/fold'
import type { BodyOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { Queryable } from '#db/client.ts'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/activity/index.ts'
import { requireMayRate } from '#features/feedback/policy.ts'
import {
  type FeedbackRow,
  findCourseTargets,
  findInstitutionTargets,
  findSame,
  hasTargets,
  insertFeedback,
  lockRatedSubject,
  type RatedSubject,
} from '#features/feedback/repository.ts'
import { notifyMembers } from '#features/notifications/index.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

const duplicateWindow = 24 * 60 * 60 * 1000

/**
 * Stores feedback and notifies the institution's members. A repeated one returns the stored feedback.
 * @throws {AppError} 'invalid' for an unknown target; 'forbidden' for one's own institution
 */
export async function giveFeedback(
  ctx: SignedInContext,
  { name, type, targetId, target: sample = '', rating = 0, message, named = false }: BodyOf<typeof giveFeedbackRoute>,
): Promise<FeedbackRow> {
  return transaction(ctx, async (tx) => {
    const now = tx.clock()
    await lockUser(tx.db, tx.actor.id)
    const target =
      targetId === null ? await sampleOf(tx.db, type, sample) : await lockRatedSubject(tx.db, type, targetId)
    if (target === undefined) {
      const field = targetId === null ? 'target' : 'targetId'
      throw new AppError('invalid', { issues: [{ field, rule: 'not_there' }] })
    }
    requireMayRate(tx.actor, target.institutionId)
    const { name: targetName, institutionId, courseId } = target
    const row = {
      userId: tx.actor.id,
      name,
      namedToInstitution: named,
      type,
      target: targetName,
      institutionId,
      courseId,
      rating,
      message,
      createdAt: now,
    }
    const same = await findSame(tx.db, row, new Date(now.getTime() - duplicateWindow))
    if (same !== undefined) return same
    const stored = await insertFeedback(tx.db, row)
    await notifyAboutFeedback(tx, stored)
    return stored
  })
}

/** Samples are available only if there is nothing real. */
async function sampleOf(db: Queryable, type: FeedbackType, name: string): Promise<RatedSubject | undefined> {
  const samples: readonly string[] = sampleFeedbackTargets[type]
  if (!samples.includes(name) || (await hasTargets(db, type))) return undefined
  return { name, institutionId: null, courseId: null }
}

async function notifyAboutFeedback(
  tx: SignedInContext,
  { id, target, institutionId, courseId }: FeedbackRow,
): Promise<void> {
  if (tx.actor.role === 'student') {
    const subject = String(id)
    await recordActivity(tx, { userId: tx.actor.id, kind: 'feedback_given', subject, institutionId, courseId })
  }
  const params = { target, link: pages.institutionFeedback }
  await notifyMembers(tx, institutionId, { kind: 'feedback_received', params, key: `feedback:${id}` })
}

/** Searches feedback targets: institutions or courses by name, or the samples if there are none. */
export async function findTargets(db: Queryable, type: FeedbackType, search: string): Promise<FeedbackTarget[]> {
  const find = type === 'institution' ? findInstitutionTargets : findCourseTargets
  const found = await find(db, search, maxFeedbackTargets)
  if (found.length > 0 || (await hasTargets(db, type))) return found
  return sampleFeedbackTargets[type]
    .filter((name) => hasFoldedWords(name, search))
    .map((name) => ({ id: null, name, institution: null }))
}
