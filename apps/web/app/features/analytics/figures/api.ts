import { getPlatformWeeks } from '@milepost/contract/admin-figures'
import { totalCountHeader } from '@milepost/contract/courses'
import { getInstitutionFigures, listCourseFigures, listDemand, listSuggestions } from '@milepost/contract/figures'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

export const rowsPerPage = 10

/** What learners do with an institution's courses, as it was published last, and its own records. */
export const institutionFiguresQuery = (institutionId: number) =>
  queryOptions({
    queryKey: ['institution-figures', institutionId],
    queryFn: () => call(getInstitutionFigures, { params: { id: institutionId } }),
  })

/** The same of a page of its courses, and how many there are in all. */
export const courseFiguresQuery = (institutionId: number, page: number) =>
  queryOptions({
    queryKey: ['course-figures', institutionId, page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listCourseFigures, {
        params: { id: institutionId },
        query: { page, page_size: rowsPerPage },
      })
      return { courses: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** A page of what learners wait for, and how much there is in all. */
export const demandQuery = (institutionId: number, page: number) =>
  queryOptions({
    queryKey: ['demand', institutionId, page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listDemand, {
        params: { id: institutionId },
        query: { page, page_size: rowsPerPage },
      })
      return { skills: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** What the institution could offer next. */
export const suggestionsQuery = (institutionId: number) =>
  queryOptions({
    queryKey: ['suggestions', institutionId],
    queryFn: () => call(listSuggestions, { params: { id: institutionId } }),
  })

/** Sign-ups, roadmaps and active learners of the last weeks. */
export const platformWeeksQuery = queryOptions({
  queryKey: ['platform-weeks'],
  queryFn: () => call(getPlatformWeeks, {}),
})
