import type { CourseRequestState } from '@milepost/contract/course-requests/limits'
import type { InputFor } from '@milepost/contract/endpoints'
import { maxQueueCount } from '@milepost/contract/queue/limits'
import { mutationOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { readAllRows } from '#lib/read-all-rows.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'
import type { Found } from '#ui/search-select.tsx'

export const courseRequestRows: ListRows = ['course-requests', 10]
/** The key of every page of the queue. */
const courseRequestQueue = ['course-request-queue'] as const

/** A page of what learners ask for; '' for all states. */
export const queueQuery = (status: CourseRequestState | '', page: number) =>
  pagedQuery({
    key: [...courseRequestQueue, status],
    page,
    perPage: rowsPerPage(courseRequestRows),
    staleTime: 5_000,
    read: (paging) =>
      callWithHeaders('GET /admin/course-requests', { query: { ...(status === '' ? {} : { status }), ...paging } }),
  })

/** Every request that waits. */
export const readWaitingRequests = () =>
  readAllRows(maxQueueCount, (paging) =>
    callWithHeaders('GET /admin/course-requests', { query: { status: 'requested', ...paging } }),
  )

export const maxFound = 20

/** Finds approved courses to offer in an answer. */
export async function findOfferedCourses(search: string): Promise<Found[]> {
  const found = await call('GET /courses', { query: { search, page: 1, page_size: maxFound } })
  return found.map(({ id, title, description }) => ({
    key: String(id),
    label: title,
    detail: description.slice(0, 80),
  }))
}

type AnsweredCourseRequest = InputFor<'PUT /admin/course-requests/:id'>['body']

export const answerMutation = mutationOptions({
  mutationFn: ({ id, body }: { id: number; body: AnsweredCourseRequest }) =>
    call('PUT /admin/course-requests/:id', { params: { id }, body }),
  meta: { invalidates: [courseRequestQueue] },
})
