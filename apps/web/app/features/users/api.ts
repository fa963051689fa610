import type { InputFor } from '@milepost/contract/endpoints'
import type { ListedUser } from '@milepost/contract/users/schema'
import { mutationOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'
import { saveFile } from '#lib/save-file.ts'

export const userRows: ListRows = ['users', 5]

type Filter = Omit<NonNullable<InputFor<'GET /users'>['query']>, 'page' | 'page_size'>

export const usersQuery = (filter: Filter, page: number) =>
  pagedQuery({
    key: [...queryKeys.users, filter],
    page,
    perPage: rowsPerPage(userRows),
    read: (paging) => callWithHeaders('GET /users', { query: { ...filter, ...paging } }),
  })

type NewRole = { id: string; role: ListedUser['role']; institution_id?: number | undefined }

/** Fails with code 'owner_stays', 'last_admin' or 'not_a_student'. */
export const roleMutation = mutationOptions({
  mutationFn: ({ id, ...change }: NewRole) => call('PUT /admin/change/:id', { params: { id }, body: change }),
  // The changed account may be the admin's own.
  meta: { invalidates: [queryKeys.users, queryKeys.adminCounters, queryKeys.account] },
})

/** Fails with code 'owner_stays' or 'last_admin'. An account that is already gone counts as deleted. */
export const deletionMutation = mutationOptions({
  mutationFn: (id: string) => unlessGone(call('DELETE /users/:id', { params: { id } })),
  meta: { invalidates: [queryKeys.users, queryKeys.adminCounters] },
})

/**
 * Saves what the filters leave as a file.
 * @returns The file's name.
 */
export function saveUsers(filter: NonNullable<InputFor<'GET /admin/users/export'>['query']>): Promise<string> {
  return saveFile('GET /admin/users/export', { query: filter }, { accept: 'text/csv', name: 'milepost-users.csv' })
}
