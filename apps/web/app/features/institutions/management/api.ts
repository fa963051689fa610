import { totalCountHeader } from '@milepost/contract/courses'
import {
  addInstitution,
  deleteInstitution,
  type Institution,
  listCandidates,
  listInstitutions,
} from '@milepost/contract/institutions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import type { Found } from '#ui/search-select.tsx'

export const institutionsPerPage = 5
export const maxCandidates = 20

export const institutionLists = ['admin-institutions'] as const

/** A page of the institutions with the words that are searched for, by name, and how many there are in all. */
export const institutionsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...institutionLists, search, page],
    queryFn: async () => {
      const query = { search, page, page_size: institutionsPerPage }
      const { body, headers } = await callWithHeaders(listInstitutions, { query })
      return { institutions: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** Finds learners who can become owners. */
export async function findCandidates(search: string): Promise<Found[]> {
  const found = await call(listCandidates, { query: { search, page_size: maxCandidates } })
  return found.map(({ id, name, email }) => ({ key: id, label: email, detail: name }))
}

/**
 * `contactEmail` may be ''.
 * @throws ApiError with code 'not_a_student' if the owner is no longer a learner.
 */
export function add(name: string, email: string, contactEmail: string): Promise<Institution> {
  return call(addInstitution, { body: { name, email, ...(contactEmail !== '' && { contactEmail }) } })
}

export async function remove(id: number): Promise<void> {
  await call(deleteInstitution, { params: { id } })
}
