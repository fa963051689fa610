import { findSkillsToLeaveOut, isAlternativeTool, type PlanVariant } from '@milepost/advisor'
import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import type { VariantChoice } from '@milepost/contract/roadmaps/schema'
import { withVariantChoice } from '#features/decisions/index.ts'
import { adviceAnswersOf } from '#features/profiles/index.ts'
import { findStatuses } from '#features/progress/index.ts'
import type { RoadmapInputs } from '#features/roadmaps/plan-roadmap.ts'
import type { RoadmapRow } from '#features/roadmaps/repository.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

const millisecondsPerDay = 24 * 60 * 60 * 1000

/**
 * Works out what a plan needs to know of a choice: for a day, the skills to leave out at the learner's pace and progress.
 * @throws {AppError} 'invalid' for a day that is not ahead; 'not_found' for a tool that is no alternative in the career
 */
export async function resolveVariant(
  ctx: SignedInContext,
  { profile, decisions, current }: Pick<RoadmapInputs, 'profile' | 'decisions'> & { readonly current: RoadmapRow },
  choice: VariantChoice,
): Promise<PlanVariant | null> {
  if (choice.kind === 'usual') return null
  if (choice.kind === 'other_tool' && !isAlternativeTool(current.careerId, choice.skillId))
    throw new AppError('not_found')
  if (choice.kind !== 'by_date') return choice
  const { until, hoursPerWeek } = choice
  const today = ctx.clock().toISOString().slice(0, 10)
  const days = (Date.parse(until) - Date.parse(today)) / millisecondsPerDay
  if (days < 1) throw new AppError('invalid', { issues: [{ field: 'until', rule: 'day_ahead' }] })
  const statuses = await findStatuses(ctx.db, ctx.actor.id)
  const leftOut = findSkillsToLeaveOut(
    { ...adviceAnswersOf(profile), decisions: withVariantChoice(decisions, null) },
    current.careerId,
    (hoursPerWeek * days) / 7,
    ({ key, hours }) => hoursLeftOf(hours, statuses.get(key)),
  )
  return { kind: 'by_date', until, leftOut }
}
