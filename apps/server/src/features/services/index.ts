import { getServices } from '@milepost/contract/services'
import { contactAddress } from '#features/settings/index.ts'
import { type Mounting, mount } from '#lib/mount.ts'

/** Says which outside services there are, so that no screen offers what would be refused. */
export function mountServices(mounting: Mounting): void {
  mount(mounting, getServices, async ({ config, db }) => {
    const { mail, google, github, payment } = config.services
    const modes = { mail: mail.mode, google: google.mode, github: github.mode, payment: payment.mode }
    return { ...modes, contactAddress: await contactAddress(db), minimumAge: config.minimumAge }
  })
}
