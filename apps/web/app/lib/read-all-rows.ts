import type { ApiResponse } from '#lib/api.ts'

const rowsAtOnce = 100

/** The rows of a list's pages, up to `max`, each once even if the pages move while they are read. */
export async function readAllRows<Row extends { readonly id: number }>(
  max: number,
  read: (paging: { page: number; page_size: number }) => Promise<ApiResponse<Row[]>>,
): Promise<Row[]> {
  const rows = new Map<number, Row>()
  for (let page = 1; rows.size < max; page += 1) {
    const { body } = await read({ page, page_size: rowsAtOnce })
    for (const row of body) if (!rows.has(row.id)) rows.set(row.id, row)
    if (body.length < rowsAtOnce) break
  }
  return [...rows.values()].slice(0, max)
}
