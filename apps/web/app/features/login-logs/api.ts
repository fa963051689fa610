import { listLoginLogs } from '@milepost/contract/login-logs'
import type { Role } from '@milepost/contract/roles'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callWithHeaders } from '#lib/api.ts'
import { pagedRows } from '#lib/paged-rows.ts'

/** A page of sign-in attempts, latest first; '' means all roles. */
export const loginHistoryQuery = (role: Role | '', limit: number, page: number) =>
  queryOptions({
    queryKey: ['login-logs', role, limit, page],
    staleTime: 0,
    queryFn: async () => {
      const query = { ...(role === '' ? {} : { role }), page, page_size: limit }
      return pagedRows(await callWithHeaders(listLoginLogs, { query }), page)
    },
    placeholderData: keepPreviousData,
  })
