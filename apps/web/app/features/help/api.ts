import { listHelpTopics } from '@milepost/contract/help'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** All pages of help. They change only with a release, so they are asked for once. */
export const helpTopicsQuery = queryOptions({
  queryKey: ['help'],
  queryFn: () => call(listHelpTopics, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
