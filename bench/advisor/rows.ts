/** One figure of a row: a share (0 to 1) or a count. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** Shares are compared by two points; a count that must be zero by nothing. */
  readonly kind: 'share' | 'zero'
}

export interface Row {
  readonly name: string
  readonly prototype: string
  readonly goal: string
  /** Smallest (or for 'at most' greatest) values that meet the goal, by name of the figure. */
  readonly meets: Readonly<Record<string, { readonly atLeast?: number; readonly atMost?: number }>>
  /** Null when a set it needs is absent or what it measures does not exist yet. */
  readonly measure: (run: Run) => Promise<readonly Figure[] | null>
}

export interface Run {
  /** Folder with the sets that are not committed. */
  readonly outside: string | undefined
  /** Fewer random profiles and no large sets. */
  readonly short: boolean
}

export const share = (name: string, value: number): Figure => ({ name, value, kind: 'share' })
export const zero = (name: string, value: number): Figure => ({ name, value, kind: 'zero' })
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
