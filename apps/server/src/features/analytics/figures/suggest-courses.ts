import { domains, knowledge } from '@milepost/advisor/knowledge'
import type { suggestionReasons } from '@milepost/contract/analytics/limits'

type SuggestionReason = (typeof suggestionReasons)[number]

const areas = new Map(
  domains.flatMap((domain) => domain.areas.flatMap(({ area, skills }) => skills.map(({ id }) => [id, area] as const))),
)

/** The knowledge area of a skill. */
export function areaOf(skillId: string): string {
  return areas.get(skillId) ?? ''
}

export interface Demanded {
  readonly skillId: string
  readonly learners: number
}

export interface Suggested extends Demanded {
  readonly reason: SuggestionReason
  /** Related skills that are already taught. */
  readonly taught: readonly string[]
}

const maxNamed = 3
const nearestFirst: readonly SuggestionReason[] = ['same_area', 'builds_on', 'leads_to', 'most_wanted']

/**
 * Suggests wanted skills that are not taught yet, nearest to those taught first, then by learners; the most wanted if
 * none is taught.
 */
export function suggest(demanded: readonly Demanded[], taught: ReadonlySet<string>, most: number): Suggested[] {
  return demanded
    .filter(({ skillId }) => !taught.has(skillId))
    .flatMap((wanted) => {
      const near = nearnessOf(wanted.skillId, taught)
      return near === null ? [] : [{ ...wanted, ...near, taught: near.taught.slice(0, maxNamed) }]
    })
    .sort(
      (one, other) =>
        nearestFirst.indexOf(one.reason) - nearestFirst.indexOf(other.reason) ||
        other.learners - one.learners ||
        (one.skillId < other.skillId ? -1 : 1),
    )
    .slice(0, most)
}

function nearnessOf(skillId: string, taught: ReadonlySet<string>): Pick<Suggested, 'reason' | 'taught'> | null {
  if (taught.size === 0) return { reason: 'most_wanted', taught: [] }
  const own = [...taught].sort()
  const neighbours = own.filter((id) => areaOf(id) === areaOf(skillId))
  if (neighbours.length > 0) return { reason: 'same_area', taught: neighbours }
  const before = knowledge.skills.get(skillId)?.prerequisites.filter((id) => taught.has(id)) ?? []
  if (before.length > 0) return { reason: 'builds_on', taught: before }
  const after = own.filter((id) => knowledge.skills.get(id)?.prerequisites.includes(skillId))
  return after.length > 0 ? { reason: 'leads_to', taught: after } : null
}
