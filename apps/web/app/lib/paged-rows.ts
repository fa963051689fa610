import { totalCountHeader } from '@milepost/contract/courses'
import type { ApiResponse } from '#lib/api.ts'

/** One page of a list, which page it is, and how many rows there are in all. */
export interface PagedRows<Row> {
  readonly page: number
  readonly rows: readonly Row[]
  readonly total: number
}

export function pagedRows<Row>({ body, headers }: ApiResponse<Row[]>, page: number): PagedRows<Row> {
  return { page, rows: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
}
