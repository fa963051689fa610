import type { InputFor } from '@milepost/contract/endpoints'
import { callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { saveFile } from '#lib/save-file.ts'

export type LoginHistoryFilter = Omit<NonNullable<InputFor<'GET /login-logs'>['query']>, 'page' | 'page_size'>

/** A page of sign-in attempts, latest first. */
export const loginHistoryQuery = (filter: LoginHistoryFilter, limit: number, page: number) =>
  pagedQuery({
    key: ['login-logs', filter, limit],
    page,
    perPage: limit,
    staleTime: 5_000,
    read: (paging) => callWithHeaders('GET /login-logs', { query: { ...filter, ...paging } }),
  })

/**
 * Saves what the filters leave as a file.
 * @returns The file's name.
 */
export function saveLogins(filter: LoginHistoryFilter): Promise<string> {
  return saveFile(
    'GET /admin/login-logs/export',
    { query: filter },
    { accept: 'text/csv', name: 'milepost-logins.csv' },
  )
}
