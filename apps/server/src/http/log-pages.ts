import { and, asc, count, desc, gt, gte, lt, lte, min, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '#db/client.ts'
import { findPageIds } from '#http/list-pages.ts'
import type { Slice } from '#http/paging.ts'

/** An append-only table, trimmed at its start, whose ids follow the time. */
type LogTable = PgTable & { readonly id: PgColumn; readonly createdAt: PgColumn }

/** Older entries have their final id, so that no row appears among the counted ones. */
const settlingTime = 60_000
const cacheMilliseconds = 60_000
const highestId = Number.MAX_SAFE_INTEGER

export interface LogPages {
  /**
   * Counts matching rows. Earlier counts are cached per filter, and only newer rows are counted, as long as the log's
   * oldest entries are not deleted.
   */
  count(db: Queryable, filter: object, condition: SQL | undefined, now: Date): Promise<number>
  /** The ids of one page, latest first, read from the nearer end of the log. */
  page(db: Queryable, condition: SQL | undefined, total: number, slice: Slice): Promise<number[]>
  /** The condition for a time range; also by id, which pages are sorted by. */
  between(db: Queryable, from: Date | null, to: Date | null): Promise<SQL | undefined>
}

/** Opens a log for reading page by page, with totals, however long it is. */
export function openLogPages(table: LogTable): LogPages {
  const counts = new LRUCache<string, { total: number; upTo: number }>({ max: 500, ttl: cacheMilliseconds })

  async function countWhere(db: Queryable, condition: SQL | undefined): Promise<number> {
    const [row] = await db.select({ total: count() }).from(table).where(condition)
    return row?.total ?? 0
  }

  async function newestSettled(db: Queryable, now: Date): Promise<number> {
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .where(lt(table.createdAt, new Date(now.getTime() - settlingTime)))
      .orderBy(desc(table.createdAt))
      .limit(1)
    return Number(row?.id ?? 0)
  }

  return {
    count: async (db, filter, condition, now) => {
      const [beginning] = await db.select({ first: min(table.id) }).from(table)
      const key = `${beginning?.first} ${JSON.stringify(Object.entries(filter).sort())}`
      const known = counts.get(key)
      if (known !== undefined) return known.total + (await countWhere(db, and(condition, gt(table.id, known.upTo))))
      const upTo = await newestSettled(db, now)
      const total = await countWhere(db, and(condition, lte(table.id, upTo)))
      counts.set(key, { total, upTo })
      return total + (await countWhere(db, and(condition, gt(table.id, upTo))))
    },
    page: async (db, condition, total, slice) => {
      const ids = await findPageIds(db, { table, condition, by: [table.id], isRising: false, total }, slice)
      return ids.map(Number)
    },
    between: async (db, from, to) => {
      const at = (condition: SQL, isFirst: boolean) =>
        db
          .select({ id: table.id })
          .from(table)
          .where(condition)
          .orderBy(isFirst ? asc(table.createdAt) : desc(table.createdAt))
          .limit(1)
      const around = (time: Date, distance: number) => new Date(time.getTime() + distance)
      const [first] = from === null ? [] : await at(gte(table.createdAt, around(from, -settlingTime)), true)
      const [last] = to === null ? [] : await at(lt(table.createdAt, around(to, settlingTime)), false)
      return and(
        from === null ? undefined : and(gte(table.createdAt, from), gte(table.id, first?.id ?? highestId)),
        to === null ? undefined : and(lt(table.createdAt, to), lte(table.id, last?.id ?? 0)),
      )
    },
  }
}
