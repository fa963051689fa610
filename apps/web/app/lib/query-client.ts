import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'

const maxRetries = 2

/** A refusal stays a refusal: only a lost connection or a server in trouble is asked again. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= maxRetries) return false
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
