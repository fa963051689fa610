import { queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'

const rowsPerPage = 10

/** What learners do with an institution's courses, as it was published last, and its own records. */
export const institutionFiguresQuery = (institutionId: number) =>
  queryOptions({
    queryKey: ['institution-figures', institutionId],
    queryFn: () => call('GET /institutions/:id/figures', { params: { id: institutionId } }),
  })

/** The same of a page of its courses, and how many there are in all. */
export const courseFiguresQuery = (institutionId: number, page: number) =>
  pagedQuery({
    key: ['course-figures', institutionId],
    page,
    perPage: rowsPerPage,
    read: (paging) =>
      callWithHeaders('GET /institutions/:id/figures/courses', { params: { id: institutionId }, query: paging }),
  })

/** A page of what learners wait for, and how much there is in all. */
export const demandQuery = (institutionId: number, page: number) =>
  pagedQuery({
    key: ['demand', institutionId],
    page,
    perPage: rowsPerPage,
    read: (paging) => callWithHeaders('GET /institutions/:id/demand', { params: { id: institutionId }, query: paging }),
  })

/** What the institution could offer next. */
export const suggestionsQuery = (institutionId: number) =>
  queryOptions({
    queryKey: ['suggestions', institutionId],
    queryFn: () => call('GET /institutions/:id/suggestions', { params: { id: institutionId } }),
  })

/** Sign-ups, roadmaps and active learners of the last weeks. */
export const platformWeeksQuery = queryOptions({
  queryKey: ['platform-weeks'],
  queryFn: () => call('GET /admin/weeks', {}),
})
