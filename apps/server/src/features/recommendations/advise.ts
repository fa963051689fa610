import { withoutLearned } from '@milepost/advisor'
import { describeOtherWork, knowledgeVersion } from '@milepost/advisor/knowledge'
import type { Advice } from '@milepost/contract/recommendations/schema'
import { transaction } from '#db/transaction.ts'
import { countAdvisor } from '#features/analytics/advisor/index.ts'
import { findDecisions, findRejections, fingerprintOf, type RejectionRow } from '#features/decisions/index.ts'
import { adviceAnswersOf, type ProfileRow, requireProfile } from '#features/profiles/index.ts'
import { findLearnedSkills } from '#features/progress/index.ts'
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
  const question = await questionOf(ctx, await requireProfile(ctx.db, ctx.actor.id))
  const row = (await findRecommendationFrom(ctx.db, question.basis)) ?? (await createRecommendation(ctx, question))
  return presentAdvice(ctx, row, question)
}

interface AdviceQuestion {
  readonly profile: ProfileRow
  readonly decisions: Awaited<ReturnType<typeof findDecisions>>
  readonly basis: Parameters<typeof findRecommendationFrom>[1]
}

async function questionOf(ctx: SignedInContext, profile: ProfileRow): Promise<AdviceQuestion> {
  const decisions = await findDecisions(ctx.db, profile)
  const basis = {
    userId: ctx.actor.id,
    adviceRevision: profile.adviceRevision,
    knowledgeVersion,
    decisionsFingerprint: fingerprintOf(decisions),
  }
  return { profile, decisions, basis }
}

type AdvisedRow = Pick<RecommendationRow, 'value' | 'engine' | 'knowledgeVersion'>

async function presentAdvice(
  ctx: SignedInContext,
  row: AdvisedRow,
  { profile, decisions }: AdviceQuestion,
): Promise<Advice> {
  return {
    recommendation: withoutLearned(row.value, await findLearnedSkills(ctx.db, ctx.actor.id)),
    engine: row.engine,
    knowledgeVersion: row.knowledgeVersion,
    chosenCareerId: decisions.chosenCareerId,
    roadmapCareerId: await findRoadmapCareer(ctx.db, ctx.actor.id),
    rejections: (await findRejections(ctx.db, ctx.actor.id)).map(presentRejection),
    otherWork: describeOtherWork(row.value.elsewhere, adviceAnswersOf(profile)),
  }
}

/** A learner who tries out decisions leaves one recommendation; those behind roadmaps remain. */
async function createRecommendation(
  ctx: SignedInContext,
  { profile, decisions, basis }: AdviceQuestion,
): Promise<AdvisedRow> {
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
