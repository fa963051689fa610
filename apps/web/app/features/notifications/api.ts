import { totalCountHeader } from '@milepost/contract/courses/limits'
import type { InboxState, Notification } from '@milepost/contract/notifications/schema'
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

const notificationsPerPage = 10

interface Page {
  readonly page: number
  readonly notifications: readonly Notification[]
  readonly total: number
}

/** The state of the inbox, kept up to date by `useInbox`. */
export const inboxQuery = (userId: string) =>
  queryOptions({
    queryKey: ['inbox', userId],
    queryFn: () => call('GET /notifications/:userId/stream', { params: { userId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The notifications, the newest first, page by page. */
export const notificationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['notifications', userId],
    queryFn: async ({ pageParam: page }): Promise<Page> => {
      const query = { page, page_size: notificationsPerPage }
      const { body, headers } = await callWithHeaders('GET /notifications/:userId', { params: { userId }, query })
      return { page, notifications: body.notifications, total: Number(headers.get(totalCountHeader) ?? 0) }
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * notificationsPerPage < total ? page + 1 : undefined),
  })

/** Each notification of the loaded pages once: a new one moves others to the next page. */
export function notificationsIn({ pages }: InfiniteData<Page, unknown>): Notification[] {
  return [...new Map(pages.flatMap(({ notifications }) => notifications).map((one) => [one.id, one])).values()]
}

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
          pages: before.pages.map((page) => ({
            ...page,
            notifications: page.notifications.map((one) => (isMeant(one.id) ? { ...one, read: true } : one)),
          })),
        },
  )
  queryClient.setQueryData(inboxQuery(userId).queryKey, state)
  return state
}
