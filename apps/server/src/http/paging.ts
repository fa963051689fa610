import { totalCountHeader, unpagedLimit } from '@milepost/contract/courses/limits'
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

/** Sets the paging headers of a plain array. */
export function sendTotal(reply: FastifyReply, total: number, paging: Paging): void {
  reply.header(totalCountHeader, total)
  reply.header('x-page', paging.page ?? 1)
}
