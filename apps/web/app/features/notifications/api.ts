import { totalCountHeader } from '@milepost/contract/courses/limits'
import type { InboxState } from '@milepost/contract/notifications/schema'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

const notificationsPerPage = 10

/** The state of the inbox, kept up to date by `useInbox`. */
export const inboxQuery = (userId: string) =>
  queryOptions({
    queryKey: ['inbox', userId],
    queryFn: () => call('GET /notifications/:userId/stream', { params: { userId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The notifications, the newest first, page by page: each page begins below the last of the one before. */
export const notificationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['notifications', userId],
    queryFn: async ({ pageParam: before }) => {
      const query = { page_size: notificationsPerPage, ...(before !== null && { before }) }
      const { body, headers } = await callWithHeaders('GET /notifications/:userId', { params: { userId }, query })
      return { notifications: body.notifications, total: Number(headers.get(totalCountHeader) ?? 0) }
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ notifications, total }) =>
      notifications.length < total ? notifications.at(-1)?.id : undefined,
  })

/** Marks some as read, or all up to the newest one seen, here and on the server. */
export async function markRead(
  queryClient: QueryClient,
  userId: string,
  which: { ids: number[] } | { upTo: number },
): Promise<InboxState> {
  const state = await call('PUT /notifications/:userId/read', { params: { userId }, body: which })
  const isMeant = (id: number) => ('ids' in which ? which.ids.includes(id) : id <= which.upTo)
  queryClient.setQueryData(notificationsQuery(userId).queryKey, (before) =>
    before === undefined
      ? before
      : {
          ...before,
          pages: before.pages.map(({ notifications, total }) => ({
            notifications: notifications.map((one) => (isMeant(one.id) ? { ...one, read: true } : one)),
            total,
          })),
        },
  )
  queryClient.setQueryData(inboxQuery(userId).queryKey, state)
  return state
}
