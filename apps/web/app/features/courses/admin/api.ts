import { courseOrders, courseStatuses } from '@milepost/contract/constants/courses'
import type { Course } from '@milepost/contract/courses'
import type { InputFor } from '@milepost/contract/endpoints'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'

export const coursesPerPage = 5

/** The key of what admins see of all courses. */
const adminCourses = ['admin-courses'] as const
/** The key of what admins see of the courses of institutions. */
const institutionCourses = ['admin-institution-courses'] as const
const allCourseLists = [adminCourses, institutionCourses, queryKeys.adminCounters]

export const filterNames = ['search', 'status', 'sort'] as const

/** Reads the filters of an address and drops values that are no choice. */
export function filterOf({ search, status, sort }: Readonly<Record<(typeof filterNames)[number], string>>) {
  return {
    search,
    status: courseStatuses.find((each) => each === status),
    sort: courseOrders.find((each) => each === sort),
  }
}

/** A page of all courses, in every state, and how many match in all. */
export const adminCoursesQuery = ({ search, status, sort }: ReturnType<typeof filterOf>, page: number) =>
  pagedQuery({
    key: [...adminCourses, 'list', search, status ?? '', sort ?? ''],
    page,
    perPage: coursesPerPage,
    read: (paging) => callWithHeaders('GET /admin/courses', { query: { search, status, sort, ...paging } }),
  })

export const institutionQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin-institution', id],
    queryFn: () => call('GET /institutions/:id', { params: { id } }),
  })

/** A page of the courses of an institution in every state, the newest first, and how many there are in all. */
export const institutionCoursesQuery = (institutionId: number, page: number) =>
  pagedQuery({
    key: [...institutionCourses, institutionId],
    page,
    perPage: coursesPerPage,
    read: (paging) =>
      callWithHeaders('GET /institutions/:id/courses', { params: { id: institutionId }, query: paging }),
  })

/** The latest decisions about a course. */
export const decisionsQuery = (id: number) =>
  queryOptions({
    queryKey: [...adminCourses, 'decisions', id],
    queryFn: () => call('GET /admin/courses/:id/decisions', { params: { id }, query: { page: 1, page_size: 20 } }),
    staleTime: 0,
  })

export const creationMutation = mutationOptions({
  mutationFn: (body: InputFor<'POST /courses'>['body']) => call('POST /courses', { body }),
  meta: { invalidates: [adminCourses, queryKeys.adminCounters] },
})

type DecidedCourse = { course: Course; status: 'approved' | 'rejected'; reason?: string }

/** Fails with code 'changed_meanwhile' if the course changed since it was loaded. */
export const decisionMutation = mutationOptions({
  mutationFn: ({ course: { id, management }, status, reason = '' }: DecidedCourse) =>
    call('PUT /courses/:id/status', { params: { id }, body: { status, reason, version: management?.version } }),
  meta: { invalidates: allCourseLists },
})

/** A course that is already gone counts as deleted. */
export const deletionMutation = mutationOptions({
  mutationFn: (id: number) => unlessGone(call('DELETE /courses/:id', { params: { id } })),
  meta: { invalidates: allCourseLists },
})
