import type { PlatformSettings } from '@milepost/contract/settings/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

export const platformQuery = queryOptions({
  queryKey: ['platform-settings'],
  staleTime: 5_000,
  queryFn: () => call('GET /admin/settings', {}),
})

/** Changes only the settings that are sent. */
export function savePlatform(change: Partial<PlatformSettings>): Promise<PlatformSettings> {
  return call('PUT /admin/settings', { body: change })
}
