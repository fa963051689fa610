import { asc, desc, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '#db/client.ts'
import type { Slice } from '#http/paging.ts'

const cacheMilliseconds = 30_000
/** Smaller totals are always counted, so that changes show immediately. */
const minCachedTotal = 5_000

/**
 * Creates a cache of list totals. Counting dominates the cost of a page of 100,000 rows, so large totals are cached for
 * half a minute.
 */
export function openTotals(): (what: object, count: () => Promise<number>) => Promise<number> {
  const totals = new LRUCache<string, number>({ max: 500, ttl: cacheMilliseconds })
  return async (what, count) => {
    const key = JSON.stringify(Object.entries(what).sort())
    const known = totals.get(key)
    if (known !== undefined) return known
    const total = await count()
    if (total >= minCachedTotal) totals.set(key, total)
    return total
  }
}

/** Every row before a page is scanned, so a page is read from the nearer end. */
function fromNearerEnd(total: number, { limit, offset }: Slice): Slice & { readonly isFromEnd: boolean } {
  const shown = Math.max(0, Math.min(limit, total - offset))
  const fromEnd = total - offset - shown
  const isFromEnd = fromEnd < offset
  return { limit: shown, offset: isFromEnd ? fromEnd : offset, isFromEnd }
}

interface List<Id extends PgColumn> {
  readonly table: PgTable & { readonly id: Id }
  readonly condition: SQL | undefined
  /** The sort order, ending with the id. */
  readonly by: readonly (PgColumn | SQL)[]
  readonly isRising: boolean
  /** The number of matches. */
  readonly total: number
}

/** The ids of one page in order: found on an index, before any wide row is read. */
export async function findPageIds<Id extends PgColumn>(
  db: Queryable,
  { table, condition, by, isRising, total }: List<Id>,
  slice: Slice,
): Promise<Id['_']['data'][]> {
  const { limit, offset, isFromEnd } = fromNearerEnd(total, slice)
  if (limit === 0) return []
  const rows = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(condition)
    .orderBy(...by.map(isRising === isFromEnd ? desc : asc))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  return isFromEnd ? ids.reverse() : ids
}

/** Sorts rows by a list of ids; missing ones are left out. */
export function inOrderOf<R extends { readonly id: string | number }>(
  ids: readonly R['id'][],
  rows: readonly R[],
): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
