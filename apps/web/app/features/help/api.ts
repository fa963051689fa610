import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** All pages of help. They change only with a release, so they are asked for once. */
export const helpTopicsQuery = queryOptions({
  queryKey: ['help'],
  queryFn: () => call('GET /help', {}),
  staleTime: Number.POSITIVE_INFINITY,
})
