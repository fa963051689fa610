import type { Context } from '#context.ts'

/**
 * Runs `work` in one transaction, on a context whose `db` is that transaction: inside, the outer context must not be
 * used (on the embedded database it would wait for itself).
 */
export function transaction<C extends Pick<Context, 'db'>, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }))
}
