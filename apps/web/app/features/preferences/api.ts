import type { Preferences, PreferencesChange } from '@milepost/contract/preferences/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { queryClient } from '#lib/query-client.ts'

/** What the signed-in user chose in the settings. */
export const preferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['preferences', userId],
    queryFn: () => call('GET /preferences/:userId', { params: { userId } }),
  })

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Saves choices one call after the other, so that the last choice wins. They apply at once, and a failure restores the
 * previous ones.
 * @returns The previous choices.
 */
export async function saveChoices(userId: string, change: PreferencesChange): Promise<Preferences> {
  const { queryKey } = preferencesQuery(userId)
  const shown = queryClient.getQueryData(queryKey)
  const put = (values: PreferencesChange) =>
    queryClient.setQueryData(queryKey, (now) =>
      now === undefined ? undefined : ({ ...now, ...values } as Preferences),
    )
  put(change)
  waiting += 1
  // A read that is given up puts back what was there when it began.
  await queryClient.cancelQueries({ queryKey })
  put(change)
  const saving = last.then(() => call('PUT /preferences/:userId', { params: { userId }, body: change }))
  last = saving.catch(() => undefined)
  try {
    const { preferences, before } = await saving
    if (waiting === 1) queryClient.setQueryData(queryKey, preferences)
    return before
  } catch (error) {
    const names = Object.keys(change) as (keyof PreferencesChange)[]
    if (shown !== undefined) put(Object.fromEntries(names.map((name) => [name, shown[name]])))
    throw error
  } finally {
    waiting -= 1
  }
}
