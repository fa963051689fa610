import type { ReasonCode } from '@milepost/contract/recommendations/limits'
import type { Reason } from '@milepost/contract/recommendations/schema'

/** Reasons of one kind said in one sentence: each thing it names, in the learner's own words where there are any. */
export interface ReasonGroup {
  readonly code: ReasonCode
  readonly names: readonly string[]
  /** The names are quotes from the answers. */
  readonly quoted: boolean
  /** What the learner minded about the careers it names: only with 'rejection_hint'. */
  readonly minded?: string | undefined
}

const maxNames = 3

interface Advised {
  readonly reasons: readonly Reason[]
  readonly against: readonly Reason[]
}

/**
 * The strongest reasons, at most `most` sentences. Reasons of one kind are joined, and each sentence names at most
 * three things.
 */
export function strongestReasons(reasons: readonly Reason[], most: number): ReasonGroup[] {
  const groups = [...Map.groupBy(reasons, kindOf).values()]
  return groups
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, most)
    .flatMap((group) => {
      const [strongest, ...others] = [...group].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      if (strongest === undefined) return []
      const names = [strongest, ...others].map(nameOf)
      const distinct = new Map(names.map((name) => [name.toLocaleLowerCase(), name]))
      return {
        code: strongest.code,
        names: [...distinct.values()].slice(0, maxNames),
        quoted: group.some(({ quote }) => quote !== null),
        ...(strongest.code === 'rejection_hint' && { minded: strongest.params['reason'] }),
      }
    })
}

/** The strongest reasons for the recommended career. That another one was named comes first, since that asks for a reason. */
export function strongestReasonsFor({ reasons, against }: Advised, most: number): ReasonGroup[] {
  const elsewhere = against.filter(({ code }) => code === 'preference_elsewhere')
  return [...strongestReasons(elsewhere, 1), ...strongestReasons(reasons, most)].slice(0, most)
}

/**
 * The strongest objections. 'Another career was named' applies to nearly every career, so it is only used if there is
 * no other.
 */
export function strongestObjections(against: readonly Reason[], most: number): ReasonGroup[] {
  const telling = against.filter(({ code }) => code !== 'preference_elsewhere')
  return strongestReasons(telling.length > 0 ? telling : against, most)
}

/** Careers turned down for different reasons make different sentences. */
function kindOf({ code, params }: Reason): string {
  return code === 'rejection_hint' ? `${code} ${params['reason']}` : code
}

function nameOf({ code, quote, params }: Reason): string {
  return quote ?? (code === 'rejection_hint' ? params['career'] : Object.values(params)[0]) ?? ''
}

function weightOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { weight }) => sum + Math.abs(weight), 0)
}
