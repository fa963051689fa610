import type { Dependencies } from '#context.ts'
import { deleteSignInsExpiredBefore } from '#features/accounts/providers/repository.ts'

export { createLinkAccountLink } from '#features/accounts/providers/link-account.ts'
export { openProviders, type Providers } from '#features/accounts/providers/open-providers.ts'
export { registerProviderRoutes } from '#features/accounts/providers/routes.ts'
export { serveProviderSandboxes } from '#features/accounts/providers/sandboxes.ts'
export { redirectShortAddresses } from '#features/accounts/providers/short-addresses.ts'

export function deleteOldSignIns(ctx: Dependencies): Promise<number> {
  return deleteSignInsExpiredBefore(ctx.db, ctx.clock())
}
