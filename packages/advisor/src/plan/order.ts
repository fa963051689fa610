import type { CareerId } from '@milepost/contract/careers/limits'
import type { Phase } from '@milepost/knowledge/schema'
import type { AdvisorProfile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import type { RequestedSkills } from '#plan/requested-skills.ts'
import { type TargetSkill, taughtBy } from '#plan/targets.ts'

/** A phase has no separate beginning where more than this share of its heart is known, by hours. */
const mostlyKnown = 2 / 3
/** A wish that takes longer with what it builds on comes last. */
const longWishHours = 60

const hoursOf = (ids: Iterable<string>) => [...ids].reduce((sum, id) => sum + (knowledge.skills.get(id)?.hours ?? 0), 0)

/** What it takes to look for a job. Who wants more in the present one needs none of it. */
const jobSearch: ReadonlySet<string> = new Set([
  'job-applications',
  'job-interviews',
  'coding-interviews',
  'portfolio-site',
  'design-portfolio',
])

/**
 * Leaves out what serves another result than the one that the learner wants first.
 *
 * @param targets - The skills to reach.
 * @param firstResult - What the learner wants first.
 * @param named - Skills that the goals name, which stay.
 * @returns The targets without the search for a job, where the present one is to give more.
 */
export function forFirstResult(
  targets: readonly TargetSkill[],
  firstResult: AdvisorProfile['firstResult'],
  named: ReadonlySet<string>,
): TargetSkill[] {
  if (firstResult !== 'present job') return [...targets]
  return targets.filter(({ skill }) => !jobSearch.has(skill) || named.has(skill))
}

/** Where each phase's skills are taught: those of a phase that is mostly known join the next one. */
function phasesToTeach(careerId: CareerId, known: ReadonlySet<string>): Record<Phase, Phase> {
  const listed = knowledge.careerSkills.get(careerId) ?? []
  const alternatives = knowledge.careers.get(careerId)?.alternatives ?? {}
  const isKnown = (phase: Phase) => {
    const heart = listed.flatMap((one) => (one.phase === phase && one.weight === 3 ? [one.skill.id] : []))
    const had = heart.filter((id) => [id, ...(alternatives[id] ?? [])].some((one) => known.has(one)))
    return hoursOf(had) > mostlyKnown * hoursOf(heart)
  }
  const core = isKnown('core') ? 'specialise' : 'core'
  const foundation = isKnown('foundation') ? core : 'foundation'
  return { foundation, core, specialise: 'specialise', 'job-ready': 'job-ready' }
}

interface Ordering {
  readonly careerId: CareerId
  readonly requested: Pick<RequestedSkills, 'named' | 'firstWishes'>
  readonly known: ReadonlySet<string>
  readonly firstResult: AdvisorProfile['firstResult']
}

/**
 * Puts first what brings the earliest useful result. In each section what the goals ask for comes first, in their
 * order, then the heart of the career, where a first result is wanted, then the rest in the career's own order, then what is left of a phase that is mostly
 * known, and last a wish that takes long. Who wants more in the present job begins with what they ask for.
 *
 * @param targets - The skills to reach. What they build on is put before them later (`closeOverPrerequisites`).
 * @param ordering - The person and the career.
 * @returns The targets in order, each with the phase that teaches it.
 */
export function orderTargets(
  targets: readonly TargetSkill[],
  { careerId, requested, known, firstResult }: Ordering,
): TargetSkill[] {
  const wanted = requested.firstWishes(careerId)
  const weights = new Map((knowledge.careerSkills.get(careerId) ?? []).map(({ skill, weight }) => [skill.id, weight]))
  const isLong = ({ skill }: TargetSkill) => {
    if ((weights.get(skill) ?? 1) > 1) return false
    const others = taughtBy(targets.filter((target) => target.skill !== skill))
    return (
      hoursOf([...taughtBy([{ skill, phase: 'core' }])].filter((id) => !others.has(id) && !known.has(id))) >
      longWishHours
    )
  }
  const isResultSought = firstResult === 'first job' || firstResult === 'present job'
  const toTeach = phasesToTeach(careerId, known)
  const rankOf = (target: TargetSkill): number => {
    if ((wanted.has(target.skill) || requested.named.has(target.skill)) && isLong(target)) return 4
    if (wanted.has(target.skill)) return 0
    const isHeart = weights.get(target.skill) === 3
    // What is left of a phase that is mostly known: its heart first, the rest after all others.
    if (toTeach[target.phase] !== target.phase) return isHeart ? 1 : 3
    return isResultSought && isHeart ? 1 : 2
  }
  const first = toTeach.foundation
  const ranked = targets.map((target) => {
    const rank = rankOf(target)
    const isFirst = rank === 0 && firstResult === 'present job'
    return { skill: target.skill, phase: isFirst ? first : toTeach[target.phase], rank }
  })
  const places = new Map([...wanted].map((id, place) => [id, place]))
  const placeOf = ({ skill, rank }: (typeof ranked)[number]) => (rank === 0 ? (places.get(skill) ?? 0) : 0)
  return ranked.sort((a, b) => a.rank - b.rank || placeOf(a) - placeOf(b)).map(({ skill, phase }) => ({ skill, phase }))
}
