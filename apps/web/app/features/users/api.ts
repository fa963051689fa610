import { totalCountHeader } from '@milepost/contract/courses'
import type { CallInput } from '@milepost/contract/http'
import { changeRole, deleteUser, type ListedUser, listUsers } from '@milepost/contract/users'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

export const usersPerPage = 5

type Filter = Omit<NonNullable<CallInput<typeof listUsers>['query']>, 'page_size'>

/** A page of accounts, and how many there are in all. */
export const usersQuery = (filter: Filter) =>
  queryOptions({
    queryKey: ['users', filter],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listUsers, { query: { ...filter, page_size: usersPerPage } })
      return { users: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** Reads all pages of accounts again, and what counts them. */
export async function renewUsers(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['users'] }),
    queryClient.invalidateQueries({ queryKey: ['admin-counters'] }),
  ])
}

/** @throws ApiError with code 'owner_stays', 'last_admin' or 'not_a_student'. */
export function giveRole(
  id: string,
  change: { role: ListedUser['role']; institution_id?: number | undefined },
): Promise<ListedUser> {
  return call(changeRole, { params: { id }, body: change })
}

/** @throws ApiError with code 'not_found' if it is already gone, 'owner_stays' or 'last_admin'. */
export async function removeUser(id: string): Promise<void> {
  await call(deleteUser, { params: { id } })
}
