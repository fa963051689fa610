import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys of what the mutation changes: read again before it counts as done. */
      readonly invalidates?: readonly QueryKey[]
    }
  }
}

const maxRetries = 2

/** A refusal stays a refusal: only a lost connection or a server in trouble is asked again. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= maxRetries) return false
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

/**
 * Waits at least as long as a busy server asks for, and each browser a different time, so that they don't come back
 * together.
 */
export function retryDelay(failures: number, error: Error): number {
  const seconds = Math.max(2 ** failures, error instanceof ApiError ? error.retryAfter : 0)
  return 1_000 * Math.min(seconds, 30) * (1 + Math.random() / 2)
}

function invalidate(keys: readonly QueryKey[] = []): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** What was changed is not there any more, or someone else has changed it since. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}

const mutationCache = new MutationCache({
  onSuccess: (_data, _variables, _result, { meta }) => invalidate(meta?.invalidates),
  onError: (error, _variables, _result, { meta }) => {
    if (isOutdated(error)) void invalidate(meta?.invalidates)
  },
})

export const queryClient = new QueryClient({
  mutationCache,
  // Without a connection both fail at once, rather than later and unseen.
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
