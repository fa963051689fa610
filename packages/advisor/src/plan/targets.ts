import type { CareerId } from '@milepost/contract/careers'
import { type Phase, phases } from '@milepost/knowledge/schema'
import { knowledge } from '#knowledge/knowledge.ts'
import type { Wishes } from '#plan/wishes.ts'

export interface Target {
  readonly skill: string
  readonly phase: Phase
}

/** Four milestones close the phases, so at most this many skills keep a plan within 30 steps. */
const maxSkillSteps = 26
/** At most this many skills join a plan because the goals speak of their matter without naming them. */
const maxMeant = 3
/** Goals that are less like a skill than this do not speak of it. */
const minLikeness = 0.3

/**
 * In: skills to reach and those known. Out: what has to be learned, prerequisites before what needs them, otherwise in the
 * order given; a prerequisite comes in the phase of the first skill that needs it, if it has none or a later one.
 */
export function closeOverPrerequisites(targets: readonly Target[], known: ReadonlySet<string>): Target[] {
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

/**
 * In: what the goals ask for, a career, and what is known. Out: the skills of weight 2 and 3, the learner's choice among alternatives, and further
 * skills of the career that the goals name, ask for by a speciality, or speak of. What the learner knows already has no say, except that one known
 * alternative settles a group in which the goals name none: so knowing more can only shorten the list.
 */
export function chooseTargets(wishes: Wishes, career: CareerId, known: ReadonlySet<string>): Target[] {
  const alternatives = knowledge.careers.get(career)?.alternatives ?? {}
  const listed = knowledge.careerSkills.get(career) ?? []
  const chosen: Target[] = []
  for (const { skill, weight, phase } of listed) {
    if (weight === 1) continue
    const group = [skill.id, ...(alternatives[skill.id] ?? [])]
    const named = group.filter((id) => wishes.named.has(id))
    const picked = named.length > 0 ? named : [group.find((id) => !wishes.rejected.has(id)) ?? skill.id]
    for (const id of picked) if (!chosen.some((target) => target.skill === id)) chosen.push({ skill: id, phase })
  }
  const further = listed.filter(({ weight }) => weight === 1)
  const named = further.filter(({ skill }) => wishes.named.has(skill.id))
  const meant = further
    .map((entry) => ({ ...entry, likeness: wishes.likeness(entry.skill) }))
    .filter(
      ({ skill, likeness }) =>
        likeness >= minLikeness && !wishes.rejected.has(skill.id) && !named.some((one) => one.skill === skill),
    )
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxMeant)
  const phaseOf = new Map(listed.map(({ skill, phase }) => [skill.id, phase]))
  const asked = wishes.speciality(career).filter((id) => !wishes.rejected.has(id))
  const joining = [...named.map(({ skill }) => skill.id), ...asked, ...meant.map(({ skill }) => skill.id)]
  for (const skill of joining) {
    if (chosen.some((target) => target.skill === skill)) continue
    const more = [...chosen, { skill, phase: phaseOf.get(skill) ?? 'specialise' }]
    if (closeOverPrerequisites(more, new Set()).length <= maxSkillSteps) chosen.splice(0, chosen.length, ...more)
  }
  // Among what specialises, the goals come first; prerequisites are put before them all the same.
  const place = ({ skill, phase }: Target) => (phase === 'specialise' && wishes.named.has(skill) ? 0 : 1)
  chosen.sort((a, b) => place(a) - place(b))
  return chosen.filter(({ skill }) => {
    if (known.has(skill)) return false
    const group = Object.entries(alternatives).find(([id, others]) => id === skill || others.includes(skill))
    return wishes.named.has(skill) || !(group !== undefined && [group[0], ...group[1]].some((id) => known.has(id)))
  })
}
