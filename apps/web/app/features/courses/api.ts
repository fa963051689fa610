import { readUnderstoodSearch, understoodSearchHeader } from '@milepost/contract/course-search'
import { courseLanguages, courseLevels, listCourses, totalCountHeader } from '@milepost/contract/courses'
import { listInstitutions } from '@milepost/contract/institutions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

export const coursesPerPage = 6

/** What the explorer's filters hold: texts as typed, empty where nothing is asked for. */
export interface CourseFilters {
  readonly search: string
  readonly institution: string
  readonly language: string
  readonly level: string
  readonly minWeeks: string
  readonly maxWeeks: string
  readonly minPrice: string
  readonly maxPrice: string
}

/** One page of the catalogue, which page it is, how many courses match in all, and what was understood from the search. */
export const coursesQuery = (filters: CourseFilters, page: number) =>
  queryOptions({
    queryKey: ['courses', filters, page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listCourses, {
        query: {
          search: filters.search,
          institution_id: filters.institution,
          language: courseLanguages.find((language) => language === filters.language),
          level: courseLevels.find((level) => level === filters.level),
          min_weeks: filters.minWeeks,
          max_weeks: filters.maxWeeks,
          min_price: filters.minPrice,
          max_price: filters.maxPrice,
          page,
          page_size: coursesPerPage,
        },
      })
      return {
        page,
        courses: body,
        total: Number(headers.get(totalCountHeader) ?? body.length),
        understood: readUnderstoodSearch(headers.get(understoodSearchHeader)),
      }
    },
    placeholderData: keepPreviousData,
  })

export const institutionsQuery = queryOptions({ queryKey: ['institutions'], queryFn: () => call(listInstitutions, {}) })
