import type { Endpoint, InputFor } from '@milepost/contract/endpoints'
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
 * Downloads a file from an endpoint.
 * @returns The file's name.
 */
export async function saveFile<E extends Endpoint>(
  endpoint: E,
  input: InputFor<E>,
  { accept, name }: Wanted,
): Promise<string> {
  const response = await open(endpoint, input, { accept, signal: AbortSignal.timeout(timeLimit) })
  const content = await response.blob().catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', message: '', issues: [] }, { cause })
  })
  const saved = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? name
  return saveBlob(content, saved)
}

/**
 * Saves what was made in the browser as a file.
 * @returns The file's name.
 */
export function saveBlob(content: Blob, name: string): string {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has begun to read it by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href))
  return name
}
