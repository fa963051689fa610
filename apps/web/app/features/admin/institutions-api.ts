import { type Course, deleteCourse, setCourseStatus, totalCountHeader } from '@milepost/contract/courses'
import {
  addInstitution,
  deleteInstitution,
  getInstitution,
  type Institution,
  listCandidates,
  listInstitutionCourses,
  listInstitutions,
} from '@milepost/contract/institutions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

export const institutionsPerPage = 5
export const coursesPerPage = 5
export const mostCandidates = 20

export const institutionLists = ['admin-institutions'] as const

/** A page of the institutions with the words that are searched for, by name, and how many there are in all. */
export const institutionsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...institutionLists, search, page],
    queryFn: async () => {
      const query = { search, page, page_size: institutionsPerPage }
      const { body, headers } = await callWithHeaders(listInstitutions, { query })
      return { institutions: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

export const institutionQuery = (id: number) =>
  queryOptions({ queryKey: ['admin-institution', id], queryFn: () => call(getInstitution, { params: { id } }) })

export const courseLists = (institutionId: number) => ['admin-institution-courses', institutionId] as const

/** A page of the courses of an institution in every state, the newest first, and how many there are in all. */
export const institutionCoursesQuery = (institutionId: number, page: number) =>
  queryOptions({
    queryKey: [...courseLists(institutionId), page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listInstitutionCourses, {
        params: { id: institutionId },
        query: { page, page_size: coursesPerPage },
      })
      return { courses: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** Learners who can be made owners, by what is typed. */
export const candidatesQuery = (search: string) =>
  queryOptions({
    queryKey: ['candidates', search],
    queryFn: () => call(listCandidates, { query: { search, page_size: mostCandidates } }),
  })

/** Errors: ApiError, with code 'not_a_student' for whoever is none any more. */
export function add(name: string, email: string): Promise<Institution> {
  return call(addInstitution, { body: { name, email } })
}

export async function remove(id: number): Promise<void> {
  await call(deleteInstitution, { params: { id } })
}

export async function decideCourse(id: number, status: 'approved' | 'rejected', reason?: string): Promise<Course> {
  return call(setCourseStatus, { params: { id }, body: { status, ...(reason !== undefined && { reason }) } })
}

export async function removeCourse(id: number): Promise<void> {
  await call(deleteCourse, { params: { id } })
}
