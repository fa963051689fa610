import type { ReactNode } from 'react'
import type { ResourceColumn } from '#ui/resource-list/resource-table.tsx'

/** Every row that matches a list's filters and can be selected, beyond the page that is shown. */
export interface MatchingRows<Row> {
  /** How many there are; undefined until that is known. */
  readonly total: number | undefined
  readonly readAll: () => Promise<readonly Row[]>
}

/** What selects rows of a list and decides about them. The list shows it without knowing what it does. */
export interface RowSelection<Row> {
  /** Whether any row is selected. */
  readonly isUsed: boolean
  /** Selects a row; null for one that cannot be. */
  readonly box: (row: Row) => ReactNode
  /** Stands above the rows. */
  readonly bar: (page: readonly Row[], matching: MatchingRows<Row>) => ReactNode
  /** Decides about one row. It asks first for a reason, and before what cannot be undone. */
  readonly decide: (decision: 'approve' | 'reject', row: Row) => void
  /** A row was answered in words, perhaps so that it can be undone. */
  readonly answered: (row: Row, canUndo: boolean) => void
  /** Whether a row is being decided about. */
  readonly isBusy: (row: Row) => boolean
  /** Forgets what is selected, because other rows are shown. */
  readonly clear: () => void
}

/** The columns, with the box of each row before its title. */
export function withBoxes<Row, Name extends string>(
  columns: readonly ResourceColumn<Row, Name>[],
  { box }: RowSelection<Row>,
): ResourceColumn<Row, Name>[] {
  return columns.map((column) =>
    column.isTitle === true
      ? {
          ...column,
          cell: (row, open) => (
            <div className="flex items-start gap-3">
              <span className="flex w-5 shrink-0 pt-0.5 empty:hidden @3xl:empty:block">{box(row)}</span>
              <div className="min-w-0">{column.cell(row, open)}</div>
            </div>
          ),
        }
      : column,
  )
}
