import type { ReactNode } from 'react'
import { Pagination } from '#ui/pagination.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

interface PagedListProps {
  /** As a query gives it. */
  list: {
    data: { total: number } | undefined
    error: unknown
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  perPage: number
  page: number
  onPage: (page: number) => void
  loading: ReactNode
  failure: ReactNode
  empty: ReactNode
  /** How many there are in all, in words. */
  count: (total: number) => ReactNode
  /** The list itself, where there is something in it. */
  children: ReactNode
}

/** A list that comes page by page, with what is shown before it is there, when it cannot be had and when there is nothing in it. */
export function PagedList({ list, perPage, page, onPage, loading, failure, empty, count, children }: PagedListProps) {
  const { data, error, isFetching, refetch } = list
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / perPage))
  if (data === undefined && isFetching) return <PendingLine>{loading}</PendingLine>
  if (data === undefined)
    return error === null ? null : <RetryAlert onRetry={() => void refetch()}>{failure}</RetryAlert>
  if (data.total === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    <>
      {children}
      {pages > 1 && <Pagination page={page} pages={pages} onPage={onPage} text={count(data.total)} />}
    </>
  )
}
