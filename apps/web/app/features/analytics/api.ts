import {
  deleteActivityEvents,
  getAnalytics,
  listActivityEvents,
  recordCourseOpened,
} from '@milepost/contract/analytics'
import { totalCountHeader } from '@milepost/contract/courses'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

export const eventsPerPage = 10

/** The key of all that is known of one's own activity. */
export const ownActivity = (userId: string) => ['analytics', userId] as const

/** One's own activity in figures; what was done a moment ago is in them. */
export const analyticsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ownActivity(userId), 'figures'],
    queryFn: () => call(getAnalytics, { params: { userId } }),
    staleTime: 0,
  })

/** A page of what is recorded, the latest first, and how much there is in all. */
export const eventsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...ownActivity(userId), 'events', page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listActivityEvents, {
        params: { userId },
        query: { page, page_size: eventsPerPage },
      })
      return { page, events: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export async function deleteEvents(userId: string): Promise<void> {
  await call(deleteActivityEvents, { params: { userId } })
}

const noted = new Set<string>()

/** Records that a learner opened a course. A failure is ignored, and the next opening tries again. */
export async function noteCourseOpened(userId: string, courseId: number): Promise<void> {
  // The server counts a course once a day: within this visit to the product there is no need to tell it twice.
  const key = `${userId} ${courseId} ${new Date().toISOString().slice(0, 10)}`
  if (noted.has(key)) return
  noted.add(key)
  await call(recordCourseOpened, { body: { userId, courseId } }).catch(() => noted.delete(key))
}
