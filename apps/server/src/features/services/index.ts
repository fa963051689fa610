import { getServices } from '@milepost/contract/services/routes'
import type { Services } from '@milepost/contract/services/schema'
import type { Dependencies } from '#context.ts'
import { contactAddress } from '#features/settings/index.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

/** Lists the configured external services, so that screens offer only what works. */
async function readServices({ config, db }: Pick<Dependencies, 'config' | 'db'>): Promise<Services> {
  const { mail, google, github, payment } = config.services
  const modes = { mail: mail.mode, google: google.mode, github: github.mode, payment: payment.mode }
  return { ...modes, contactAddress: await contactAddress(db), minimumAge: config.minimumAge }
}

export function registerServicesRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getServices, readServices)
}
