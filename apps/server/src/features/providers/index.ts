import type { Dependencies } from '#context.ts'
import { deleteSignInsExpiredBefore } from '#features/providers/repository.ts'

export { createLinkAccountLink } from '#features/providers/link-account.ts'
export { openProviders, type Providers } from '#features/providers/open-providers.ts'
export { registerProviderRoutes } from '#features/providers/routes.ts'
export { serveProviderSandboxes } from '#features/providers/sandboxes.ts'
export { redirectShortAddresses } from '#features/providers/short-addresses.ts'

export function deleteOldSignIns(ctx: Dependencies): Promise<number> {
  return deleteSignInsExpiredBefore(ctx.db, ctx.clock())
}
