import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'
import { saveFile } from '#lib/save-file.ts'

/** Where the signed-in user is signed in, this browser first. */
export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['sessions', id],
    staleTime: 5_000,
    queryFn: () => call('GET /users/:id/sessions', { params: { id } }),
  })

/** A session that has already ended counts as ended. */
export const endMutation = (id: string) =>
  mutationOptions({
    mutationFn: (sessionId: string) =>
      unlessGone(call('DELETE /users/:id/sessions/:sessionId', { params: { id, sessionId } })),
    meta: { invalidates: [sessionsQuery(id).queryKey] },
  })

/** Fails with code 'reauthentication_required'. */
export const endOthersMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => call('DELETE /users/:id/sessions', { params: { id } }),
    meta: { invalidates: [sessionsQuery(id).queryKey] },
  })

/**
 * Saves everything we store about the user as a file.
 * @returns The file's name.
 */
export function downloadOwnData(id: string): Promise<string> {
  const wanted = { accept: 'application/json', name: 'milepost-data.json' }
  return saveFile('GET /users/:id/export', { params: { id } }, wanted)
}

/** Deletes the own account for good. */
export async function deleteOwnAccount(id: string): Promise<void> {
  await call('DELETE /users/:id', { params: { id } })
}
