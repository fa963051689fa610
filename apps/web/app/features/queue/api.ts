import type { QueueKind } from '@milepost/contract/queue'
import { callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'

export const itemsPerPage = 10

/** A page of what waits, the oldest first; '' for all kinds. */
export const queueQuery = (kind: QueueKind | '', page: number) =>
  pagedQuery({
    key: [...queryKeys.queue, kind],
    page,
    perPage: itemsPerPage,
    staleTime: 0,
    read: (paging) => callWithHeaders('GET /admin/queue', { query: { ...(kind === '' ? {} : { kind }), ...paging } }),
  })
