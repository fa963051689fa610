import { maxPageSize, totalCountHeader, unpagedLimit } from '@milepost/contract/courses/limits'
import type { FastifyReply } from 'fastify'

export interface Paging {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

export interface Slice {
  readonly limit: number
  readonly offset: number
}

const defaultPageSize = 6

/** The rows to read for paging parameters; without any the first 500. */
export function sliceOf(paging: Paging): Slice {
  if (paging.page === undefined && paging.page_size === undefined) return { limit: unpagedLimit, offset: 0 }
  const limit = paging.page_size ?? defaultPageSize
  return { limit, offset: ((paging.page ?? 1) - 1) * limit }
}

/**
 * Sets the paging headers of a plain array.
 * @param mayGoOn - Whether there may be more rows than were counted, so that the last page is unknown.
 */
export function sendTotal(reply: FastifyReply, total: number, paging: Paging, mayGoOn = false): void {
  reply.header(totalCountHeader, total)
  reply.header('x-page', paging.page ?? 1)
  reply.header('link', linksOf(reply.request.url, total, paging, mayGoOn))
}

/** The other pages (RFC 8288), as the same address with another query. */
function linksOf(url: string, total: number, paging: Paging, mayGoOn: boolean): string {
  const { limit: slice, offset } = sliceOf(paging)
  // What is read without paging parameters goes on in pages.
  const size = Math.min(slice, maxPageSize)
  const page = offset / size + 1
  const last = mayGoOn ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(total / size))
  const query = new URLSearchParams(url.split('?')[1])
  return Object.entries({ first: 1, prev: page - 1, next: page + slice / size, last })
    .filter(([, to]) => to >= 1 && to <= last && Number.isFinite(to))
    .map(([rel, to]) => {
      query.set('page', String(to))
      query.set('page_size', String(size))
      return `<?${query}>; rel="${rel}"`
    })
    .join(', ')
}
