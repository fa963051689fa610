import type { Role } from '@milepost/contract/roles'
import type { User } from '@milepost/contract/users/schema'
import type { DefaultError, FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, Params, ShouldRevalidateFunctionArgs } from 'react-router'
import { queryClient } from '#lib/query-client.ts'
import { currentSession } from '#lib/session.ts'

/** What an address says. */
interface Address {
  readonly params: Params
  readonly search: URLSearchParams
}

/**
 * Makes a route's `clientLoader`: asks side by side for what its first view needs, so that the screen is drawn once. The screen
 * says what failed, and asks for it again. Offline nothing is worth waiting for.
 */
export function preload(
  role: Role,
  ask: (user: User, address: Address) => readonly Promise<unknown>[],
): (args: ClientLoaderFunctionArgs) => Promise<null> {
  return async ({ params, request }) => {
    const { user } = currentSession()
    if (user?.role === role && navigator.onLine) {
      await Promise.all(ask(user, { params, search: new URL(request.url).searchParams }))
    }
    return null
  }
}

/** For a route's `shouldRevalidate`: another step, page or filter of the same screen waits for no loader. */
export const isOtherScreen = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** Reads a query into the memory of the application, unless it is there. Its failure is the screen's to tell. */
export function ensure<Data, Failure = DefaultError, Shown = Data, Key extends QueryKey = QueryKey>(
  query: FetchQueryOptions<Data, Failure, Shown, Key>,
): Promise<unknown> {
  return queryClient.ensureQueryData(query).catch(() => undefined)
}
