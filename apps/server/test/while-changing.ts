import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from './build-test-app.ts'

/** Lets a product act while changes to its database are under way. Needs PostgreSQL: the embedded database has one connection. */
export function changesOf(product: TestApp) {
  /**
   * Makes changes, lets `act` run until it waits for them or ends, and commits them.
   * @returns the result of `act`
   */
  async function whileChanging<Result>(changes: readonly SQL[], act: () => Promise<Result>): Promise<Result> {
    const { result } = await startWhileChanging(changes, act)
    return result
  }

  /** Whether `act` ends without waiting for changes that are not committed. */
  async function endsWhileChanging(changes: readonly SQL[], act: () => Promise<unknown>): Promise<boolean> {
    const { result, hasEnded } = await startWhileChanging(changes, act)
    await result
    return hasEnded
  }

  async function startWhileChanging<Result>(changes: readonly SQL[], act: () => Promise<Result>) {
    const { db } = product.dependencies
    return db.transaction(async (tx) => {
      for (const change of changes) await tx.execute(change)
      const { rows } = await tx.execute<{ own: number }>(sql`select pg_backend_pid() as own`)
      const acting = act()
      let hasEnded = false
      void acting.catch(() => undefined).then(() => (hasEnded = true))
      await expect
        .poll(async () => hasEnded || (await isBlocking(rows[0]?.own)), { interval: 10, timeout: 60_000 })
        .toBe(true)
      // In an object: a promise would be awaited before the commit.
      return { result: acting, hasEnded }
    })
  }

  async function isBlocking(connection: number | undefined): Promise<boolean> {
    const { rows } = await product.dependencies.db.execute(
      sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and ${connection} = any(pg_blocking_pids(pid))`,
    )
    return rows.length > 0
  }

  return { whileChanging, endsWhileChanging }
}

/** Locks an account as the product does before it writes what belongs to it. */
export const lockOf = ({ userId }: { readonly userId: string }): SQL =>
  sql`select 1 from users where id = ${userId} for no key update`
