import { exportUser as exportUserRoute } from '@milepost/contract/users'
import { exportUser } from '#features/personal-data/export-user.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountPersonalData(mounting: Mounting): void {
  mount(mounting, exportUserRoute, (ctx, { reply }) => exportUser(ctx, reply))
}
