import { endOtherSessions, endSession, listSessions } from '@milepost/contract/sessions'
import { deleteUser, exportUser } from '@milepost/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call, open } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'

const longestExport = 120_000

/** Where the signed-in user is signed in, this browser first. */
export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['sessions', id],
    staleTime: 0,
    queryFn: () => call(listSessions, { params: { id } }),
  })

/** Ends one session of the own account. One that has ended already is as good. Errors: ApiError. */
export async function endOneSession(id: string, sessionId: string): Promise<void> {
  try {
    await call(endSession, { params: { id, sessionId } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  }
}

/** Ends every session of the own account but this one. Out: how many. */
export async function endEveryOtherSession(id: string): Promise<number> {
  return (await call(endOtherSessions, { params: { id } })).ended
}

/** Fetches everything that is stored about oneself and hands it to the browser as a file. Out: the file's name. Errors: ApiError. */
export async function downloadOwnData(id: string): Promise<string> {
  const signal = AbortSignal.timeout(longestExport)
  const response = await open(exportUser, { params: { id } }, { accept: 'application/json', signal })
  const content = await response.blob().catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', message: '', issues: [] }, { cause })
  })
  const name =
    /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'milepost-data.json'
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(address))
  return name
}

/** Deletes the own account for good. */
export async function deleteOwnAccount(id: string): Promise<void> {
  await call(deleteUser, { params: { id } })
}
