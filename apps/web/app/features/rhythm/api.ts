import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** In which weeks the learner has learned. What was ticked a moment ago is in it. */
export const rhythmQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rhythm', userId],
    queryFn: () => call('GET /rhythm/:userId', { params: { userId } }),
    staleTime: 5_000,
  })
