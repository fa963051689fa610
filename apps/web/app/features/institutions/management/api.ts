import type { InputFor } from '@milepost/contract/endpoints'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'
import type { Found } from '#ui/search-select.tsx'

export const institutionRows: ListRows = ['institutions', 5]
export const maxCandidates = 20

/** A page of the institutions with the words that are searched for, by name, and how many there are in all. */
export const institutionsQuery = (search: string, page: number) =>
  pagedQuery({
    key: [...queryKeys.adminInstitutions, search],
    page,
    perPage: rowsPerPage(institutionRows),
    read: (paging) => callWithHeaders('GET /admin/institutions', { query: { search, ...paging } }),
  })

/** Finds learners who can become owners. */
export async function findCandidates(search: string): Promise<Found[]> {
  const found = await call('GET /admin/candidates', { query: { search, page_size: maxCandidates } })
  return found.map(({ name, email }) => ({ key: email, label: email, detail: name }))
}

/** Fails with code 'not_a_student' if the owner is no longer a learner. */
export const additionMutation = mutationOptions({
  mutationFn: (body: InputFor<'POST /institutions/new-ins'>['body']) => call('POST /institutions/new-ins', { body }),
  meta: { invalidates: [queryKeys.adminInstitutions, queryKeys.candidates, queryKeys.adminCounters] },
})

/** An institution that is already gone counts as deleted. */
export const deletionMutation = mutationOptions({
  mutationFn: (id: number) => unlessGone(call('DELETE /institutions/:id', { params: { id } })),
  meta: { invalidates: [queryKeys.adminInstitutions, queryKeys.adminCounters, queryKeys.users] },
})

/** Names of institutions and open requests that are nearly the same. */
export const similarNamesQuery = (name: string) =>
  queryOptions({
    queryKey: ['similar-institutions', name],
    queryFn: () => call('GET /admin/institutions/similar', { query: { name } }),
  })
