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
  /** Those that come after the plan, with the hours they take. */
  readonly tooLong: ReadonlyMap<string, number>
}

/**
 * Chooses the requested skills that join a plan although its career does not list them. They are taught whole, after all
 * others, as long as they add at most `maxExtraHours` together with what they build on. What would add more comes after the
 * plan, unless the learner added it themselves. What the learner knows does not influence the choice, so knowing more never
 * makes a plan longer.
 *
 * @param requested - What the answers request.
 * @param career - The career to plan for.
 * @param targets - The plan's other skills, chosen as if nothing were known.
 * @param hoursOf - The hours of a step for this learner, by skill.
 * @returns The skills that join, and those that come after the plan.
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
  const tooLong = new Map<string, number>()
  let left = maxExtraHours
  const own = [...requested.named].filter((skill) => !taught.has(skill) && !listed.has(skill))
  // What the learner added leaves little room for others, so it comes last.
  for (const skill of own.sort((a, b) => Number(requested.added.has(a)) - Number(requested.added.has(b)))) {
    const missing = closeOverPrerequisites([{ skill, phase: 'specialise' }], taught).map((target) => target.skill)
    const hours = missing.reduce((sum, id) => sum + hoursOf(id), 0)
    if (hours > left && !requested.added.has(skill)) {
      tooLong.set(skill, hours)
      continue
    }
    if (missing.length === 0 || taught.size + missing.length > maxSkillSteps) continue
    left -= requested.added.has(skill) ? 0 : hours
    chosen.push({ skill, phase: 'specialise' })
    added.set(skill, missing)
    for (const id of missing) taught.add(id)
  }
  return { targets: chosen, added, tooLong }
}
