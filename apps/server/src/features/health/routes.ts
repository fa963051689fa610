import { live, ready } from '@milepost/contract/health'
import { sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { type Mounting, mount } from '#lib/mount.ts'

/** `isDraining` says that the process is about to stop: it lives, but gets no new work. */
export function mountHealth(mounting: Mounting, isDraining: () => boolean): void {
  mount(mounting, live, async () => ({ status: 'ok' as const }))
  mount(mounting, ready, async (ctx) => {
    if (isDraining()) throw new AppError('unavailable', { retryAfter: 2 })
    // A row of the newest migration's making: there only when the database answers and its migrations are in.
    await ctx.db.execute(sql`select version from catalogue_versions`)
    return { status: 'ok' as const }
  })
}
