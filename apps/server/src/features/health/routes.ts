import { live, ready } from '@milepost/contract/health/routes'
import { sql } from 'drizzle-orm'
import { AppError } from '#http/errors.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'
import type { Drain } from '#lib/drain.ts'

/** Neither is refused under pressure, and `ready` never waits for a connection that requests use. */
export function registerHealthRoutes(registrar: RouteRegistrar, drain: Drain): void {
  registerRoute(registrar, live, async () => ({ status: 'ok' as const }))
  registerRoute(registrar, ready, async (ctx) => {
    if (drain.hasBegun) throw new AppError('unavailable', { retryAfter: 2 })
    // Inserted by the newest migration, so it exists only if the database responds and is migrated.
    await ctx.healthDb.execute(sql`select version from catalogue_versions`)
    return { status: 'ok', database: 'ok', queue: (await ctx.jobs.isBehind(ctx.healthDb)) ? 'behind' : 'ok' } as const
  })
}
