import { exportCourses, importCourses, previewCourseImport } from '@milepost/contract/course-imports'
import {
  type Course,
  createCourse,
  deleteCourse,
  getCourse,
  setCourseStatus,
  suggestCourseFacts,
  totalCountHeader,
  updateCourse,
} from '@milepost/contract/courses'
import type { CallInput, ReplyOf } from '@milepost/contract/http'
import { listInstitutionCourses } from '@milepost/contract/institutions'
import { searchSkills } from '@milepost/contract/knowledge'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { saveFile } from '#lib/save-file.ts'

export const coursesPerPage = 9

/** The key of everything that is shown of an institution's own courses. */
export const ownCourses = (institutionId: number) => ['own-courses', institutionId] as const

export interface CourseFilter {
  readonly search: string
  readonly status: Course['status'] | ''
}

/** A page of an institution's own courses in every state, the newest first, and how many match in all. */
export const ownCoursesQuery = (institutionId: number, { search, status }: CourseFilter, page: number) =>
  queryOptions({
    queryKey: [...ownCourses(institutionId), search, status, page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listInstitutionCourses, {
        params: { id: institutionId },
        query: { search, ...(status === '' ? {} : { status }), page, page_size: coursesPerPage },
      })
      return { courses: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

export type CourseBody = CallInput<typeof updateCourse>['body']

export function offerCourse(institutionId: number, { version: _, ...body }: CourseBody): Promise<Course> {
  return call(createCourse, { body: { ...body, institution_id: institutionId } })
}

/** @throws ApiError with code 'changed_meanwhile' if the course has a newer version than the one sent. */
export function changeCourse(id: number, body: CourseBody): Promise<Course> {
  return call(updateCourse, { params: { id }, body })
}

/** @throws ApiError with code 'not_found' if it is gone. */
export function readCourse(id: number): Promise<Course> {
  return call(getCourse, { params: { id } })
}

/** A course that is already gone counts as deleted. */
export async function removeCourse(id: number): Promise<void> {
  try {
    await call(deleteCourse, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  }
}

/** Submits a rejected course again. */
export function sendAgain(id: number): Promise<Course> {
  return call(setCourseStatus, { params: { id }, body: { status: 'pending' } })
}

export type Suggestion = ReplyOf<typeof suggestCourseFacts>

/** Suggests skills, level and language from a course's title and description. */
export function suggestFacts(title: string, description: string): Promise<Suggestion> {
  return call(suggestCourseFacts, { body: { title, description } })
}

export const skillsQuery = (search: string) =>
  queryOptions({ queryKey: ['skill-search', search], queryFn: () => call(searchSkills, { query: { search } }) })

/** @throws ApiError with issues of the field 'csv' if the file cannot be read. */
export function previewImport(institutionId: number, csv: string): Promise<ReplyOf<typeof previewCourseImport>> {
  return call(previewCourseImport, { params: { id: institutionId }, body: { csv } })
}

/** @throws ApiError as `previewImport`, or with code 'changed_meanwhile' if the preview is outdated. */
export function carryOutImport(
  institutionId: number,
  csv: string,
  plan: string,
): Promise<ReplyOf<typeof importCourses>> {
  return call(importCourses, { params: { id: institutionId }, body: { csv, plan } })
}

/**
 * Saves the courses as a file.
 * @returns The file's name.
 */
export function downloadCourses(institutionId: number): Promise<string> {
  const wanted = { accept: 'text/csv', name: 'milepost-courses.csv' }
  return saveFile(exportCourses, { params: { id: institutionId } }, wanted)
}
