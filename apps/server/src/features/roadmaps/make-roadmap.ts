import type { Roadmap as Plan, StepLink } from '@milepost/advisor'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { answersOf, findProfile, type ProfileRow } from '#features/profiles/index.ts'
import { insertRecommendation } from '#features/recommendations/index.ts'
import { decideOccasion, week } from '#features/roadmaps/policy.ts'
import {
  countChangesSince,
  findCurrentRoadmap,
  insertRoadmap,
  type NewStep,
  type RoadmapRow,
} from '#features/roadmaps/repository.ts'
import { hasPaidPlan, lockUser } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Makes the caller's roadmap, or returns the one that exists where the rules say so.
 * Errors: 'profile_required' before the wizard was finished, 'premium_required' when another roadmap is asked for from
 * unchanged answers without a paid plan. Asked twice at once, one version is made and both get it.
 */
export async function makeRoadmap(ctx: SignedInContext, regenerate: boolean): Promise<RoadmapRow> {
  const profile = await findProfile(ctx.db, ctx.actor.id)
  if (profile === undefined) throw new AppError('profile_required')
  const current = await findCurrentRoadmap(ctx.db, ctx.actor.id)
  const occasion = decideOccasion({
    current,
    adviceRevision: profile.adviceRevision,
    hasPaidPlan: hasPaidPlan(ctx.actor),
    changesThisWeek: await countChangesSince(ctx.db, ctx.actor.id, new Date(ctx.clock().getTime() - week)),
    regenerate,
  })
  if (occasion === 'premium_required') throw new AppError('premium_required')
  if (occasion === 'keep' && current !== undefined) return current
  const advice = await takeAdvice(ctx, profile)
  return transaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.actor.id)
    const latest = await findCurrentRoadmap(tx.db, tx.actor.id)
    if (latest !== undefined && latest.id !== current?.id) return latest
    return storeRoadmap(tx, profile, advice, occasion === 'keep' ? 'first' : occasion)
  })
}

type Advice = Awaited<ReturnType<typeof takeAdvice>>

async function takeAdvice(ctx: SignedInContext, profile: ProfileRow) {
  const answers = answersOf(profile)
  const recommendation = await ctx.advisor.recommend(answers)
  const best = recommendation.value.ranking[0]
  if (best === undefined) throw new Error('the advisor ranked no career')
  const plan = await ctx.advisor.plan(answers, best.careerId, { locale: 'en' })
  const links = await ctx.advisor.link(plan.value.steps, await ctx.catalogue.index(), answers)
  return { recommendation, plan, links: links.value }
}

async function storeRoadmap(
  tx: SignedInContext,
  profile: ProfileRow,
  { recommendation, plan, links }: Advice,
  occasion: RoadmapRow['occasion'],
): Promise<RoadmapRow> {
  const shared = { userId: tx.actor.id, adviceRevision: profile.adviceRevision, createdAt: tx.clock() }
  const recommendationId = await insertRecommendation(tx.db, {
    ...shared,
    engine: recommendation.engine,
    knowledgeVersion: recommendation.knowledgeVersion,
    value: recommendation.value,
  })
  const roadmap = await insertRoadmap(
    tx.db,
    {
      ...shared,
      occasion,
      recommendationId,
      careerId: plan.value.careerId,
      engine: plan.engine,
      knowledgeVersion: plan.knowledgeVersion,
      totalHours: plan.value.totalHours,
      knownSkills: [...plan.value.knownSkills],
    },
    stepsOf(plan.value, links),
  )
  await audit(tx, {
    action: 'roadmap.created',
    objectType: 'roadmap',
    objectId: roadmap.id,
    details: { version: roadmap.version, careerId: roadmap.careerId, occasion, engine: roadmap.engine },
  })
  return roadmap
}

function stepsOf(plan: Plan, links: readonly StepLink[]): NewStep[] {
  const linkByKey = new Map(links.map((link) => [link.stepKey, link]))
  return plan.steps.map(({ id, ...step }) => ({
    ...step,
    number: id,
    courseId: linkByKey.get(step.key)?.courseId ?? null,
    linkReason: linkByKey.get(step.key)?.reason ?? null,
  }))
}
