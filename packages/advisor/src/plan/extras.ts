import type { CareerId } from '@milepost/contract/careers/limits'
import { maxExtraHours } from '@milepost/contract/roadmaps/limits'
import { knowledge } from '#knowledge/knowledge.ts'
import type { RequestedSkills } from '#plan/requested-skills.ts'
import { closeOverPrerequisites, maxSkillSteps, type TargetSkill } from '#plan/targets.ts'

/** Requested skills that the career does not list. */
export interface Extras {
  /** Those that join the plan. */
  readonly targets: readonly TargetSkill[]
  /** The skills whose steps come with each of them: itself, and what it builds on that the plan lacked. */
  readonly added: ReadonlyMap<string, readonly string[]>
  /** Those of them that take longer than an extra may, because the learner added them. */
  readonly long: ReadonlySet<string>
  /** Those that take too long, with the hours they would add. */
  readonly tooLong: ReadonlyMap<string, number>
}

/**
 * Chooses the requested skills that join a plan although its career does not list them: those that add at most
 * `maxExtraHours` with what they build on, and those that build only on the plan, which get a first project of that
 * length. What the learner added themselves joins at any length. What the learner knows does not influence the choice, so
 * knowing more never makes a plan longer.
 *
 * @param requested - What the answers request.
 * @param career - The career to plan for.
 * @param targets - The plan's other skills, chosen as if nothing were known.
 * @param hoursOf - The hours of a step for this learner, by skill.
 * @returns The skills that join, and those that take too long.
 */
export function chooseExtras(
  requested: Pick<RequestedSkills, 'named' | 'added'>,
  career: CareerId,
  targets: readonly TargetSkill[],
  hoursOf: (skillId: string) => number,
): Extras {
  const listed = new Set((knowledge.careerSkills.get(career) ?? []).map(({ skill }) => skill.id))
  const taught = new Set(closeOverPrerequisites(targets, new Set()).map(({ skill }) => skill))
  const chosen: TargetSkill[] = []
  const added = new Map<string, readonly string[]>()
  const long = new Set<string>()
  const tooLong = new Map<string, number>()
  const missingFor = (skill: string) =>
    closeOverPrerequisites([{ skill, phase: 'specialise' }], taught).map((target) => target.skill)
  const join = (skill: string, missing: readonly string[]) => {
    if (missing.length === 0 || taught.size + missing.length > maxSkillSteps) return
    chosen.push({ skill, phase: 'specialise' })
    added.set(skill, missing)
    for (const id of missing) taught.add(id)
  }
  for (const skill of requested.named) {
    if (taught.has(skill) || listed.has(skill)) continue
    const missing = missingFor(skill)
    const hours = missing.reduce((sum, id) => sum + hoursOf(id), 0)
    if (missing.length === 1 || hours <= maxExtraHours) join(skill, missing)
    else if (requested.added.has(skill)) long.add(skill)
    else tooLong.set(skill, hours)
  }
  // Last, because they leave little room for others.
  for (const skill of long) join(skill, missingFor(skill))
  return { targets: chosen, added, long, tooLong }
}
