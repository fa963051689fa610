import type { CareerId } from '@milepost/contract/careers/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** An hour of a career's work to try. */
export const tasterQuery = (careerId: CareerId) =>
  queryOptions({
    queryKey: ['taster', careerId],
    queryFn: () => call('GET /careers/:careerId/taster', { params: { careerId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a career is. It changes only with a release, so it is asked for once. */
export const careerQuery = (careerId: CareerId) =>
  queryOptions({
    queryKey: ['career', careerId],
    queryFn: () => call('GET /careers/:careerId', { params: { careerId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
