import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** What a skill is. It changes only with a release, so it is asked for once. */
export const skillQuery = (skillId: string) =>
  queryOptions({
    queryKey: ['skill', skillId],
    queryFn: () => call('GET /skills/:skillId', { params: { skillId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
