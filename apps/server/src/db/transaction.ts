import type { Context } from '#context.ts'

/** PostgreSQL ends one of several transactions that wait for each other; it works once the others are through. */
const deadlockDetected = '40P01'
const maxAttempts = 3

/**
 * Runs `work` in one transaction, on a context whose `db` is that transaction: inside, the outer context must not be
 * used (on the embedded database it would wait for itself). After a deadlock `work` runs again, on what the others left.
 */
export async function transaction<C extends Pick<Context, 'db'>, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction((db) => work({ ...ctx, db }))
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === deadlockDetected
}
