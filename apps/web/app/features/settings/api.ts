import { getSettings, type PlatformSettings, saveSettings } from '@milepost/contract/settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

export const platformQuery = queryOptions({
  queryKey: ['platform-settings'],
  staleTime: 0,
  queryFn: () => call(getSettings, {}),
})

/** Changes only the settings that are sent. */
export function savePlatform(change: Partial<PlatformSettings>): Promise<PlatformSettings> {
  return call(saveSettings, { body: change })
}
