import {
  type CourseRequest,
  listCourseRequests,
  requestCourse,
  withdrawCourseRequest,
} from '@milepost/contract/course-requests'
import { totalCountHeader } from '@milepost/contract/courses'
import type { CallInput } from '@milepost/contract/http'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

export const requestsPerPage = 5

/** The key of all pages of one's own requests. */
export const ownRequests = (userId: string) => ['course-requests', userId] as const

/** A page of the courses one has asked for, the latest first, and how many there are in all. */
export const requestsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...ownRequests(userId), page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listCourseRequests, {
        params: { userId },
        query: { page, page_size: requestsPerPage },
      })
      return { requests: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

export function sendRequest(body: CallInput<typeof requestCourse>['body']): Promise<CourseRequest> {
  return call(requestCourse, { body })
}

/** @throws ApiError with code 'course_request_decided' if it was answered, or 'not_found' if it is gone. */
export async function withdraw(userId: string, id: number): Promise<void> {
  await call(withdrawCourseRequest, { params: { userId, id } })
}
