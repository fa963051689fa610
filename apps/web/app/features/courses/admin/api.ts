import { courseOrders, courseStatuses, totalCountHeader } from '@milepost/contract/courses/limits'
import type { AdminCourse, Course } from '@milepost/contract/courses/schema'
import type { InputFor } from '@milepost/contract/endpoints'
import { maxQueueCount } from '@milepost/contract/queue/limits'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { readAllRows } from '#lib/read-all-rows.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'
import { saveFile } from '#lib/save-file.ts'

export const adminCourseRows: ListRows = ['admin-courses', 5]
export const institutionCourseRows: ListRows = ['institution-courses', 5]

/** The key of what admins see of all courses. */
const adminCourses = ['admin-courses'] as const
/** The key of what admins see of the courses of institutions. */
const institutionCourses = ['admin-institution-courses'] as const
const allCourseLists = [adminCourses, institutionCourses, queryKeys.adminCounters]

export const filterNames = ['search', 'institution', 'status', 'sort'] as const

/** Reads the filters of an address and drops values that are no choice. */
export function filterOf({
  search,
  institution,
  status,
  sort,
}: Readonly<Record<(typeof filterNames)[number], string>>) {
  return {
    search,
    institution_id: /^[1-9]\d{0,8}$/.test(institution) ? Number(institution) : undefined,
    status: courseStatuses.find((each) => each === status),
    sort: courseOrders.find((each) => each === sort),
  }
}

/** A page of all courses, in every state, and how many match in all. */
export const adminCoursesQuery = (filter: ReturnType<typeof filterOf>, page: number) =>
  pagedQuery({
    key: [...adminCourses, 'list', filter],
    page,
    perPage: rowsPerPage(adminCourseRows),
    read: (paging) => callWithHeaders('GET /admin/courses', { query: { ...filter, ...paging } }),
  })

type CourseListFilter = Omit<ReturnType<typeof filterOf>, 'sort'>

/** How many match that are rejected, so that nothing can be decided about them. */
export const rejectedCountQuery = (filter: CourseListFilter) =>
  queryOptions({
    queryKey: [...adminCourses, 'rejected', filter],
    queryFn: async () => {
      const query = { ...filter, status: 'rejected' as const, page: 1, page_size: 1 }
      const { headers } = await callWithHeaders('GET /admin/courses', { query })
      return Number(headers.get(totalCountHeader))
    },
  })

/** Every course that matches and can be decided: the pending ones, then the approved ones. */
export async function readDecidableCourses(filter: CourseListFilter): Promise<AdminCourse[]> {
  const statuses = filter.status === undefined ? (['pending', 'approved'] as const) : [filter.status]
  const rows: AdminCourse[] = []
  for (const status of statuses) {
    const rest = maxQueueCount - rows.length
    const read = (paging: { page: number; page_size: number }) =>
      callWithHeaders('GET /admin/courses', { query: { ...filter, status, ...paging } })
    rows.push(...(await readAllRows(rest, read)))
  }
  return rows
}

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
    perPage: rowsPerPage(institutionCourseRows),
    read: (paging) =>
      callWithHeaders('GET /institutions/:id/courses', { params: { id: institutionId }, query: paging }),
  })

/** Every course of an institution. */
export const readInstitutionCourses = (institutionId: number): Promise<Course[]> =>
  readAllRows(maxQueueCount, (paging) =>
    callWithHeaders('GET /institutions/:id/courses', { params: { id: institutionId }, query: paging }),
  )

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

/** A course that is already gone counts as deleted. */
export const deletionMutation = mutationOptions({
  mutationFn: (id: number) => unlessGone(call('DELETE /courses/:id', { params: { id } })),
  meta: { invalidates: allCourseLists },
})

/**
 * Saves what the filters leave as a file.
 * @returns The file's name.
 */
export function saveCourses(filter: CourseListFilter): Promise<string> {
  return saveFile('GET /admin/courses/export', { query: filter }, { accept: 'text/csv', name: 'milepost-courses.csv' })
}
