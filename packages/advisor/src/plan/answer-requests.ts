import type { CareerId } from '@milepost/contract/careers/limits'
import type { SkillRequest } from '@milepost/contract/roadmaps/schema'
import type { StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import type { Extras } from '#plan/extras.ts'
import type { RequestedSkills } from '#plan/requested-skills.ts'

interface PlanMade {
  readonly careerId: CareerId
  readonly requested: RequestedSkills
  readonly known: ReadonlySet<string>
  readonly extras: Extras
  /** Of two tools of which one is enough, the one that is not taught, and the one that is. */
  readonly instead: ReadonlyMap<string, string>
  readonly steps: readonly Pick<StepDraft, 'key' | 'skills' | 'hours' | 'milestone'>[]
}

/**
 * Says what a plan did about each skill that the answers want or refuse.
 *
 * @param plan - The plan, and what it was made from.
 * @returns One line a skill, in the order of the answers.
 */
export function answerRequests(plan: PlanMade): SkillRequest[] {
  return plan.requested.asked.flatMap(({ kind, skillId, quote, certificate, isIgnored }): SkillRequest[] => {
    const name = knowledge.skills.get(skillId)?.name
    if (name === undefined) return []
    const exam = plan.steps.find(({ key }) => certificate !== null && key === `certificate:${certificate.id}`)
    if (exam !== undefined && certificate !== null && !isIgnored)
      return [
        { kind: 'wanted', skillId, name: certificate.name, quote, stepKey: exam.key, outcome: 'planned', hours: null },
      ]
    const stepKey = plan.steps.find(({ milestone, skills }) => !milestone && skills.includes(skillId))?.key ?? null
    const asked = { skillId, name, quote, stepKey }
    if (kind === 'wanted') return [{ kind, ...asked, ...answerWanted(plan, skillId, { stepKey, isIgnored }) }]
    const outcome = isIgnored ? 'ignored' : stepKey === null ? 'left_out' : 'needed'
    return [{ kind, ...asked, outcome, instead: outcome === 'left_out' ? insteadOf(plan, skillId) : null }]
  })
}

type WantedAnswer = Pick<Extract<SkillRequest, { kind: 'wanted' }>, 'outcome' | 'hours' | 'instead'>

function answerWanted(
  { known, extras, steps, instead }: PlanMade,
  skillId: string,
  { stepKey, isIgnored }: { readonly stepKey: string | null; readonly isIgnored: boolean },
): WantedAnswer {
  if (isIgnored) return { outcome: 'ignored', hours: null }
  const taught = instead.get(skillId)
  if (taught !== undefined)
    return { outcome: 'other_chosen', hours: null, instead: knowledge.skills.get(taught)?.name ?? null }
  if (known.has(skillId)) return { outcome: 'known', hours: null }
  const added = extras.added.get(skillId)
  if (added !== undefined) {
    const own = steps.filter(({ milestone, skills }) => !milestone && skills.some((id) => added.includes(id)))
    return { outcome: 'extra', hours: own.reduce((sum, { hours }) => sum + hours, 0) }
  }
  if (stepKey !== null) return { outcome: 'planned', hours: null }
  const hours = extras.tooLong.get(skillId)
  return hours === undefined ? { outcome: 'no_room', hours: null } : { outcome: 'too_long', hours }
}

/** The alternative that a plan teaches in place of a refused skill. */
function insteadOf({ careerId, steps }: PlanMade, skillId: string): string | null {
  const groups = Object.entries(knowledge.careers.get(careerId)?.alternatives ?? {})
  const group = groups.find(([id, others]) => id === skillId || others.includes(skillId))
  if (group === undefined) return null
  const taught = new Set(steps.flatMap(({ milestone, skills }) => (milestone ? [] : skills)))
  const instead = [group[0], ...group[1]].find((id) => taught.has(id))
  return instead === undefined ? null : (knowledge.skills.get(instead)?.name ?? null)
}
