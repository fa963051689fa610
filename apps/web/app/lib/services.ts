import { getServices } from '@milepost/contract/services'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Which outside services the server has: real, a sandbox, or off. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: () => call(getServices, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
