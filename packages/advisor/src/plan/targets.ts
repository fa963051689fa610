import type { CareerId } from '@milepost/contract/careers/limits'
import { type Career, type Phase, phases } from '@milepost/knowledge/schema'
import { type CareerSkill, knowledge } from '#knowledge/knowledge.ts'
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

const closures = new Map<string, readonly string[]>()

/** A skill and all that it builds on. */
function closureOf(id: string): readonly string[] {
  const found = closures.get(id)
  if (found !== undefined) return found
  const closure = closeOverPrerequisites([{ skill: id, phase: 'core' }], new Set()).map(({ skill }) => skill)
  closures.set(id, closure)
  return closure
}

/** The skills of a plan for someone who knows none of them. */
function taughtBy(targets: readonly TargetSkill[]): Set<string> {
  return new Set(targets.flatMap(({ skill }) => closureOf(skill)))
}

/** True where a skill, or one that it builds on, is among others. */
function restsOn(id: string, others: ReadonlySet<string>): boolean {
  return others.size > 0 && closureOf(id).some((one) => others.has(one))
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

/** What the goals say about the skills of one career. */
interface Wishes {
  readonly named: ReadonlySet<string>
  /** Named skills that stand in for others. Only they say what fits: SQL is no reason for one framework over another. */
  readonly namedTools: ReadonlySet<string>
  readonly rejected: ReadonlySet<string>
  /** What the goals' specialities bring. */
  readonly asked: ReadonlySet<string>
  /** What the specialities do without. */
  readonly omitted: ReadonlySet<string>
  readonly unwanted: ReadonlySet<string>
}

function readWishes(requested: RequestedSkills, { id, alternatives }: Career): Wishes {
  const { named } = requested
  const rejected = new Set([...requested.rejected, ...rivalsOf(requested, alternatives)])
  const specialities = requested.specialities(id)
  const omitted = specialities.flatMap(({ without }) => without ?? []).filter((one) => !named.has(one))
  const tools = Object.entries(alternatives).flatMap(([one, others]) => [one, ...others])
  return {
    named,
    namedTools: new Set(tools.filter((one) => named.has(one))),
    rejected,
    asked: new Set(specialities.flatMap(({ skills }) => skills)),
    omitted: new Set(omitted),
    unwanted: new Set([...rejected, ...omitted]),
  }
}

/** The skill of a group of alternatives to teach where the goals name none, or null where all are refused. */
function choiceAmong(group: readonly string[], { namedTools, rejected, asked }: Wishes): string | null {
  const accepted = group.filter((id) => !restsOn(id, rejected))
  return (
    accepted.find((id) => asked.has(id)) ??
    accepted.find((id) => restsOn(id, namedTools)) ??
    accepted[0] ??
    group.find((id) => !rejected.has(id)) ??
    null
  )
}

/** The skills of weight 2 and 3, with the learner's choice among alternatives. */
function mainTargets(listed: readonly CareerSkill[], { alternatives }: Career, wishes: Wishes): TargetSkill[] {
  const chosen: TargetSkill[] = []
  for (const { skill, weight, phase } of listed) {
    if (weight === 1) continue
    const group = [skill.id, ...(alternatives[skill.id] ?? [])]
    const named = group.filter((id) => wishes.named.has(id))
    if (named.length === 0 && wishes.omitted.has(skill.id)) continue
    // What is at the heart of a career stays, though the goals refuse it.
    const fallback = choiceAmong(group, wishes) ?? (weight === 3 ? skill.id : null)
    const picked = named.length > 0 ? named : fallback === null ? [] : [fallback]
    for (const id of picked) if (!chosen.some((target) => target.skill === id)) chosen.push({ skill: id, phase })
  }
  return chosen
}

/** Further skills that the goals name or their specialities bring. */
function wishedTargets(listed: readonly CareerSkill[], { alternatives }: Career, wishes: Wishes): TargetSkill[] {
  const phaseOf = new Map(listed.map(({ skill, phase }) => [skill.id, phase]))
  const named = listed.flatMap(({ skill, weight, phase }) =>
    weight === 1
      ? [skill.id, ...(alternatives[skill.id] ?? [])]
          .filter((id) => wishes.named.has(id))
          .map((id) => ({ skill: id, phase }))
      : [],
  )
  const asked = [...wishes.asked].filter((id) => !restsOn(id, wishes.unwanted))
  return [...named, ...asked.map((skill) => ({ skill, phase: phaseOf.get(skill) ?? 'specialise' }))]
}

/**
 * Adds a wished skill. Where a plan is full, skills that no other needs give way, the last of the plan first.
 *
 * @returns The targets with the skill, or null where not enough can give way.
 */
function makeRoomFor(
  wished: TargetSkill,
  targets: readonly TargetSkill[],
  mayGiveWay: (skillId: string) => boolean,
): TargetSkill[] | null {
  const fits = (some: readonly TargetSkill[]) => taughtBy(some).size <= maxSkillSteps
  let rest: readonly TargetSkill[] = targets
  const dispensable = targets.filter(({ skill, phase }) => phase !== 'job-ready' && mayGiveWay(skill))
  for (const one of [null, ...dispensable.reverse()]) {
    rest = rest.filter((target) => target !== one)
    if (fits([...rest, wished])) return [...rest, wished]
  }
  return null
}

/**
 * Chooses the skills of a plan: those of weight 3, and those of weight 2 that the goals do not refuse, with the learner's
 * choice among alternatives, and further ones that the goals name, request by a speciality or resemble.
 *
 * Known skills do not influence the choice, except that one known alternative settles a group in which the goals name
 * none. So knowing more can only shorten the plan.
 *
 * @param requested - What the goals request.
 * @param careerId - The career to plan for.
 * @param known - Ids of known skills.
 * @returns The skills to reach, without known ones.
 */
export function chooseTargets(
  requested: RequestedSkills,
  careerId: CareerId,
  known: ReadonlySet<string>,
): TargetSkill[] {
  const career = knowledge.careers.get(careerId)
  const listed = knowledge.careerSkills.get(careerId) ?? []
  if (career === undefined) return []
  const wishes = readWishes(requested, career)
  const givesWay = new Set(listed.flatMap(({ skill, weight }) => (weight === 2 ? [skill.id] : [])))
  for (const id of [...wishes.named, ...wishes.asked]) givesWay.delete(id)
  let chosen = mainTargets(listed, career, wishes)
  for (const target of wishedTargets(listed, career, wishes)) {
    if (chosen.some(({ skill }) => skill === target.skill)) continue
    chosen = makeRoomFor(target, chosen, (id) => givesWay.has(id)) ?? chosen
  }
  const further = listed.filter(({ weight }) => weight === 1)
  chosen.push(...relatedTo(requested, chosen, further, wishes.unwanted))
  // A named title's skills come first in each phase, named skills among the specialised ones. Prerequisites are still put before them.
  const titled = requested.titled(careerId)
  const place = ({ skill, phase }: TargetSkill) =>
    titled.has(skill) || (phase === 'specialise' && requested.named.has(skill)) ? 0 : 1
  chosen.sort((a, b) => place(a) - place(b))
  return chosen.filter(
    ({ skill }) => !known.has(skill) && !requested.leftOut.has(skill) && !isSettled(skill, career, wishes, known),
  )
}

/** True where the learner knows an alternative that serves as well: who asks for Python needs more than Laravel. */
function isSettled(id: string, { alternatives }: Career, wishes: Wishes, known: ReadonlySet<string>): boolean {
  if (wishes.named.has(id)) return false
  const group = Object.entries(alternatives).find(([one, others]) => one === id || others.includes(id))
  const sought = new Set([...wishes.namedTools].filter((one) => !known.has(one)))
  const isSought = restsOn(id, sought)
  return (
    group !== undefined && [group[0], ...group[1]].some((one) => known.has(one) && (!isSought || restsOn(one, sought)))
  )
}

/** Skills that are like the goals without being named, where the plan has room and all that they build on. */
function relatedTo(
  requested: RequestedSkills,
  chosen: readonly TargetSkill[],
  further: readonly CareerSkill[],
  rejected: ReadonlySet<string>,
): TargetSkill[] {
  const taught = taughtBy(chosen)
  return further
    .map(({ skill, phase }) => ({ skill, phase, likeness: requested.likeness(skill) }))
    .filter(
      ({ skill, likeness }) =>
        likeness >= minLikeness &&
        !taught.has(skill.id) &&
        !restsOn(skill.id, rejected) &&
        skill.prerequisites.every((id) => taught.has(id)),
    )
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, Math.min(maxRelatedSkills, Math.max(0, maxSkillSteps - taught.size)))
    .map(({ skill, phase }) => ({ skill: skill.id, phase }))
}
