import { getAdminCounters } from '@milepost/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

export const adminCountersQuery = queryOptions({
  queryKey: ['admin-counters'],
  queryFn: () => call(getAdminCounters, {}),
})
