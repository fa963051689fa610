import { asc, desc, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '#db/client.ts'
import type { Slice } from '#lib/paging.ts'

const keptFor = 30_000
/** Fewer are counted at once, and whoever adds or deletes one of few sees it. */
const minKept = 5_000

/**
 * Opens the totals of a long list. Counting is most of what a page of 100,000 rows costs, so a large total is kept for half a
 * minute; a small one is always counted. In: what is counted, by which it is kept, and what counts it.
 */
export function openTotals(): (what: object, count: () => Promise<number>) => Promise<number> {
  const kept = new LRUCache<string, number>({ max: 500, ttl: keptFor })
  return async (what, count) => {
    const key = JSON.stringify(Object.entries(what).sort())
    const known = kept.get(key)
    if (known !== undefined) return known
    const total = await count()
    if (total >= minKept) kept.set(key, total)
    return total
  }
}

/** Every row before a page is walked over, so a page is reached from whichever end is nearer. */
function fromNearerEnd(total: number, { limit, offset }: Slice): Slice & { readonly isFromEnd: boolean } {
  const shown = Math.max(0, Math.min(limit, total - offset))
  const fromEnd = total - offset - shown
  const isFromEnd = fromEnd < offset
  return { limit: shown, offset: isFromEnd ? fromEnd : offset, isFromEnd }
}

interface List<Id extends PgColumn> {
  readonly table: PgTable & { readonly id: Id }
  readonly condition: SQL | undefined
  /** What it is ordered by, ending with the id. */
  readonly by: readonly (PgColumn | SQL)[]
  readonly isRising: boolean
  /** How many match in all. */
  readonly total: number
}

/** The ids of one page of a list, in its order: found on an index, before any wide row is read. */
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

/** In: ids in the order wanted, and the rows with them in any. Out: the rows in that order; what is gone meanwhile is left out. */
export function inOrderOf<R extends { readonly id: string | number }>(
  ids: readonly R['id'][],
  rows: readonly R[],
): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
