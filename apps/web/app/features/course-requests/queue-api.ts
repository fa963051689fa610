import {
  answerCourseRequest,
  type CourseRequestState,
  listQueuedCourseRequests,
  type QueuedCourseRequest,
} from '@milepost/contract/course-requests'
import { listCourses } from '@milepost/contract/courses'
import type { CallInput } from '@milepost/contract/http'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedRows } from '#lib/paged-rows.ts'
import type { Found } from '#ui/search-select.tsx'

export const queuePerPage = 10
/** The key of every page of the queue. */
export const courseRequestQueue = ['course-request-queue'] as const

/** A page of what learners ask for; '' for all states. */
export const queueQuery = (status: CourseRequestState | '', page: number) =>
  queryOptions({
    queryKey: [...courseRequestQueue, status, page],
    staleTime: 0,
    queryFn: async () => {
      const query = { ...(status === '' ? {} : { status }), page, page_size: queuePerPage }
      return pagedRows(await callWithHeaders(listQueuedCourseRequests, { query }), page)
    },
    placeholderData: keepPreviousData,
  })

export const maxFound = 20

/** Finds approved courses to offer in an answer. */
export async function findOfferedCourses(search: string): Promise<Found[]> {
  const found = await call(listCourses, { query: { search, page: 1, page_size: maxFound } })
  return found.map(({ id, title, description }) => ({
    key: String(id),
    label: title,
    detail: description.slice(0, 80),
  }))
}

export function answerRequest(
  id: number,
  body: CallInput<typeof answerCourseRequest>['body'],
): Promise<QueuedCourseRequest> {
  return call(answerCourseRequest, { params: { id }, body })
}
