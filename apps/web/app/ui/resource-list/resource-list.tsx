import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext, useEffect } from 'react'
import type { PagedRows } from '#lib/paged-query.ts'
import { rowChoices, type useRowsPerPage } from '#lib/rows-per-page.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { ChoiceFilter } from '#ui/resource-list/filter-bar.tsx'
import { type Dialogs, FocusTarget, useDialogs } from '#ui/resource-list/use-dialogs.tsx'

/** As a query of `pagedQuery` gives it. */
export interface ListQuery<Row> {
  readonly data: PagedRows<Row> | undefined
  readonly error: Error | null
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

/** The shown page and the way to another: of the address (`useListAddress`) or of the screen (`usePage`). */
export interface ListPaging {
  readonly page: number
  readonly setPage: (page: number) => void
}

export interface Shown {
  readonly page: number
  readonly pages: number
  readonly first: number
  readonly last: number
  readonly total: number
}

export interface ResourceListProps<Row, Name extends string> {
  query: ListQuery<Row>
  paging: ListPaging
  /** How many rows a page has, for the reader to choose. */
  rowsPerPage?: ReturnType<typeof useRowsPerPage>
  failure: ReactNode
  /** Says in a line that there are no rows. */
  emptyText?: ReactNode
  /** Shown instead of the line if there are no rows. */
  empty?: ReactNode
  /** What is shown of how many, in words; false: neither that nor the way to other pages. */
  count?: (shown: Shown) => ReactNode
  pagesLabel?: string
  /** Replaces the usual pagination. */
  pager?: (pages: number) => ReactNode
  dialogs?: Dialogs<Row, Name> | undefined
  children: (
    rows: readonly Row[],
    open: (dialog: NoInfer<Name>, row: NoInfer<Row>) => void,
    isBusy: boolean,
  ) => ReactNode
}

/**
 * A list that comes page by page, in a `ListSection`: what is shown before it is there, when it cannot be had and when it
 * is empty, the way to other pages, and the dialogs of its rows.
 */
export function ResourceList<Row, Name extends string = never>(props: ResourceListProps<Row, Name>) {
  const { query, paging, failure, emptyText, empty, dialogs, children } = props
  const { data, isPlaceholderData } = query
  const focusTarget = useContext(FocusTarget)
  const { open, dialog } = useDialogs(dialogs)
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / (data?.perPage ?? 1)))
  useExistingPage(paging, data !== undefined && !isPlaceholderData ? pages : null)
  const turnTo = (page: number) => {
    paging.setPage(page)
    if (focusTarget?.current instanceof HTMLHeadingElement) focusTarget.current.focus()
  }
  return (
    <>
      <Loaded query={query} failure={(retry) => <ErrorState title={failure} onRetry={retry} />}>
        {(shown) =>
          shown.total === 0 ? (
            emptyText === undefined ? (
              empty
            ) : (
              <NoRows>{emptyText}</NoRows>
            )
          ) : (
            <>
              <div>{children(shown.rows, open, isPlaceholderData)}</div>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3 *:last:grow">
                <RowsPerPage {...props} total={shown.total} />
                <Pager {...props} data={shown} pages={pages} onPage={turnTo} />
              </div>
            </>
          )
        }
      </Loaded>
      {dialog}
    </>
  )
}

/** Goes back to the last page that is left once the shown one is gone. */
function useExistingPage({ page, setPage }: ListPaging, pages: number | null): void {
  useEffect(() => {
    if (pages !== null && page > pages) setPage(pages)
  })
}

type RowsPerPageProps = Pick<ResourceListProps<unknown, never>, 'paging' | 'rowsPerPage'> & { total: number }

/** How many rows a page has. A page that all fit on in any case needs no choice. */
export function RowsPerPage({ paging, rowsPerPage, total }: RowsPerPageProps) {
  const { t } = useLingui()
  const [fewest] = rowChoices
  if (rowsPerPage === undefined || total <= fewest) return null
  return (
    <ChoiceFilter
      label={t`Rows per page`}
      isPlain
      value={String(rowsPerPage.perPage)}
      onChange={(next) => {
        paging.setPage(1)
        rowsPerPage.setPerPage(Number(next))
      }}
      choices={[...new Set([...rowChoices, rowsPerPage.perPage])]
        .sort((one, other) => one - other)
        .map((each) => [String(each), String(each)] as const)}
    />
  )
}

interface PagerProps extends Pick<ResourceListProps<unknown, never>, 'paging' | 'count' | 'pagesLabel' | 'pager'> {
  data: PagedRows<unknown>
  pages: number
  onPage: (page: number) => void
}

function Pager({ paging, count, pagesLabel, pager, data, pages, onPage }: PagerProps) {
  if (pager !== undefined) return pager(pages)
  const first = (data.page - 1) * data.perPage + 1
  const text = count?.({ page: data.page, pages, first, last: first + data.rows.length - 1, total: data.total })
  if (text === false) return null
  return (
    <Pagination
      page={paging.page}
      pages={pages}
      onPage={onPage}
      text={text}
      {...(pagesLabel && { label: pagesLabel })}
    />
  )
}

/** Says in a line that there are no rows. */
export function NoRows({ children }: { children: ReactNode }) {
  return <p className="py-6 text-ink-soft">{children}</p>
}
