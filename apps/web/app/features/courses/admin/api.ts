import {
  type Course,
  courseOrders,
  courseStatuses,
  createCourse,
  deleteCourse,
  listAdminCourses,
  listCourseDecisions,
  setCourseStatus,
  totalCountHeader,
} from '@milepost/contract/courses'
import type { CallInput } from '@milepost/contract/http'
import { getInstitution, listInstitutionCourses } from '@milepost/contract/institutions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'

export const coursesPerPage = 5

/** The key of what admins see of all courses. */
export const adminCourses = ['admin-courses'] as const

/** What the keys of every list that an admin decides in begin with. */
export const allCourseLists = [...adminCourses, 'admin-institution-courses'] as const

/** Reads the filters of an address and drops values that are no choice. */
export function filterOf({ search, status, sort }: Readonly<Record<'search' | 'status' | 'sort', string>>) {
  return {
    search,
    status: courseStatuses.find((each) => each === status),
    sort: courseOrders.find((each) => each === sort),
  }
}

/** A page of all courses, in every state, and how many match in all. */
export const adminCoursesQuery = ({ search, status, sort }: ReturnType<typeof filterOf>, page: number) =>
  queryOptions({
    queryKey: [...adminCourses, 'list', search, status ?? '', sort ?? '', page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listAdminCourses, {
        query: { search, status, sort, page, page_size: coursesPerPage },
      })
      return { courses: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

export const institutionQuery = (id: number) =>
  queryOptions({ queryKey: ['admin-institution', id], queryFn: () => call(getInstitution, { params: { id } }) })

/** A page of the courses of an institution in every state, the newest first, and how many there are in all. */
export const institutionCoursesQuery = (institutionId: number, page: number) =>
  queryOptions({
    queryKey: ['admin-institution-courses', institutionId, page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listInstitutionCourses, {
        params: { id: institutionId },
        query: { page, page_size: coursesPerPage },
      })
      return { courses: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** The latest decisions about a course. */
export const decisionsQuery = (id: number) =>
  queryOptions({
    queryKey: [...adminCourses, 'decisions', id],
    queryFn: () => call(listCourseDecisions, { params: { id }, query: { page: 1, page_size: 20 } }),
    staleTime: 0,
  })

export function offerCourse(body: CallInput<typeof createCourse>['body']): Promise<Course> {
  return call(createCourse, { body })
}

/** @throws ApiError with code 'changed_meanwhile' if the course changed since it was loaded. */
export function decide(course: Course, status: 'approved' | 'rejected', reason = ''): Promise<Course> {
  const version = course.management?.version
  return call(setCourseStatus, { params: { id: course.id }, body: { status, reason, version } })
}

/** A course that is already gone counts as deleted. */
export async function removeCourse(id: number): Promise<void> {
  try {
    await call(deleteCourse, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  }
}
