import { exportUser as exportUserRoute } from '@milepost/contract/users/routes'
import { exportUser } from '#features/accounts/personal-data/export-user.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerPersonalDataRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, exportUserRoute, (ctx, { reply }) => exportUser(ctx, reply))
}
