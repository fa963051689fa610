/** A figure of a row: a share (0 to 1) or a count. */
export interface BenchFigure {
  readonly name: string
  readonly value: number
  /** Shares may differ by two points. A count that must be zero may not. */
  readonly kind: 'share' | 'zero'
}

export interface BenchRow {
  readonly name: string
  /** Who wrote the set: rules are not chosen on sets of their authors. */
  readonly author: string
  readonly prototype: string
  readonly goal: string
  /** Smallest values (largest for `atMost`) that meet the goal, by name of the figure. */
  readonly meets: Readonly<Record<string, { readonly atLeast?: number; readonly atMost?: number }>>
  /** Returns null when a required set is missing, or what it measures does not exist yet. */
  readonly measure: (run: BenchRun) => Promise<readonly BenchFigure[] | null>
}

export interface BenchRun {
  /** Folder of the sets that are not committed. */
  readonly outside: string | undefined
  /** Fewer random profiles and no large sets. */
  readonly short: boolean
}

export const share = (name: string, value: number): BenchFigure => ({ name, value, kind: 'share' })
export const zero = (name: string, value: number): BenchFigure => ({ name, value, kind: 'zero' })
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
