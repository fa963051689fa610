import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** A session. It changes only with a release, so it is asked for once. */
export const sessionQuery = (subjectId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['session', subjectId, sessionId],
    queryFn: () => call('GET /skills/:subjectId/sessions/:sessionId', { params: { subjectId, sessionId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
