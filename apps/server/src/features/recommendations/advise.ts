import { knowledgeVersion } from '@milepost/advisor/knowledge'
import type { Advice } from '@milepost/contract/recommendations'
import { transaction } from '#db/transaction.ts'
import { countAdvisor } from '#features/analytics/advisor/index.ts'
import { findDecisions, findRejections, fingerprintOf, type RejectionRow } from '#features/decisions/index.ts'
import { adviceAnswersOf, type ProfileRow, requireProfile } from '#features/profiles/index.ts'
import {
  deleteUnusedRecommendations,
  findRecommendationFrom,
  findRoadmapCareer,
  insertRecommendation,
  type RecommendationRow,
} from '#features/recommendations/repository.ts'
import { lockUser } from '#features/users/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * The advisor's advice for the caller's current answers and decisions.
 * @throws {AppError} 'profile_required' without answers
 */
export async function advise(ctx: SignedInContext): Promise<Advice> {
  const profile = await requireProfile(ctx.db, ctx.actor.id)
  const decisions = await findDecisions(ctx.db, profile)
  const basis = {
    userId: ctx.actor.id,
    adviceRevision: profile.adviceRevision,
    knowledgeVersion,
    decisionsFingerprint: fingerprintOf(decisions),
  }
  const row =
    (await findRecommendationFrom(ctx.db, basis)) ?? (await createRecommendation(ctx, { profile, decisions, basis }))
  return {
    recommendation: row.value,
    engine: row.engine,
    knowledgeVersion: row.knowledgeVersion,
    chosenCareerId: decisions.chosenCareerId,
    roadmapCareerId: await findRoadmapCareer(ctx.db, ctx.actor.id),
    rejections: (await findRejections(ctx.db, ctx.actor.id)).map(presentRejection),
  }
}

interface AdviceQuestion {
  readonly profile: ProfileRow
  readonly decisions: Awaited<ReturnType<typeof findDecisions>>
  readonly basis: Parameters<typeof findRecommendationFrom>[1]
}

/** A learner who tries out decisions leaves one recommendation; those behind roadmaps remain. */
async function createRecommendation(
  ctx: SignedInContext,
  { profile, decisions, basis }: AdviceQuestion,
): Promise<Pick<RecommendationRow, 'value' | 'engine' | 'knowledgeVersion'>> {
  const {
    value,
    engine,
    knowledgeVersion: version,
  } = await ctx.advisor.recommend({ ...adviceAnswersOf(profile), decisions })
  const row = { ...basis, value, engine, knowledgeVersion: version, createdAt: ctx.clock() }
  await transaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.actor.id)
    await deleteUnusedRecommendations(tx.db, tx.actor.id)
    await insertRecommendation(tx.db, row)
    await countAdvisor(tx, { advice_given: 1 })
  })
  return row
}

function presentRejection({ userId: _, createdAt, ...rejection }: RejectionRow): Advice['rejections'][number] {
  return { ...rejection, createdAt: createdAt.toISOString() }
}
