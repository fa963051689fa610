import type { CareerId } from '@milepost/contract/careers'
import { type Career, type Phase, phases } from '@milepost/knowledge/schema'
import { knowledge } from '#knowledge/knowledge.ts'
import type { RequestedSkills } from '#plan/requested-skills.ts'

export interface TargetSkill {
  readonly skill: string
  readonly phase: Phase
}

/** Four milestones close the phases, so this keeps a plan within 30 steps. */
export const maxSkillSteps = 26
/** The most skills that join a plan because they are like the goals without being named. */
const maxRelatedSkills = 3
/** A skill must be at least this much like the goals to join a plan. */
const minLikeness = 0.3

/**
 * Adds missing prerequisites before the skills that need them, and keeps the given order otherwise. A prerequisite
 * joins the phase of the first skill that needs it, if it has none or a later one.
 *
 * @param targets - The skills to reach.
 * @param known - Ids of known skills.
 * @returns All skills to learn, in order.
 */
export function closeOverPrerequisites(targets: readonly TargetSkill[], known: ReadonlySet<string>): TargetSkill[] {
  const order = new Map<string, Phase>()
  const ownPhase = new Map(targets.map(({ skill, phase }) => [skill, phase]))
  const visit = (skill: string, phase: Phase): void => {
    if (known.has(skill) || order.has(skill)) return
    const own = ownPhase.get(skill) ?? phase
    const earlier = phases.indexOf(own) < phases.indexOf(phase) ? own : phase
    for (const prerequisite of knowledge.skills.get(skill)?.prerequisites ?? []) visit(prerequisite, earlier)
    order.set(skill, earlier)
  }
  for (const phase of phases) {
    for (const target of targets) if (target.phase === phase) visit(target.skill, phase)
  }
  return [...order].map(([skill, phase]) => ({ skill, phase }))
}

/** True where a skill, or one that it builds on, is among others. */
function restsOn(id: string, others: ReadonlySet<string>): boolean {
  return (
    others.size > 0 &&
    closeOverPrerequisites([{ skill: id, phase: 'core' }], new Set()).some(({ skill }) => others.has(skill))
  )
}

/** The alternatives to a preferred tool, unless the goals name them. */
function rivalsOf({ preferred, named }: RequestedSkills, alternatives: Career['alternatives']): string[] {
  if (preferred === null) return []
  const groups = Object.entries(alternatives).map(([id, others]) => [id, ...others])
  return groups
    .filter((group) => group.includes(preferred))
    .flat()
    .filter((id) => id !== preferred && !named.has(id))
}

/**
 * Chooses the skills of a plan: those of weight 3, and those of weight 2 that the goals do not refuse, with the learner's
 * choice among alternatives, and further ones that the goals name, request by a speciality or resemble.
 *
 * Known skills do not influence the choice, except that one known alternative settles a group in which the goals name
 * none. So knowing more can only shorten the plan.
 *
 * @param requested - What the goals request.
 * @param career - The career to plan for.
 * @param known - Ids of known skills.
 * @returns The skills to reach, without known ones.
 */
export function chooseTargets(requested: RequestedSkills, career: CareerId, known: ReadonlySet<string>): TargetSkill[] {
  const alternatives = knowledge.careers.get(career)?.alternatives ?? {}
  const listed = knowledge.careerSkills.get(career) ?? []
  const rejected = new Set([...requested.rejected, ...rivalsOf(requested, alternatives)])
  const chosen: TargetSkill[] = []
  for (const { skill, weight, phase } of listed) {
    if (weight === 1) continue
    const group = [skill.id, ...(alternatives[skill.id] ?? [])]
    const named = group.filter((id) => requested.named.has(id))
    const accepted = group.find((id) => !restsOn(id, rejected)) ?? group.find((id) => !rejected.has(id))
    // What is at the heart of a career stays, though the goals refuse it.
    const fallback = accepted ?? (weight === 3 ? skill.id : null)
    const picked = named.length > 0 ? named : fallback === null ? [] : [fallback]
    for (const id of picked) if (!chosen.some((target) => target.skill === id)) chosen.push({ skill: id, phase })
  }
  const further = listed.filter(({ weight }) => weight === 1)
  const named = further.filter(({ skill }) => requested.named.has(skill.id))
  const related = further
    .map((entry) => ({ ...entry, likeness: requested.likeness(entry.skill) }))
    .filter(
      ({ skill, likeness }) =>
        likeness >= minLikeness && !restsOn(skill.id, rejected) && !named.some((one) => one.skill === skill),
    )
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxRelatedSkills)
  const phaseOf = new Map(listed.map(({ skill, phase }) => [skill.id, phase]))
  const asked = requested.speciality(career).filter((id) => !restsOn(id, rejected))
  const additions = [...named.map(({ skill }) => skill.id), ...asked, ...related.map(({ skill }) => skill.id)]
  for (const skill of additions) {
    if (chosen.some((target) => target.skill === skill)) continue
    const more = [...chosen, { skill, phase: phaseOf.get(skill) ?? 'specialise' }]
    if (closeOverPrerequisites(more, new Set()).length <= maxSkillSteps) chosen.splice(0, chosen.length, ...more)
  }
  // Named skills come first among the specialised ones. Prerequisites are still put before them.
  const place = ({ skill, phase }: TargetSkill) => (phase === 'specialise' && requested.named.has(skill) ? 0 : 1)
  chosen.sort((a, b) => place(a) - place(b))
  return chosen.filter(({ skill }) => {
    if (known.has(skill) || requested.leftOut.has(skill)) return false
    const group = Object.entries(alternatives).find(([id, others]) => id === skill || others.includes(skill))
    return requested.named.has(skill) || !(group !== undefined && [group[0], ...group[1]].some((id) => known.has(id)))
  })
}
