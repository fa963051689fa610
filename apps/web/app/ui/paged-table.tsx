import { type ReactNode, useEffect } from 'react'
import { type Column, DataTable, TableFrame } from '#ui/data-table.tsx'
import { Pagination } from '#ui/pagination.tsx'

interface PagedTableProps<Row> {
  /** As a query gives it. */
  query: {
    data: { readonly page: number; readonly rows: readonly Row[]; readonly total: number } | undefined
    error: unknown
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  perPage: number
  page: number
  onPage: (page: number) => void
  caption: ReactNode
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  failure: ReactNode
  /** Shown if nothing is found. */
  empty: ReactNode
  /** What is shown of how many, in words. */
  count: (first: number, last: number, total: number) => ReactNode
}

/** A table that comes page by page: while it is on its way, where it cannot be had, where there is nothing, and the way around it. */
export function PagedTable<Row>({ query, perPage, page, onPage, count, ...table }: PagedTableProps<Row>) {
  const { data, isPlaceholderData } = query
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / perPage))
  // What stood on the last page may be gone.
  const isBehind = data !== undefined && !isPlaceholderData && page > pages
  useEffect(() => {
    if (isBehind) onPage(pages)
  }, [isBehind, onPage, pages])
  return (
    <TableFrame query={query} rows={Math.min(perPage, 5)} failure={table.failure}>
      {data !== undefined && data.total === 0 && <p className="py-6 text-ink-soft">{table.empty}</p>}
      {data !== undefined && data.total > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <DataTable
            caption={table.caption}
            columns={table.columns}
            rows={data.rows}
            keyOf={table.keyOf}
            busy={isPlaceholderData}
          />
          <Pagination
            page={page}
            pages={pages}
            onPage={onPage}
            text={count((data.page - 1) * perPage + 1, (data.page - 1) * perPage + data.rows.length, data.total)}
          />
        </div>
      )}
    </TableFrame>
  )
}
