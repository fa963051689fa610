import { type CareerId, careerTitleOf } from '@milepost/contract/careers'
import { hoursLeftOf } from '@milepost/contract/pace'
import type { StepStatus } from '@milepost/contract/progress'
import type { RoadmapPreview, StepSummary } from '@milepost/contract/roadmaps'
import { findStatuses } from '#features/progress/index.ts'
import {
  decisionsAfter,
  generateRoadmap,
  loadRoadmapInputs,
  requireRoadmapReason,
} from '#features/roadmaps/plan-roadmap.ts'
import type { RoadmapCommand } from '#features/roadmaps/policy.ts'
import { findCurrentRoadmap, findSteps } from '#features/roadmaps/repository.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type PreviewedStep = Omit<StepSummary, 'status'> & { readonly courseId: number | null }

/**
 * Previews the change to a career, or without one to a regenerated roadmap. Stores nothing.
 * @throws {AppError} 'not_found' without a roadmap; 'premium_required' as when creating it
 */
export async function previewRoadmap(ctx: SignedInContext, careerId: CareerId | undefined): Promise<RoadmapPreview> {
  const current = await findCurrentRoadmap(ctx.db, ctx.actor.id)
  if (current === undefined) throw new AppError('not_found')
  const command: RoadmapCommand = careerId === undefined ? { kind: 'regenerate' } : { kind: 'switch', careerId }
  const inputs = { ...(await loadRoadmapInputs(ctx)), current }
  const reason = requireRoadmapReason(ctx, inputs, command)
  const before = (await findSteps(ctx.db, current.id)).map((step) => ({ ...step, courseId: step.course?.id ?? null }))
  const statuses = await findStatuses(ctx.db, ctx.actor.id)
  if (reason === 'keep') return compare(current.careerId, before, before, statuses)
  const { plan, steps } = await generateRoadmap(ctx, inputs, decisionsAfter(inputs.decisions, command), reason)
  return compare(plan.value.careerId, before, steps, statuses)
}

function compare(
  careerId: CareerId,
  before: readonly PreviewedStep[],
  after: readonly PreviewedStep[],
  statuses: ReadonlyMap<string, StepStatus>,
): RoadmapPreview {
  const summary = ({ key, label, section, hours, milestone }: PreviewedStep): StepSummary => {
    return { key, label, section, hours, milestone, status: statuses.get(key) ?? 'not_started' }
  }
  const left = (steps: readonly PreviewedStep[]) =>
    steps.reduce((sum, { key, hours }) => sum + hoursLeftOf(hours, statuses.get(key)), 0)
  const old = new Map(before.map((step) => [step.key, step]))
  const fresh = new Set(after.map(({ key }) => key))
  const kept = after.filter(({ key }) => old.has(key))
  const coursesChanged = kept.filter(({ key, courseId }) => old.get(key)?.courseId !== courseId).length
  return {
    careerId,
    career: careerTitleOf(careerId),
    totalHours: { before: hoursOf(before), after: hoursOf(after) },
    hoursLeft: { before: left(before), after: left(after) },
    steps: { before: before.length, after: after.length },
    kept: kept.map(summary),
    added: after.filter(({ key }) => !old.has(key)).map(summary),
    removed: before.filter(({ key }) => !fresh.has(key)).map(summary),
    coursesChanged,
    identical: coursesChanged === 0 && outline(before) === outline(after),
  }
}

function hoursOf(steps: readonly PreviewedStep[]): number {
  return steps.reduce((sum, step) => sum + step.hours, 0)
}

function outline(steps: readonly PreviewedStep[]): string {
  return JSON.stringify(steps.map(({ key, hours }) => [key, hours]))
}
