/** A cell as a spreadsheet keeps it. Dates are midnight in UTC. */
export type SheetCell = string | number | boolean | Date | null

/** One sheet of a file, or what was pasted. */
export interface SourceSheet {
  readonly name: string
  readonly rows: readonly (readonly SheetCell[])[]
}

/** Why a file can't be read at all. */
export const fileProblems = [
  ...(['too_large', 'not_a_sheet', 'old_excel', 'protected', 'damaged'] as const),
  ...(['too_big_unpacked', 'unreadable', 'broken_csv'] as const),
  ...(['empty', 'too_many_rows', 'too_many_columns'] as const),
] as const
export type FileProblem = (typeof fileProblems)[number]

export class SheetError extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** A cell as text, as it would be typed. */
export function textOf(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell).trim()
}

/** Whether nothing is written in any cell. */
export function isBlankRow(row: readonly SheetCell[]): boolean {
  return row.every((cell) => textOf(cell) === '')
}
