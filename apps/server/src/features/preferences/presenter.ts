import type { Preferences } from '@milepost/contract/preferences/schema'
import type { UserPreferences } from '#features/preferences/repository.ts'

export function presentPreferences(preferences: UserPreferences): Preferences {
  return { ...preferences, updatedAt: preferences.updatedAt?.toISOString() ?? null }
}
