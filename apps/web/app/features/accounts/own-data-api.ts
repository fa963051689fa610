import { endOtherSessions, endSession, listSessions } from '@milepost/contract/sessions'
import { deleteUser, exportUser } from '@milepost/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { saveFile } from '#lib/save-file.ts'

/** Where the signed-in user is signed in, this browser first. */
export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['sessions', id],
    staleTime: 0,
    queryFn: () => call(listSessions, { params: { id } }),
  })

/** A session that has already ended counts as ended. */
export async function endOneSession(id: string, sessionId: string): Promise<void> {
  try {
    await call(endSession, { params: { id, sessionId } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  }
}

/** @returns How many sessions were ended. */
export async function endEveryOtherSession(id: string): Promise<number> {
  return (await call(endOtherSessions, { params: { id } })).ended
}

/**
 * Saves everything we store about the user as a file.
 * @returns The file's name.
 */
export function downloadOwnData(id: string): Promise<string> {
  const wanted = { accept: 'application/json', name: 'milepost-data.json' }
  return saveFile(exportUser, { params: { id } }, wanted)
}

/** Deletes the own account for good. */
export async function deleteOwnAccount(id: string): Promise<void> {
  await call(deleteUser, { params: { id } })
}
