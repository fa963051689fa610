import type { IntakeChange } from '@milepost/contract/applications/schema'
import { maxBulkCourses, ownCourseOrders } from '@milepost/contract/courses/limits'
import type { BulkOutcome, Course, CourseChange } from '@milepost/contract/courses/schema'
import type { InputFor, ReplyTo } from '@milepost/contract/endpoints'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { saveFile } from '#lib/save-file.ts'

/** The key of everything that is shown of an institution's own courses. */
const { ownCourses } = queryKeys
const ownCoursesAndCount = [ownCourses, queryKeys.institutionCourseCount]

export interface CourseFilter {
  readonly search: string
  readonly status: Course['status'] | 'archived' | ''
  /** A column, with a minus before it the other way round; '' is the newest first. */
  readonly sort: string
}

/** A page of an institution's own courses in every state, the newest first, and how many match in all. */
export const ownCoursesQuery = (
  institutionId: number,
  { search, status, sort }: CourseFilter,
  page: number,
  perPage: number,
) =>
  pagedQuery({
    key: [...ownCourses, institutionId, search, status, sort, perPage],
    page,
    perPage,
    read: (paging) =>
      callWithHeaders('GET /institutions/:id/courses', {
        params: { id: institutionId },
        query: { search, ...statusOf(status), ...orderOf(sort), ...paging },
      }),
  })

function statusOf(status: CourseFilter['status']) {
  if (status === 'archived') return { archived: 'true' as const }
  return status === '' ? {} : { status }
}

function orderOf(written: string) {
  const sort = ownCourseOrders.find((order) => order === written.replace('-', ''))
  return sort === undefined ? {} : { sort, direction: written.startsWith('-') ? ('desc' as const) : ('asc' as const) }
}

export type CourseBody = InputFor<'PUT /courses/:id'>['body']

interface SavedAs {
  readonly course: Course | null
  /** The skill in demand that a new one is made for. */
  readonly demandedSkill?: string | undefined
}

/** Creates a course, or changes the one given: fails with code 'changed_meanwhile' if that has a newer version. */
export const courseMutation = (institutionId: number, { course, demandedSkill }: SavedAs) =>
  mutationOptions({
    mutationFn: ({ version, ...body }: CourseBody) =>
      course === null
        ? call('POST /courses', { body: { ...body, institution_id: institutionId, demanded_skill: demandedSkill } })
        : call('PUT /courses/:id', { params: { id: course.id }, body: { ...body, version } }),
    meta: { invalidates: ownCoursesAndCount },
  })

/** @throws ApiError with code 'not_found' if it is gone. */
export function readCourse(id: number): Promise<Course> {
  return call('GET /courses/:id', { params: { id } })
}

/** Runs a bulk request over any number of courses, as many at once as one may hold. */
async function inParts<T>(all: readonly T[], run: (part: T[]) => Promise<BulkOutcome>): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [] }
  for (let start = 0; start < all.length; start += maxBulkCourses) {
    const { done, refused } = await run(all.slice(start, start + maxBulkCourses))
    outcome.done.push(...done)
    outcome.refused.push(...refused)
  }
  return outcome
}

/** Changes courses, each by itself: what changed in between is refused in the reply. */
export const bulkChangeMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (changes: readonly CourseChange[]) =>
      inParts(changes, (courses) =>
        call('POST /institutions/:id/courses/changes', { params: { id: institutionId }, body: { courses } }),
      ),
    meta: { invalidates: ownCoursesAndCount },
  })

/** Deletes courses, each by itself and a minute later: changing them back until then keeps them. */
export const bulkDeletionMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (seen: readonly Pick<CourseChange, 'id' | 'version'>[]) =>
      inParts(seen, (courses) =>
        call('POST /institutions/:id/courses/deletions', { params: { id: institutionId }, body: { courses } }),
      ),
    meta: { invalidates: ownCoursesAndCount },
  })

/** Submits a rejected course again. */
export const resubmissionMutation = mutationOptions({
  mutationFn: ({ id }: Course) => call('PUT /courses/:id/status', { params: { id }, body: { status: 'pending' } }),
  meta: { invalidates: [ownCourses] },
})

/** A draft of a course for a skill in demand. Its steps follow what is written of it by now. */
export const courseDraftQuery = (
  institutionId: number,
  skill: string,
  written: InputFor<'POST /institutions/:id/demand/:skill'>['body'] = {},
) =>
  queryOptions({
    queryKey: ['course-draft', institutionId, skill, written],
    queryFn: () =>
      call('POST /institutions/:id/demand/:skill', { params: { id: institutionId, skill }, body: written }),
    placeholderData: keepPreviousData,
  })

export type Suggestion = ReplyTo<'POST /courses/suggestions'>

/** Suggests skills, level and language from a course's title and description. */
export function suggestFacts(title: string, description: string): Promise<Suggestion> {
  return call('POST /courses/suggestions', { body: { title, description } })
}

/** @throws ApiError with issues of the field 'csv' if the file cannot be read. */
export function previewImport(
  institutionId: number,
  csv: string,
): Promise<ReplyTo<'POST /institutions/:id/courses/import/preview'>> {
  return call('POST /institutions/:id/courses/import/preview', { params: { id: institutionId }, body: { csv } })
}

/** Fails as `previewImport`, or with code 'changed_meanwhile' if the preview is outdated. */
export const importMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (body: InputFor<'POST /institutions/:id/courses/import'>['body']) =>
      call('POST /institutions/:id/courses/import', { params: { id: institutionId }, body }),
    meta: { invalidates: ownCoursesAndCount },
  })

/** Which column is which in the institution's files. */
export const courseFileColumnsQuery = (institutionId: number) =>
  queryOptions({
    queryKey: [...ownCourses, institutionId, 'file-columns'],
    // A colleague's import may have changed them.
    staleTime: 0,
    queryFn: () => call('GET /institutions/:id/courses/import/columns', { params: { id: institutionId } }),
  })

/** Imports of the last day, the latest first. */
export const recentImportsQuery = (institutionId: number) =>
  queryOptions({
    queryKey: [...ownCourses, institutionId, 'imports'],
    queryFn: () => call('GET /institutions/:id/courses/imports', { params: { id: institutionId } }),
  })

/** Undoes what an import changed. */
export const undoMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (importId: number) =>
      call('POST /institutions/:id/courses/imports/:importId/undo', { params: { id: institutionId, importId } }),
    meta: { invalidates: ownCoursesAndCount },
  })

/**
 * Saves the courses as a file.
 * @returns The file's name.
 */
export function downloadCourses(institutionId: number): Promise<string> {
  const wanted = { accept: 'text/csv', name: 'milepost-courses.csv' }
  return saveFile('GET /institutions/:id/courses/export', { params: { id: institutionId } }, wanted)
}

/** The starts of an own course, with their places. */
export const intakesQuery = (courseId: number) =>
  queryOptions({
    queryKey: [...ownCourses, 'intakes', courseId],
    queryFn: () => call('GET /courses/:id/intakes', { params: { id: courseId } }),
    staleTime: 0,
  })

/** Sets the starts of an own course. Fails with code 'intake_in_use' for one that learners have applied for. */
export const saveIntakesMutation = (courseId: number) =>
  mutationOptions({
    mutationFn: (intakes: IntakeChange[]) =>
      call('PUT /courses/:id/intakes', { params: { id: courseId }, body: { intakes } }),
    meta: { invalidates: [ownCourses, queryKeys.applications] },
  })
