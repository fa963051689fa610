import { describeVariant, findVariants, type PlanVariant } from '@milepost/advisor'
import type { CareerId } from '@milepost/contract/careers/limits'
import type { StepStatus } from '@milepost/contract/progress/limits'
import type { RoadmapPreview, VariantPreview } from '@milepost/contract/roadmaps/schema'
import { adviceAnswersOf } from '#features/profiles/index.ts'
import { findStatuses } from '#features/progress/index.ts'
import { compareRoadmaps } from '#features/roadmaps/compare-roadmaps.ts'
import {
  decisionsAfter,
  generateRoadmap,
  loadRoadmapInputs,
  type RoadmapInputs,
  requireRoadmapReason,
} from '#features/roadmaps/plan-roadmap.ts'
import type { RoadmapCommand } from '#features/roadmaps/policy.ts'
import { findCurrentRoadmap, findSteps, type RoadmapRow } from '#features/roadmaps/repository.ts'
import { resolveVariant } from '#features/roadmaps/resolve-variant.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** So many other tools are offered: more would hide the rest. */
const maxOtherTools = 4

/** The current roadmap, to compare others with. */
interface Present {
  readonly inputs: RoadmapInputs & { readonly current: RoadmapRow }
  readonly steps: Awaited<ReturnType<typeof findSteps>>
  readonly statuses: ReadonlyMap<string, StepStatus>
}

/** @throws {AppError} 'not_found' without a roadmap */
async function loadPresent(ctx: SignedInContext): Promise<Present> {
  const current = await findCurrentRoadmap(ctx.db, ctx.actor.id)
  if (current === undefined) throw new AppError('not_found')
  return {
    inputs: { ...(await loadRoadmapInputs(ctx)), current },
    steps: await findSteps(ctx.db, current.id),
    statuses: await findStatuses(ctx.db, ctx.actor.id),
  }
}

/**
 * Previews the change to a career, or without one to a regenerated roadmap. Stores nothing.
 * @throws {AppError} 'not_found' without a roadmap; 'premium_required' as when creating it
 */
export async function previewRoadmap(ctx: SignedInContext, careerId: CareerId | undefined): Promise<RoadmapPreview> {
  const command: RoadmapCommand = careerId === undefined ? { kind: 'regenerate' } : { kind: 'switch', careerId }
  return previewCommand(ctx, await loadPresent(ctx), command)
}

/**
 * Previews other ways to the career of the current roadmap, without those that would change nothing. Stores nothing.
 * @throws {AppError} 'not_found' without a roadmap; 'premium_required' as when choosing one; 'invalid' for a past day
 */
export async function previewVariants(
  ctx: SignedInContext,
  { until, hoursPerWeek }: { readonly until?: string | undefined; readonly hoursPerWeek?: number | undefined },
): Promise<VariantPreview[]> {
  const present = await loadPresent(ctx)
  const { profile, current } = present.inputs
  const byDate =
    until === undefined || hoursPerWeek === undefined
      ? null
      : await resolveVariant(ctx, present.inputs, { kind: 'by_date', until, hoursPerWeek })
  const taught = present.steps.flatMap(({ milestone, skills }) => (milestone ? [] : skills))
  const found = findVariants(adviceAnswersOf(profile), current.careerId, taught)
  const isTool = ({ kind }: PlanVariant) => kind === 'other_tool'
  const variants = [
    ...(byDate === null ? [] : [byDate]),
    ...found.filter((variant) => !isTool(variant)),
    ...found.filter(isTool).slice(0, maxOtherTools),
  ]
  const previews: VariantPreview[] = []
  for (const variant of variants) {
    const preview = await previewCommand(ctx, present, { kind: 'vary', variant })
    if (!preview.identical) previews.push({ ...preview, variant: describeVariant(variant) })
  }
  return previews
}

async function previewCommand(
  ctx: SignedInContext,
  present: Present,
  command: RoadmapCommand,
): Promise<RoadmapPreview> {
  const { inputs, statuses } = present
  const reason = requireRoadmapReason(ctx, inputs, command)
  const before = present.steps.map((step) => ({ ...step, courseId: step.course?.id ?? null }))
  const oldPrices = present.steps.flatMap(({ course }) =>
    course === null ? [] : [[course.id, course.price ?? 0] as const],
  )
  if (reason === 'keep') {
    const { careerId } = inputs.current
    return compareRoadmaps({ careerId, before, after: before, statuses, prices: new Map(oldPrices) })
  }
  const generated = await generateRoadmap(ctx, inputs, decisionsAfter(inputs.decisions, command), reason)
  const { careerId } = generated.plan.value
  const prices = new Map([...oldPrices, ...generated.prices])
  return compareRoadmaps({ careerId, before, after: generated.steps, statuses, prices })
}
