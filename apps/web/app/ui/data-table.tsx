import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface Column<Row> {
  readonly key: string
  readonly header: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** What a row is called. It takes the room that the other columns leave, and is the first line of a narrow row. */
  readonly isTitle?: boolean
  /** Where a narrow row has it. Once one column says so, a narrow row leaves out those that don't. */
  readonly narrow?: 'below' | 'start' | 'end' | 'last'
  /** Sentences take as many lines as they need. Anything else is cut off at the end of one. */
  readonly wraps?: boolean
  /** Names and addresses keep room for their words, however long the texts beside them are. */
  readonly isRoomy?: boolean
  /** Numbers and buttons are aligned to the end. */
  readonly align?: 'end'
}

/** A table that is laid out otherwise is none to some browsers unless it says so. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

const places = {
  start: 'col-start-1 row-span-2 row-start-1 min-w-8! pr-3',
  title: 'col-start-2 row-start-1',
  below: 'col-start-2 row-start-2 truncate text-small text-ink-soft',
  end: 'col-start-3 row-span-2 row-start-1 pl-3 text-right',
  last: 'col-start-4 row-span-2 row-start-1 pl-1',
  line: 'col-start-2 flex flex-wrap items-baseline gap-x-3 text-small wrap-anywhere',
  hidden: 'hidden',
} as const

interface DataTableProps<Row> {
  /** What the table contains, for screen readers. */
  caption: ReactNode
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Whether a row is the one that is open beside the table. */
  isCurrent?: (row: Row) => boolean
  /** Other rows are on their way. */
  busy?: boolean
}

/** Rows of 40 pixels with columns where there is room, and with their title, a second line and what is at their end where there is none. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isCurrent, busy = false }: DataTableProps<Row>) {
  const isPlaced = columns.some(({ narrow }) => narrow === 'below' || narrow === 'end')
  const placeOf = ({ isTitle = false, narrow }: Column<Row>) =>
    isTitle ? 'title' : (narrow ?? (isPlaced ? 'hidden' : 'line'))
  return (
    <div className="@container">
      <table {...roles.table} aria-busy={busy} className="block w-full text-left @4xl:table @4xl:border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.rowgroup} className="sr-only @4xl:not-sr-only @4xl:table-header-group">
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...roles.columnheader}
                scope="col"
                className={classNames(
                  'h-8 px-2 text-small font-semibold whitespace-nowrap text-ink-soft first:pl-0 last:pr-0 @4xl:table-cell',
                  placeOf(column) === 'hidden' && 'hidden',
                  column.align === 'end' && 'text-right',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="block @4xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              {...roles.row}
              className={classNames(
                'grid min-h-10 grid-cols-[auto_minmax(0,1fr)_auto_auto] content-center items-center border-t border-line py-1',
                '@4xl:table-row',
                isCurrent?.(row) === true && 'bg-spruce-soft',
              )}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} place={placeOf(column)} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps<Row> {
  column: Column<Row>
  place: keyof typeof places
  row: Row
}

function Cell<Row>({ column, place, row }: CellProps<Row>) {
  const { header, cell, wraps = false, isRoomy = false, align } = column
  const isTitle = place === 'title'
  const isControl = column.narrow === 'start' || column.narrow === 'last'
  return (
    <td
      {...roles.cell}
      className={classNames(
        places[place],
        'min-w-0 empty:p-0 @4xl:table-cell @4xl:h-10 @4xl:px-2 @4xl:py-0.5 @4xl:align-middle @4xl:text-body @4xl:text-ink @4xl:first:pl-0 @4xl:last:pr-0',
        isTitle && '@4xl:w-full @4xl:max-w-0 @4xl:min-w-48',
        align === 'end' ? '@4xl:text-right' : '@4xl:text-left',
      )}
    >
      {place === 'line' && (
        <span className="text-ink-soft @4xl:hidden" aria-hidden="true">
          {header}
        </span>
      )}
      <div
        className={classNames(
          'min-w-0',
          wraps ? 'wrap-anywhere' : !isControl && 'truncate [&_a]:inline [&_wbr]:hidden',
          !isTitle && !isControl && (wraps ? '@4xl:max-w-80' : isRoomy ? '@4xl:max-w-64' : '@4xl:max-w-48'),
        )}
      >
        {cell(row)}
      </div>
    </td>
  )
}
