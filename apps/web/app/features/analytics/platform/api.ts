import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'

export const adminCountersQuery = queryOptions({
  queryKey: queryKeys.adminCounters,
  queryFn: () => call('GET /admin/counters', {}),
})
