import { pages } from '@milepost/contract/pages'
import { useCurrentUser } from '#lib/current-user.ts'

/** Out: where the signed-in user's own settings are, for the way back from a provider. */
export function useSettingsPage(): string {
  return useCurrentUser().role === 'admin' ? pages.adminSettings : pages.settings
}
