import { live, ready } from '@milepost/contract/health'
import { sql } from 'drizzle-orm'
import { AppError } from '#http/errors.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

/** `isDraining`: the process is alive but about to stop, so it gets no new requests. */
export function registerHealthRoutes(registrar: RouteRegistrar, isDraining: () => boolean): void {
  registerRoute(registrar, live, async () => ({ status: 'ok' as const }))
  registerRoute(registrar, ready, async (ctx) => {
    if (isDraining()) throw new AppError('unavailable', { retryAfter: 2 })
    // Inserted by the newest migration, so it exists only if the database responds and is migrated.
    await ctx.db.execute(sql`select version from catalogue_versions`)
    return { status: 'ok' as const }
  })
}
