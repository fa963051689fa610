import type { InputFor } from '@milepost/contract/endpoints'
import { maxQueueCount, type QueueKind } from '@milepost/contract/queue/limits'
import type { DecidedRequest, QueueItem } from '@milepost/contract/queue/schema'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'

export const queueRows: ListRows = ['queue', 50]
export const decidedRows: ListRows = ['decided-requests', 20]

/** A page of what waits, the oldest first; '' for all kinds. */
export const queueQuery = (kind: QueueKind | '', page: number) =>
  pagedQuery({
    key: [...queryKeys.queue, kind],
    page,
    perPage: rowsPerPage(queueRows),
    staleTime: 5_000,
    read: (paging) => callWithHeaders('GET /admin/queue', { query: { ...(kind === '' ? {} : { kind }), ...paging } }),
  })

/** All that waits of a kind, read in one moment: what comes later is not in it. */
export const matchingMutation = mutationOptions({
  mutationFn: (kind: QueueKind | '') =>
    call('GET /admin/queue', { query: { ...(kind === '' ? {} : { kind }), page: 1, page_size: maxQueueCount } }),
})

/** A page of the requests that were decided, the latest first; '' for both kinds. */
export const historyQuery = (kind: DecidedRequest['kind'] | '', search: string, page: number) =>
  pagedQuery({
    key: ['decided-requests', kind, search],
    page,
    perPage: rowsPerPage(decidedRows),
    staleTime: 5_000,
    read: (paging) =>
      callWithHeaders('GET /admin/decided-requests', {
        query: { ...(kind === '' ? {} : { kind }), search, ...paging },
      }),
  })

/** An item in full. Another version of a course is read again. */
export const detailsQuery = ({ kind, id, version }: QueueItem) =>
  queryOptions({
    queryKey: ['queue-details', kind, id, version],
    queryFn: () => call('GET /admin/queue/:kind/:id', { params: { kind, id } }),
    staleTime: 0,
  })

/** What waits for the reasons is not held up by trying again: without them one can be written. */
export const reasonsQuery = queryOptions({
  queryKey: ['platform-settings'],
  queryFn: () => call('GET /admin/settings', {}),
  select: ({ rejectionReasons }) => rejectionReasons,
  retry: false,
})

/** The queue, and the lists of other screens that decisions change. */
const changedLists = [
  queryKeys.queue,
  ['queue-details'],
  ['admin-courses'],
  ['admin-institution-courses'],
  ['pending-institution-requests'],
  ['admin-institutions'],
  ['course-request-queue'],
  ['failed-jobs'],
  queryKeys.candidates,
  queryKeys.adminCounters,
]

export const decisionMutation = mutationOptions({
  mutationFn: (body: InputFor<'POST /admin/queue/decisions'>['body']) => call('POST /admin/queue/decisions', { body }),
  meta: { invalidates: changedLists },
})

/** Decides about a reported message. */
export const reviewMutation = mutationOptions({
  mutationFn: ({ id, remove }: { id: string; remove: boolean }) =>
    call('PUT /admin/message-reports/:id', { params: { id: Number(id) }, body: { remove } }),
  meta: { invalidates: changedLists },
})

/** Says of each what became of it. */
export const undoMutation = mutationOptions({
  mutationFn: (body: InputFor<'POST /admin/queue/undo'>['body']) => call('POST /admin/queue/undo', { body }),
  meta: { invalidates: changedLists },
})
