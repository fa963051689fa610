import { listInstitutions } from '@milepost/contract/institutions'
import { call } from '#lib/api.ts'

/** So many are found at a time: whoever misses one types more of its name. */
export const maxInstitutionsFound = 20

/** Institutions that have what was typed, to choose one of. Errors: ApiError. */
export async function findInstitutions(search: string): Promise<{ key: string; label: string; detail: string }[]> {
  const found = await call(listInstitutions, { query: { search, page: 1, page_size: maxInstitutionsFound } })
  return found.map(({ id, name, address, email }) => ({ key: String(id), label: name, detail: address || email }))
}
