import type { CareerId } from '@milepost/contract/careers/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** What a career is. It changes only with a release, so it is asked for once. */
export const careerQuery = (careerId: CareerId) =>
  queryOptions({
    queryKey: ['career', careerId],
    queryFn: () => call('GET /careers/:careerId', { params: { careerId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
