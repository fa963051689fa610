import type { Decisions } from '@milepost/advisor'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/activity/index.ts'
import { countAdvisor } from '#features/advisor-counts/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { fingerprintOf, saveChoice, upsertCorrection } from '#features/decisions/index.ts'
import { engineOf } from '#features/model-usage/index.ts'
import { insertRecommendation } from '#features/recommendations/index.ts'
import {
  type Drawn,
  decisionsAfter,
  drawRoadmap,
  readStanding,
  requireOccasion,
  type Standing,
} from '#features/roadmaps/plan-roadmap.ts'
import type { Wish } from '#features/roadmaps/policy.ts'
import { findSteps, insertRoadmap, type RoadmapRow } from '#features/roadmaps/repository.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/** Every lost race means that another request of the same learner got through, and few of those can be under way at once. */
const maxAttempts = 20

/**
 * Grants a wish: makes the caller's next roadmap version and keeps the decision that led to it, in one transaction, or returns
 * the version that exists where the rules say so. The advisor is asked outside of the transaction; if what it was asked
 * about has changed meanwhile, everything is decided again.
 * Errors: 'profile_required' before the wizard was finished; 'premium_required' where the policy says so; 'unavailable' when the
 * learner's own requests overtook this one again and again.
 */
export async function makeRoadmap(ctx: SignedInContext, wish: Wish): Promise<RoadmapRow> {
  let wanted = wish
  let before: Standing | undefined
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const standing = await readStanding(ctx)
    // Asked twice at once for another roadmap, one version is made and both get it.
    if (wanted.kind === 'regenerate' && before !== undefined && before.current?.id !== standing.current?.id)
      wanted = { kind: 'make' }
    const roadmap = await attemptWish(ctx, standing, wanted)
    if (roadmap !== undefined) return roadmap
    before = standing
  }
  throw new AppError('unavailable', { retryAfter: 2 })
}

/** Out: the roadmap, or undefined when something it rests on was changed meanwhile. */
async function attemptWish(ctx: SignedInContext, standing: Standing, wish: Wish): Promise<RoadmapRow | undefined> {
  const { current } = standing
  const occasion = requireOccasion(ctx, standing, wish)
  const decisions = decisionsAfter(standing.decisions, wish)
  const isDecided = fingerprintOf(decisions) === fingerprintOf(standing.decisions)
  if (isDecided && (occasion === 'keep' || wish.kind === 'correct')) return current
  const drawn = occasion === 'keep' ? undefined : await drawRoadmap(ctx, standing, decisions, occasion)
  return transaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.actor.id)
    if (fingerprint(standing) !== fingerprint(await readStanding(tx))) return undefined
    await saveDecision(tx, wish)
    if (drawn === undefined || occasion === 'keep') return current
    if (current !== undefined && occasion === 'corrected' && (await isSame(tx, current, drawn))) return current
    return storeRoadmap(tx, { drawn, decisions, occasion, adviceRevision: standing.profile.adviceRevision })
  })
}

function fingerprint({ profile, decisions, current, changesThisWeek }: Standing): string {
  return [profile.adviceRevision, fingerprintOf(decisions), current?.id, changesThisWeek].join()
}

async function saveDecision(tx: SignedInContext, wish: Wish): Promise<void> {
  const userId = tx.actor.id
  if (wish.kind === 'switch') await saveChoice(tx.db, userId, wish.careerId)
  if (wish.kind === 'correct') {
    const { skillId, known } = wish
    await upsertCorrection(tx.db, { userId, skillId, known, createdAt: tx.clock() })
  }
}

/** A correction that leaves steps, hours and skills as they are is no reason for another version. */
async function isSame(tx: SignedInContext, current: RoadmapRow, { plan, steps }: Drawn): Promise<boolean> {
  const digest = (parts: readonly { key: string; hours: number }[], ...lists: (readonly { id: string }[])[]) =>
    JSON.stringify([parts.map(({ key, hours }) => [key, hours]), lists.map((skills) => skills.map(({ id }) => id))])
  const before = digest(await findSteps(tx.db, current.id), current.knownSkills, current.deniedSkills)
  return before === digest(steps, plan.value.knownSkills, plan.value.deniedSkills)
}

interface NewVersion {
  readonly drawn: Drawn
  readonly decisions: Decisions
  readonly occasion: RoadmapRow['occasion']
  readonly adviceRevision: number
}

async function storeRoadmap(
  tx: SignedInContext,
  { drawn: { recommendation, plan, steps }, decisions, occasion, adviceRevision }: NewVersion,
): Promise<RoadmapRow> {
  const shared = { userId: tx.actor.id, adviceRevision, createdAt: tx.clock() }
  const recommendationId = await insertRecommendation(tx.db, {
    ...shared,
    decisionsFingerprint: fingerprintOf(decisions),
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
      engine: engineOf(plan),
      knowledgeVersion: plan.knowledgeVersion,
      totalHours: plan.value.totalHours,
      knownSkills: [...plan.value.knownSkills],
      deniedSkills: [...plan.value.deniedSkills],
      chosenCareerId: decisions.chosenCareerId,
      corrections: decisions.corrections,
    },
    steps,
  )
  await audit(tx, {
    action: 'roadmap.created',
    objectType: 'roadmap',
    objectId: roadmap.id,
    details: { version: roadmap.version, careerId: roadmap.careerId, occasion, engine: roadmap.engine },
  })
  await recordActivity(tx, { userId: tx.actor.id, kind: 'roadmap_made', subject: roadmap.id })
  const taught = steps.filter(({ milestone }) => !milestone)
  const isFirst = roadmap.careerId === recommendation.value.ranking[0]?.careerId
  await countAdvisor(tx, {
    steps_planned: taught.length,
    steps_without_course: taught.filter(({ courseId }) => courseId === null).length,
    // A switch answers advice that was given before; a correction decides about no career.
    ...(occasion !== 'corrected' && {
      advice_given: occasion === 'switched' ? 0 : 1,
      [isFirst ? 'advice_followed' : 'advice_overruled']: 1,
    }),
  })
  return roadmap
}
