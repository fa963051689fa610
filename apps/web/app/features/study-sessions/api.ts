import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** A session. It changes only with a release, so it is asked for once. */
export const sessionQuery = (skillId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['session', skillId, sessionId],
    queryFn: () => call('GET /skills/:skillId/sessions/:sessionId', { params: { skillId, sessionId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
