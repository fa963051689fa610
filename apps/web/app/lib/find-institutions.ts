import { call } from '#lib/api.ts'

export const maxInstitutionsFound = 20

export async function findInstitutions(search: string): Promise<{ key: string; label: string; detail: string }[]> {
  const found = await call('GET /institutions', { query: { search, page: 1, page_size: maxInstitutionsFound } })
  return found.map(({ id, name, address, email }) => ({ key: String(id), label: name, detail: address || email }))
}
