import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface Column<Row> {
  readonly key: string
  readonly header: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** On narrow screens a row becomes a card: this column is its title, without a header. */
  readonly isTitle?: boolean
  /** Names and addresses keep room for their words, however long the texts beside them are. */
  readonly isRoomy?: boolean
  /** Numbers and buttons are aligned to the end. */
  readonly align?: 'end'
}

/** A table that is laid out as cards is none to some browsers unless it says so. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

interface DataTableProps<Row> {
  /** What the table contains, for screen readers. */
  caption: ReactNode
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Other rows are on their way. */
  busy?: boolean
}

/** Rows and columns where there is room, and a card for each row where there is none. */
export function DataTable<Row>({ caption, columns, rows, keyOf, busy = false }: DataTableProps<Row>) {
  return (
    <div className="@container">
      <table {...roles.table} aria-busy={busy} className="block w-full text-left @3xl:table @3xl:border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.rowgroup} className="sr-only @3xl:not-sr-only @3xl:table-header-group">
          <tr {...roles.row}>
            {columns.map(({ key, header, align }) => (
              <th
                key={key}
                {...roles.columnheader}
                scope="col"
                className={classNames(
                  'px-3 py-2 text-small font-semibold text-ink-soft first:pl-0 last:pr-0',
                  align === 'end' && 'text-right',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="grid gap-3 @3xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              {...roles.row}
              className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-medium bg-raised p-4 ring-1 ring-line @3xl:table-row @3xl:rounded-none @3xl:bg-transparent @3xl:p-0 @3xl:ring-0"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({
  column: { header, cell, isTitle = false, isRoomy = false, align },
  row,
}: {
  column: Column<Row>
  row: Row
}) {
  return (
    <td
      {...roles.cell}
      className={classNames(
        'min-w-0 wrap-anywhere @3xl:table-cell @3xl:border-t @3xl:border-line @3xl:px-3 @3xl:py-3 @3xl:align-middle @3xl:first:pl-0 @3xl:last:pr-0',
        isTitle
          ? 'font-display font-semibold @3xl:font-text @3xl:font-normal'
          : 'flex flex-wrap items-baseline gap-x-3 supports-[selector(:has(*))]:@max-3xl:has-[>div:empty]:hidden',
        align === 'end' && '@3xl:text-right',
      )}
    >
      {!isTitle && (
        <span className="shrink grow basis-24 text-small text-ink-soft @3xl:hidden" aria-hidden="true">
          {header}
        </span>
      )}
      <div className={classNames('min-w-0', isRoomy && '@3xl:min-w-44', !isTitle && 'grow-2 basis-[min(100%,9rem)]')}>
        {cell(row)}
      </div>
    </td>
  )
}
