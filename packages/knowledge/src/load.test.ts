import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { knowledgeFiles } from '#index.ts'
import { knowledgeFolder, loadKnowledge } from '#load.ts'

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'milepost-knowledge-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

it('parses once, and again when a file has changed', async () => {
  const folder = join(cache, 'files')
  cpSync(knowledgeFolder, folder, { recursive: true })
  const first = await loadKnowledge(folder, cache)
  expect(first.files).toEqual(knowledgeFiles)
  const [name = ''] = readdirSync(cache).filter((file) => file.startsWith('knowledge-'))
  expect(name).toContain(first.hash)

  writeFileSync(join(cache, name), JSON.stringify({ version: 'kept' }))
  expect((await loadKnowledge(folder, cache)).files.version).toBe('kept')

  const contents = readFileSync(join(folder, 'knowledge.yaml'), 'utf8')
  writeFileSync(join(folder, 'knowledge.yaml'), contents.replace(/^version: .*/m, 'version: changed'))
  const second = await loadKnowledge(folder, cache)
  expect(second.files.version).toBe('changed')
  expect(readdirSync(cache).filter((file) => file !== 'files')).toEqual([`knowledge-${second.hash}.json`])

  writeFileSync(join(folder, 'practices.yaml'), '- id: 1\n')
  await expect(loadKnowledge(folder, cache)).rejects.toThrow(/packages\/knowledge\/practices\.yaml:1: 0\.id/)
})

it('goes on where nothing can be written', async () => {
  // Below a file there can be no folder.
  const loading = loadKnowledge(knowledgeFolder, join(fileURLToPath(import.meta.url), 'cache'))
  await expect(loading).resolves.toMatchObject({ files: { version: knowledgeFiles.version } })
})
