import type { Reason, ReasonCode } from '@milepost/contract/recommendations'

/** Reasons of one kind said in one sentence: each thing it names, in the learner's own words where there are any. */
export interface ReasonGroup {
  readonly code: ReasonCode
  readonly names: readonly string[]
  /** The names are quotes from the answers. */
  readonly quoted: boolean
}

const mostNames = 3

/**
 * In: the reasons and how many sentences are wanted. Out: those of one kind together, the weightiest kind first; each names
 * at most three things, without repeating one.
 */
export function strongestReasons(reasons: readonly Reason[], most: number): ReasonGroup[] {
  const byCode = Map.groupBy(reasons, (reason) => reason.code)
  const weightOf = (code: ReasonCode) => (byCode.get(code) ?? []).reduce((sum, { weight }) => sum + Math.abs(weight), 0)
  return [...byCode]
    .sort(([a], [b]) => weightOf(b) - weightOf(a))
    .slice(0, most)
    .map(([code, group]) => {
      const strongestFirst = [...group].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      const names = strongestFirst.map((reason) => reason.quote ?? Object.values(reason.params)[0] ?? '')
      const distinct = new Map(names.map((name) => [name.toLocaleLowerCase(), name]))
      return {
        code,
        names: [...distinct.values()].slice(0, mostNames),
        quoted: group.some(({ quote }) => quote !== null),
      }
    })
}
