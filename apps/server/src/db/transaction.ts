import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Context } from '#context.ts'
import { isCollision, isConnectionLost } from '#db/database-errors.ts'

const maxAttempts = 3

/**
 * Runs `work` in one transaction, on a context whose `db` is that transaction: inside, the outer context must not be
 * used (on the embedded database it would wait for itself). After a deadlock `work` runs again, on what the others left.
 * Errors: what `work` throws; a database that is away (`isDatabaseAway`), where a lost answer to the commit leaves open whether
 * it was kept.
 */
export async function transaction<C extends Pick<Context, 'db'>, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(ctx, work)
    } catch (error) {
      if (attempt === maxAttempts || !isCollision(error)) throw error
    }
  }
}

/**
 * Not drizzle's own, which never gives a connection back whose BEGIN failed, and gives back one that hangs as if it were sound
 * (drizzle-orm #6114, #6341).
 */
async function runOnce<C extends Pick<Context, 'db'>, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  const client = await poolOf(ctx.db).connect()
  try {
    await client.query('begin')
    const result = await work({ ...ctx, db: drizzle(client) })
    const { command } = await client.query('commit')
    // PostgreSQL answers so, without an error, when a statement had failed and nobody minded.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: the failure of a statement was ignored')
    client.release()
    return result
  } catch (error) {
    await giveBack(client, error)
    throw error
  }
}

/** A connection that is lost or hangs would not answer a rollback either. */
async function giveBack(client: pg.PoolClient, error: unknown): Promise<void> {
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

function poolOf(db: Context['db']): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client
  throw new Error('a transaction was begun within another')
}
