import type { InputFor } from '@milepost/contract/endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'
import { pagedQuery } from '#lib/paged-query.ts'

const requestsPerPage = 5

/** The key of all pages of one's own requests. */
const ownRequests = (userId: string) => ['course-requests', userId] as const

/** A page of the courses one has asked for, the latest first, and how many there are in all. */
export const requestsQuery = (userId: string, page: number) =>
  pagedQuery({
    key: ownRequests(userId),
    page,
    perPage: requestsPerPage,
    read: (paging) => callWithHeaders('GET /course-requests/:userId', { params: { userId }, query: paging }),
  })

export const requestMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (body: InputFor<'POST /course-requests'>['body']) => call('POST /course-requests', { body }),
    meta: { invalidates: [ownRequests(userId)] },
  })

/** Fails with code 'course_request_decided' if it was answered. A request that is gone counts as withdrawn. */
export const withdrawalMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (id: number) => unlessGone(call('DELETE /course-requests/:userId/:id', { params: { userId, id } })),
    meta: { invalidates: [ownRequests(userId)] },
  })
