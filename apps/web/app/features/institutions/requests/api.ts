import { maxQueueCount } from '@milepost/contract/queue/limits'
import { mutationOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { readAllRows } from '#lib/read-all-rows.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'

const requestsPerPage = 5

export const ownRequests = (userId: string) => ['institution-requests', userId] as const

/** A page of one's own requests to become an institution, the latest first, and how many there are in all. */
export const ownRequestsQuery = (userId: string, page: number) =>
  pagedQuery({
    key: ownRequests(userId),
    page,
    perPage: requestsPerPage,
    read: (paging) => callWithHeaders('GET /institutions/requests/:userId', { params: { userId }, query: paging }),
    // An admin may have decided since.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export interface Asked {
  readonly name: string
  readonly email: string
  readonly description: string
  readonly address: string
}

/** Fails with code 'institution_request_open' if one is pending, or 'not_a_student' if the user is no learner. */
export const requestMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (asked: Asked) => call('POST /institutions/requests', { body: { ...asked, user_id: userId } }),
    // The account says so if the user is no longer a learner.
    meta: { invalidates: [ownRequests(userId), queryKeys.account] },
  })

export const pendingRequestRows: ListRows = ['institution-requests', 5]
const pendingRequests = ['pending-institution-requests'] as const

/** A page of the requests that wait for a decision, the oldest first. */
export const pendingRequestsQuery = (page: number) =>
  pagedQuery({
    key: pendingRequests,
    page,
    perPage: rowsPerPage(pendingRequestRows),
    read: (paging) => callWithHeaders('GET /admin', { query: paging }),
    staleTime: 5_000,
  })

/** Every request that waits. */
export const readPendingRequests = () =>
  readAllRows(maxQueueCount, (paging) => callWithHeaders('GET /admin', { query: paging }))
