import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import type { ModelCache } from '@milepost/advisor'
import { knowledgeHash } from '@milepost/advisor/knowledge'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const modelFolder = join(root, '.cache', 'models')
const digestLength = 32

/**
 * Stores the advisor's trained models in files named by a hash of all training inputs. Without a writable folder every
 * process trains them.
 */
export function openModelCache(folder: string): ModelCache {
  let version: string | undefined
  const fileOf = (name: string) => {
    version ??= versionOfTraining()
    return `${name}-${version}`
  }
  return {
    load: (name) => {
      try {
        const file = readFileSync(join(folder, fileOf(name)))
        const content = file.subarray(digestLength)
        return digestOf(content).equals(file.subarray(0, digestLength)) ? deserialize(content) : undefined
      } catch {
        return undefined
      }
    },
    save: (name, model) => {
      try {
        const content = serialize(model)
        mkdirSync(folder, { recursive: true })
        // Concurrent processes each write a temporary file and rename it.
        const unfinished = join(folder, `${randomUUID()}.unfinished`)
        writeFileSync(unfinished, Buffer.concat([digestOf(content), content]))
        renameSync(unfinished, join(folder, fileOf(name)))
        const old = readdirSync(folder).filter((file) => file.startsWith(`${name}-`) && file !== fileOf(name))
        for (const file of old) rmSync(join(folder, file), { force: true })
      } catch {
        // The next process trains again.
      }
    },
  }
}

const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest()

/** A hash of the knowledge, the advisor's and the contract's sources, their dependencies' versions and Node.js, which writes the files. */
function versionOfTraining(): string {
  const hash = createHash('sha256').update(`${process.versions.node.split('.')[0]} ${knowledgeHash}`)
  for (const name of ['advisor', 'contract']) {
    const folder = join(root, 'packages', name)
    const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join('src', file))
    for (const file of ['package.json', ...sources.sort()])
      hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 32)
}
