import type { CallInput, RouteShape } from '@milepost/contract/http'
import { open } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'

const timeLimit = 120_000

interface Wanted {
  /** The form of the file. */
  readonly accept: string
  /** Its name where the reply gives none. */
  readonly name: string
}

/**
 * Downloads a file from a route.
 * @returns The file's name.
 */
export async function saveFile<R extends RouteShape>(
  route: R,
  input: CallInput<R>,
  { accept, name }: Wanted,
): Promise<string> {
  const response = await open(route, input, { accept, signal: AbortSignal.timeout(timeLimit) })
  const content = await response.blob().catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', message: '', issues: [] }, { cause })
  })
  const saved = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? name
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = saved
  link.click()
  // The browser has begun to read it by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href))
  return saved
}
