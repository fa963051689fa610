import { live, ready } from '@milepost/contract/health/routes'
import { sql } from 'drizzle-orm'
import type { Dependencies } from '#context.ts'
import { AppError } from '#http/errors.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'
import type { Drain } from '#lib/drain.ts'

/** Whether the database is open for writing, and hasn't refused to within the last minute. */
export async function canWrite({
  healthDb,
  writeFailures,
  clock,
}: Pick<Dependencies, 'healthDb' | 'writeFailures' | 'clock'>): Promise<boolean> {
  // Inserted by the newest migration, so the row exists only if the database responds and is migrated.
  const found = await healthDb.execute<{ readOnly: boolean }>(
    sql`select current_setting('transaction_read_only') = 'on' as "readOnly" from catalogue_versions`,
  )
  return found.rows[0]?.readOnly === false && !writeFailures.areRecent(clock())
}

/** Neither is refused under pressure, and `ready` never waits for a connection that requests use. */
export function registerHealthRoutes(registrar: RouteRegistrar, drain: Drain): void {
  registerRoute(registrar, live, async () => ({ status: 'ok' as const }))
  registerRoute(registrar, ready, async (ctx) => {
    if (drain.hasBegun) throw new AppError('unavailable', { retryAfter: 2 })
    const writes = (await canWrite(ctx)) ? 'ok' : 'failing'
    const queue = (await ctx.jobs.isBehind(ctx.healthDb)) ? 'behind' : 'ok'
    return { status: 'ok', database: 'ok', writes, queue } as const
  })
}
