import { totalCountHeader } from '@milepost/contract/constants/courses'
import { understoodSearchHeader } from '@milepost/contract/constants/courses/catalogue'
import { readUnderstoodSearch } from '@milepost/contract/courses/catalogue'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CourseFilters, queryOf } from '#features/courses/filters.ts'
import { call, callWithHeaders } from '#lib/api.ts'

export const coursesPerPage = 6

/** One page of the catalogue, which page it is, how many courses match in all, and what was understood from the search. */
export const coursesQuery = (filters: CourseFilters, page: number) =>
  queryOptions({
    queryKey: ['courses', filters, page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders('GET /courses', {
        query: {
          ...queryOf(filters),
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

export const institutionsQuery = queryOptions({
  queryKey: ['institutions'],
  queryFn: () => call('GET /institutions', {}),
})
