import type { AdviceDecisions, AdvisorPlan } from '@milepost/advisor'
import type { KnownSkill, RoadmapRequest } from '@milepost/contract/roadmaps/schema'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/activity/index.ts'
import { countAdvisor } from '#features/analytics/advisor/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { fingerprintOf, saveChoice, updateVariant, upsertCorrection } from '#features/decisions/index.ts'
import { engineOf } from '#features/model-usage/index.ts'
import { insertRecommendation } from '#features/recommendations/index.ts'
import { addSessionsTo } from '#features/roadmaps/add-sessions.ts'
import {
  decisionsAfter,
  type GeneratedRoadmap,
  generateRoadmap,
  isFirstTaste,
  loadRoadmapInputs,
  type RoadmapInputs,
  requireRoadmapReason,
} from '#features/roadmaps/plan-roadmap.ts'
import type { RoadmapCommand } from '#features/roadmaps/policy.ts'
import { presentKnownSkill } from '#features/roadmaps/presenter.ts'
import { findSteps, insertRoadmap, type RoadmapRow } from '#features/roadmaps/repository.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** Each retry means that another request of the same learner succeeded, and few of those can run together. */
const maxAttempts = 20

/**
 * Creates the next roadmap version and stores the decision behind it, or returns the current one if the policy says so.
 * The advisor runs outside the transaction; retries when inputs changed.
 * @throws {AppError} 'profile_required' before the wizard was finished; 'premium_required'; 'unavailable' after too
 * many retries
 */
export async function runRoadmapCommand(ctx: SignedInContext, command: RoadmapCommand): Promise<RoadmapRow> {
  let current = command
  let previous: RoadmapInputs | undefined
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const inputs = await loadRoadmapInputs(ctx)
    // Two concurrent requests for another roadmap share one new version.
    if (current.kind === 'regenerate' && previous !== undefined && previous.current?.id !== inputs.current?.id)
      current = { kind: 'make' }
    const roadmap = await createRoadmapVersion(ctx, inputs, current)
    if (roadmap !== undefined) return roadmap
    previous = inputs
  }
  throw new AppError('unavailable', { retryAfter: 2 })
}

/** @returns undefined if the inputs changed in the meantime */
async function createRoadmapVersion(
  ctx: SignedInContext,
  inputs: RoadmapInputs,
  command: RoadmapCommand,
): Promise<RoadmapRow | undefined> {
  const { current } = inputs
  const isTaste = await isFirstTaste(ctx, command)
  const reason = requireRoadmapReason(ctx, inputs, command, isTaste)
  const decisions = decisionsAfter(inputs.decisions, command)
  const areDecisionsUnchanged = fingerprintOf(decisions) === fingerprintOf(inputs.decisions)
  if (areDecisionsUnchanged && (reason === 'keep' || command.kind === 'correct' || command.kind === 'vary'))
    return current
  const generated = reason === 'keep' ? undefined : await generateRoadmap(ctx, inputs, decisions, reason)
  return transaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.actor.id)
    if (fingerprint(inputs) !== fingerprint(await loadRoadmapInputs(tx))) return undefined
    await saveDecision(tx, command)
    if (generated === undefined || reason === 'keep') return current
    if (current !== undefined && reason === 'corrected' && (await isSame(tx, current, generated))) return current
    return storeRoadmap(tx, { generated, decisions, reason, isTaste, adviceRevision: inputs.profile.adviceRevision })
  })
}

function fingerprint({ profile, decisions, current, changesThisWeek }: RoadmapInputs): string {
  return [profile.adviceRevision, fingerprintOf(decisions), current?.id, changesThisWeek].join()
}

async function saveDecision(tx: SignedInContext, command: RoadmapCommand): Promise<void> {
  const userId = tx.actor.id
  if (command.kind === 'switch') await saveChoice(tx.db, userId, command.careerId)
  if (command.kind === 'vary') await updateVariant(tx.db, userId, command.variant)
  if (command.kind === 'correct') await upsertCorrection(tx.db, userId, command.correction, tx.clock())
}

/** A correction that leaves steps, hours, skills and requests unchanged doesn't create a version. */
async function isSame(tx: SignedInContext, current: RoadmapRow, { plan, steps }: GeneratedRoadmap): Promise<boolean> {
  const digest = (parts: readonly { key: string; hours: number }[], advised: DigestedPlan) =>
    JSON.stringify([
      parts.map(({ key, hours }) => [key, hours]),
      advised.knownSkills.map(({ id, level }) => [id, level]),
      advised.deniedSkills.map(({ id }) => id),
      advised.requests.map(outcomeOf),
    ])
  const before = { ...current, knownSkills: current.knownSkills.map(presentKnownSkill) }
  return digest(await findSteps(tx.db, current.id), before) === digest(steps, plan.value)
}

function outcomeOf(request: RoadmapRequest): string {
  if (request.kind === 'unknown') return request.name
  // Its day depends on today.
  if (request.kind === 'deadline') return String(request.ignored === true)
  return `${request.skillId} ${request.outcome}`
}

interface DigestedPlan extends Pick<AdvisorPlan, 'requests'> {
  readonly knownSkills: readonly Pick<KnownSkill, 'id' | 'level'>[]
  readonly deniedSkills: readonly { readonly id: string }[]
}

interface NewVersion {
  readonly generated: GeneratedRoadmap
  readonly decisions: AdviceDecisions
  readonly reason: RoadmapRow['occasion']
  readonly isTaste: boolean
  readonly adviceRevision: number
}

async function storeRoadmap(
  tx: SignedInContext,
  { generated: { recommendation, plan, steps }, decisions, reason, isTaste, adviceRevision }: NewVersion,
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
      occasion: reason,
      recommendationId,
      careerId: plan.value.careerId,
      engine: engineOf(plan),
      knowledgeVersion: plan.knowledgeVersion,
      totalHours: plan.value.totalHours,
      knownSkills: [...plan.value.knownSkills],
      deniedSkills: [...plan.value.deniedSkills],
      requests: [...plan.value.requests],
      chosenCareerId: decisions.chosenCareerId,
      corrections: decisions.corrections,
      variant: decisions.variant ?? null,
      afterTaster: isTaste,
    },
    steps,
  )
  await addSessionsTo(tx.db, roadmap)
  await audit(tx, {
    action: 'roadmap.created',
    objectType: 'roadmap',
    objectId: roadmap.id,
    details: { version: roadmap.version, careerId: roadmap.careerId, occasion: reason, engine: roadmap.engine },
  })
  await recordActivity(tx, { userId: tx.actor.id, kind: 'roadmap_made', subject: roadmap.id })
  const taughtSteps = steps.filter(({ milestone }) => !milestone)
  const isFirst = roadmap.careerId === recommendation.value.ranking[0]?.careerId
  await countAdvisor(tx, {
    steps_planned: taughtSteps.length,
    steps_without_course: taughtSteps.filter(({ courseId }) => courseId === null).length,
    // A switch answers earlier advice; a correction doesn't decide about a career.
    ...(reason !== 'corrected' && {
      advice_given: reason === 'switched' ? 0 : 1,
      [isFirst ? 'advice_followed' : 'advice_overruled']: 1,
    }),
  })
  return roadmap
}
