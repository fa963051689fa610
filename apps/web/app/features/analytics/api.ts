import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'

const eventsPerPage = 10

/** The key of all that is known of one's own activity. */
const ownActivity = (userId: string) => ['analytics', userId] as const

/** One's own activity in figures; what was done a moment ago is in them. */
export const analyticsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ownActivity(userId), 'figures'],
    queryFn: () => call('GET /activity/:userId', { params: { userId } }),
    staleTime: 5_000,
  })

/** A page of what is recorded, the latest first, and how much there is in all. */
export const eventsQuery = (userId: string, page: number) =>
  pagedQuery({
    key: [...ownActivity(userId), 'events'],
    page,
    perPage: eventsPerPage,
    read: (paging) => callWithHeaders('GET /activity/:userId/events', { params: { userId }, query: paging }),
    staleTime: 5_000,
  })

export const deletionMutation = (userId: string) =>
  mutationOptions({
    mutationFn: () => call('DELETE /activity/:userId/events', { params: { userId } }),
    meta: { invalidates: [ownActivity(userId)] },
  })
