import { coursesFirstHeader, maxSkillsFirst, understoodSearchHeader } from '@milepost/contract/courses/catalogue/limits'
import { readCoursesFirst, readUnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import { totalCountHeader } from '@milepost/contract/courses/limits'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { CourseLearner } from '#features/courses/course-learner.ts'
import { type CourseFilters, queryOf } from '#features/courses/filters.ts'
import type { OpenSteps } from '#features/courses/open-steps.ts'
import { call, callWithHeaders } from '#lib/api.ts'

export const coursesPerPage = 6

/**
 * One page of the catalogue, how many courses match in all, what was understood from the search, and how many courses
 * come first because they teach an open step, in the order for a learner. It waits while steps and learner are not known.
 */
export const coursesQuery = (
  filters: CourseFilters,
  page: number,
  steps: OpenSteps | undefined,
  learner: CourseLearner | undefined,
) => {
  const skillsOf = (some: OpenSteps) =>
    [...new Set(some.flatMap((step) => step.skills))].slice(0, maxSkillsFirst).join(',')
  return queryOptions({
    queryKey: ['courses', filters, page, steps?.map(({ key }) => key), learner],
    queryFn:
      steps === undefined || learner === undefined
        ? skipToken
        : async () => {
            const { body, headers } = await callWithHeaders('GET /courses', {
              query: {
                ...queryOf(filters),
                ...learner,
                next_skills: skillsOf(steps.slice(0, 1)),
                later_skills: skillsOf(steps.slice(1)),
                page,
                page_size: coursesPerPage,
              },
            })
            return {
              page,
              courses: body,
              total: Number(headers.get(totalCountHeader) ?? body.length),
              understood: readUnderstoodSearch(headers.get(understoodSearchHeader)),
              first: readCoursesFirst(headers.get(coursesFirstHeader)),
            }
          },
    placeholderData: keepPreviousData,
  })
}

/** Skills by what they are called, the closest first. */
export const skillSearchQuery = (search: string) =>
  queryOptions({ queryKey: ['skill-search', search], queryFn: () => call('GET /skills', { query: { search } }) })

/** What a skill is called. It changes only with a release, so it is asked for once. */
export const skillNameQuery = (skillId: string) =>
  queryOptions({
    queryKey: ['skill', skillId],
    queryFn: () => call('GET /skills/:skillId', { params: { skillId } }),
    select: ({ name }) => name,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const institutionsQuery = queryOptions({
  queryKey: ['institutions'],
  queryFn: () => call('GET /institutions', {}),
})
