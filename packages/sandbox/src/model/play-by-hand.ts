import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlayedReply } from '#model/serve-model.ts'

const pollInterval = 200

/**
 * Lets a person play a model: each request is laid down as `001.request.json`, and answered by `001.reply.json`, such as
 * `{ "text": "Hello" }` or `{ "calls": [{ "name": "road", "arguments": "{…}" }] }`.
 *
 * @param folder - Where the files are. It is made if it isn't there.
 * @returns What `serveModel` plays. It waits for the file as long as it takes.
 */
export async function playByHand(folder: string): Promise<(request: unknown, body: string) => Promise<PlayedReply>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let number = (await readdir(folder)).filter((name) => name.endsWith('.request.json')).length
  return async (_, body) => {
    number += 1
    const path = join(folder, String(number).padStart(3, '0'))
    // Whole or not at all: who waits for it reads it at once.
    await writeFile(`${path}.new`, JSON.stringify(JSON.parse(body), null, 2), { mode: 0o600 })
    await rename(`${path}.new`, `${path}.request.json`)
    while (!existsSync(`${path}.reply.json`)) await new Promise((resolve) => setTimeout(resolve, pollInterval))
    return JSON.parse(await readFile(`${path}.reply.json`, 'utf8'))
  }
}
