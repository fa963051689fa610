import { totalCountHeader } from '@milepost/contract/courses/limits'
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ApiResponse } from '#lib/api.ts'

/** One page of a list, which page it is, and how many rows there are in all. */
export interface PagedRows<Row> {
  readonly page: number
  readonly perPage: number
  readonly rows: readonly Row[]
  readonly total: number
}

interface PagedQueryOptions<Row> {
  /** What the keys of every page begin with. */
  readonly key: QueryKey
  readonly page: number
  readonly perPage: number
  readonly read: (paging: { page: number; page_size: number }) => Promise<ApiResponse<Row[]>>
  readonly staleTime?: number
  readonly refetchOnWindowFocus?: 'always'
}

/** A page of a list. The page before stays until the next one has come. */
export function pagedQuery<Row>({ key, page, perPage, read, ...options }: PagedQueryOptions<Row>) {
  return queryOptions({
    queryKey: [...key, perPage, page],
    queryFn: async (): Promise<PagedRows<Row>> => {
      const { body, headers } = await read({ page, page_size: perPage })
      return { page, perPage, rows: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
    ...options,
  })
}
