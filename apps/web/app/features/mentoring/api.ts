import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The learner's requests for a session, the latest first. */
export const requestsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mentoring', userId],
    queryFn: () => call('GET /mentoring/requests/:userId', { params: { userId } }),
  })

/** `proposedTimes` are ISO 8601 instants. */
export const requestMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (request: { topic: string; proposedTimes: string[] }) =>
      call('POST /mentoring/requests', { body: { userId, ...request } }),
    meta: { invalidates: [requestsQuery(userId).queryKey] },
  })

/** Fails with code 'mentoring_decided' if it is no longer open. */
export const withdrawalMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (id: number) => call('DELETE /mentoring/requests/:userId/:id', { params: { userId, id } }),
    meta: { invalidates: [requestsQuery(userId).queryKey] },
  })
