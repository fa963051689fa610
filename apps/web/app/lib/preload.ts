import type { Role } from '@milepost/contract/roles'
import type { User } from '@milepost/contract/users/schema'
import type { DefaultError, FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { queryClient } from '#lib/query-client.ts'
import { currentSession } from '#lib/session.ts'

/**
 * Makes a route's `clientLoader`: asks side by side for what its first view needs, so that the screen is drawn once. What failed
 * is told, and asked for again, by the screen. Offline nothing is worth waiting for.
 */
export function preload(
  role: Role,
  ask: (user: User, args: ClientLoaderFunctionArgs) => readonly Promise<unknown>[],
): (args: ClientLoaderFunctionArgs) => Promise<null> {
  return async (args) => {
    const { user } = currentSession()
    if (user?.role === role && navigator.onLine) await Promise.all(ask(user, args))
    return null
  }
}

/** Reads a query into the memory of the application, unless it is there. Its failure is the screen's to tell. */
export function ensure<Data, Failure = DefaultError, Shown = Data, Key extends QueryKey = QueryKey>(
  query: FetchQueryOptions<Data, Failure, Shown, Key>,
): Promise<unknown> {
  return queryClient.ensureQueryData(query).catch(() => undefined)
}
