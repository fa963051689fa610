import type { Role } from '@milepost/contract/roles'
import { callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'

/** A page of sign-in attempts, latest first; '' means all roles. */
export const loginHistoryQuery = (role: Role | '', limit: number, page: number) =>
  pagedQuery({
    key: ['login-logs', role, limit],
    page,
    perPage: limit,
    staleTime: 0,
    read: (paging) => callWithHeaders('GET /login-logs', { query: { ...(role === '' ? {} : { role }), ...paging } }),
  })
