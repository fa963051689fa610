import type { CareerId } from '@milepost/contract/careers/limits'
import { knowledge } from '#knowledge/knowledge.ts'
import { chooseExtras } from '#plan/extras.ts'
import type { RequestedSkills } from '#plan/requested-skills.ts'
import { chooseTargets, closeOverPrerequisites } from '#plan/targets.ts'

interface Settled {
  readonly requested: RequestedSkills
  /** The tool that is not taught, and the one that is. */
  readonly instead: ReadonlyMap<string, string>
}

/**
 * Picks one of two tools of which one is enough: the one with which the plan takes fewer hours, or the first of equals.
 *
 * @param requested - What the answers request.
 * @param careerId - The career to plan for.
 * @param known - Ids of known skills.
 * @returns What they request with the choices made.
 */
export function settleEitherOr(requested: RequestedSkills, careerId: CareerId, known: ReadonlySet<string>): Settled {
  const instead = new Map<string, string>()
  const hoursOf = (id: string) => knowledge.skills.get(id)?.hours ?? 0
  const withoutOne = (from: RequestedSkills, id: string): RequestedSkills => {
    const named = new Set(from.named)
    named.delete(id)
    return { ...from, named }
  }
  const hoursWith = (chosen: RequestedSkills) => {
    const targets = chooseTargets(chosen, careerId, known)
    const extras = chooseExtras(chosen, careerId, targets, hoursOf)
    const learned = closeOverPrerequisites([...targets, ...extras.targets], known)
    const later = [...extras.tooLong.values()].reduce((sum, hours) => sum + hours, 0)
    return learned.reduce((sum, { skill }) => sum + hoursOf(skill), later)
  }
  let settled = requested
  for (const [one, other] of requested.eitherOr) {
    if (!settled.named.has(one) || !settled.named.has(other)) continue
    const withOne = withoutOne(settled, other)
    const withOther = withoutOne(settled, one)
    const isOne = hoursWith(withOne) <= hoursWith(withOther)
    settled = isOne ? withOne : withOther
    instead.set(isOne ? other : one, isOne ? one : other)
  }
  return { requested: settled, instead }
}
