import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import * as session from '#lib/session.ts'

/** The account as the server knows it now: role and plan may have changed since it was stored here. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.account, id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const account = await call('GET /users/:id', { params: { id } })
      // An answer that was given up may be older than what is known by now.
      if (!signal.aborted && session.currentSession().user?.id === id) session.updateUser(account)
      return account
    },
  })
