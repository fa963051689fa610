import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Context } from '#context.ts'
import { isCollision, isConnectionLost } from '#db/database-errors.ts'

/** Each deadlock lets at least one transaction through, and hardly more than four want the same rows at once. */
const maxAttempts = 5

/**
 * Runs `work` in one transaction. Inside, use only the context passed to `work`: the outer one would deadlock on the
 * embedded database. Nested calls are savepoints. After a deadlock `work` runs again.
 * @throws what `work` throws, or a connection error (see `isDatabaseAway`), which leaves open whether the commit
 * succeeded
 */
export async function transaction<C extends Pick<Context, 'db'>, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(ctx, work)
    } catch (error) {
      if (attempt === maxAttempts || !isCollision(error) || poolOf(ctx.db) === undefined) throw error
    }
  }
}

/**
 * Drizzle's own transaction leaks a connection whose BEGIN failed, and reuses one that hangs (drizzle-orm #6114,
 * #6341).
 */
async function runOnce<C extends Pick<Context, 'db'>, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  const pool = poolOf(ctx.db)
  if (pool === undefined) return runInSavepoint(ctx, work)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work({ ...ctx, db: drizzle(client) })
    const { command } = await client.query('commit')
    // PostgreSQL answers COMMIT with ROLLBACK, without an error, after a failed statement that was ignored.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: the failure of a statement was ignored')
    client.release()
    return result
  } catch (error) {
    await releaseConnection(client, error)
    throw error
  }
}

/** A lost or hanging connection would not answer a rollback either. */
async function releaseConnection(client: pg.PoolClient, error: unknown): Promise<void> {
  if (isConnectionLost(error)) {
    client.release(true)
    return
  }
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

/** Of savepoints with the same name PostgreSQL uses the latest. */
async function runInSavepoint<C extends Pick<Context, 'db'>, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  await ctx.db.execute(sql`savepoint nested`)
  try {
    const result = await work(ctx)
    await ctx.db.execute(sql`release savepoint nested`)
    return result
  } catch (error) {
    if (!isConnectionLost(error)) await ctx.db.execute(sql`rollback to savepoint nested`)
    throw error
  }
}

/** The pool, or undefined inside a transaction. */
function poolOf(db: Context['db']): pg.Pool | undefined {
  return '$client' in db && db.$client instanceof pg.Pool ? db.$client : undefined
}
