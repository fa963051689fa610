import { type AdviceDecisions, type AdvisorPlan, coursePreferencesOf, type StepLink } from '@milepost/advisor'
import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import { countAdvisor, fallbacksOf } from '#features/analytics/advisor/index.ts'
import { indexCoursesFor } from '#features/courses/skills/index.ts'
import { findDecisions, withChoice, withCorrection, withVariantChoice } from '#features/decisions/index.ts'
import { modelOptionsOf } from '#features/model-usage/index.ts'
import { adviceAnswersOf, type ProfileRow, requireProfile } from '#features/profiles/index.ts'
import { findStatuses } from '#features/progress/index.ts'
import { advise } from '#features/recommendations/index.ts'
import { findWhereabouts } from '#features/roadmaps/find-whereabouts.ts'
import { decideRoadmapChange, type RoadmapCommand, week } from '#features/roadmaps/policy.ts'
import {
  countChangesSince,
  findCurrentRoadmap,
  findTastedCareers,
  type NewStep,
  type RoadmapRow,
} from '#features/roadmaps/repository.ts'
import { hasPaidPlan } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** Everything that a roadmap is decided and generated from. */
export interface RoadmapInputs {
  readonly profile: ProfileRow
  readonly decisions: AdviceDecisions
  readonly current: RoadmapRow | undefined
  readonly changesThisWeek: number
}

/** @throws {AppError} 'profile_required' before the wizard was finished */
export async function loadRoadmapInputs(ctx: SignedInContext): Promise<RoadmapInputs> {
  const profile = await requireProfile(ctx.db, ctx.actor.id)
  return {
    profile,
    decisions: await findDecisions(ctx.db, profile),
    current: await findCurrentRoadmap(ctx.db, ctx.actor.id),
    changesThisWeek: await countChangesSince(ctx.db, ctx.actor.id, new Date(ctx.clock().getTime() - week)),
  }
}

/** Whether a command chooses a career that was to be tried, for the first time after its taster. */
export async function isFirstTaste(ctx: SignedInContext, command: RoadmapCommand): Promise<boolean> {
  if (command.kind !== 'switch' || command.afterTaster !== true) return false
  const { recommendation } = await advise(ctx)
  if (!recommendation.toTry.includes(command.careerId)) return false
  return !(await findTastedCareers(ctx.db, ctx.actor.id)).includes(command.careerId)
}

/**
 * Applies the policy to a command.
 * @throws {AppError} 'premium_required'
 */
export function requireRoadmapReason(
  ctx: SignedInContext,
  inputs: RoadmapInputs,
  command: RoadmapCommand,
  isTaste = false,
): RoadmapRow['occasion'] | 'keep' {
  const { current, profile, changesThisWeek } = inputs
  const reason = decideRoadmapChange({
    command,
    current,
    changesThisWeek,
    isFirstTaste: isTaste,
    adviceRevision: profile.adviceRevision,
    hasPaidPlan: hasPaidPlan(ctx.actor),
  })
  if (reason === 'premium_required') throw new AppError('premium_required')
  return reason
}

/** The decisions after a command. */
export function decisionsAfter(decisions: AdviceDecisions, command: RoadmapCommand): AdviceDecisions {
  switch (command.kind) {
    case 'switch':
      return withChoice(decisions, command.careerId)
    case 'correct':
      return withCorrection(decisions, command.correction)
    case 'vary':
      return withVariantChoice(decisions, command.variant)
    default:
      return decisions
  }
}

export type GeneratedRoadmap = Awaited<ReturnType<typeof generateRoadmap>>

/**
 * Generates the roadmap of a command without storing it. The career is the chosen one, else the best ranked; a
 * correction never changes it.
 */
export async function generateRoadmap(
  ctx: SignedInContext,
  { profile, current }: Pick<RoadmapInputs, 'profile' | 'current'>,
  decisions: AdviceDecisions,
  reason: RoadmapRow['occasion'],
) {
  const question = { ...adviceAnswersOf(profile), decisions }
  const recommendation = await ctx.advisor.recommend(question)
  const advised = decisions.chosenCareerId ?? recommendation.value.ranking[0]?.careerId
  const careerId = reason === 'corrected' ? current?.careerId : advised
  if (careerId === undefined) throw new Error('the advisor ranked no career')
  const options = modelOptionsOf(ctx)
  const statuses = await findStatuses(ctx.db, ctx.actor.id)
  const plan = await ctx.advisor.plan(
    question,
    careerId,
    {
      locale: 'en',
      today: ctx.clock().toISOString().slice(0, 10),
      hoursPerWeek: profile.hoursPerWeek,
      hoursLeftOf: ({ key, hours }) => hoursLeftOf(hours, statuses.get(key)),
    },
    options,
  )
  const { steps } = plan.value
  const catalogue = await indexCoursesFor(
    ctx.db,
    steps.flatMap((step) => step.skills),
  )
  const whereabouts = await findWhereabouts(ctx.db, profile)
  const preferences = coursePreferencesOf(question, decisions.variant ?? null, careerId, whereabouts)
  const links = await ctx.advisor.link(steps, catalogue, preferences, options)
  await countAdvisor(ctx, fallbacksOf([plan, links]))
  const prices = new Map(catalogue.entries.map(({ course }) => [course.id, course.price]))
  return { recommendation, plan, steps: stepsOf(plan.value, links.value), prices }
}

function stepsOf(plan: AdvisorPlan, links: readonly StepLink[]): (NewStep & { courseId: number | null })[] {
  const linkByKey = new Map(links.map((link) => [link.stepKey, link]))
  return plan.steps.map(({ id, ...step }) => ({
    ...step,
    stepNumber: id,
    courseId: linkByKey.get(step.key)?.courseId ?? null,
    linkReason: linkByKey.get(step.key)?.reason ?? null,
    linkAbsence: linkByKey.get(step.key)?.absence ?? null,
  }))
}
