import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** What the advisor did in the last days, today included. */
export const advisorBoardQuery = (days: number) =>
  queryOptions({
    queryKey: ['advisor-board', days],
    queryFn: () => call('GET /admin/advisor', { query: { days } }),
    placeholderData: keepPreviousData,
  })
