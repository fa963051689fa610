import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { KnowledgeFiles } from '#schema.ts'
import type { FileIssue } from '#yaml-file.ts'

export const knowledgeFolder = fileURLToPath(new URL('../', import.meta.url))
export const cacheFolder = fileURLToPath(new URL('../../../.cache/', import.meta.url))

const contentFolders = ['skills', 'sessions', 'careers', 'intents', 'assistant', 'handbook', 'help', 'languages']
const isContent = (file: string) => /\.(yaml|txt)$|^occupations\.json$/.test(file)

/**
 * Reads the files of knowledge.
 *
 * @param folder - The folder with `skills`, `sessions`, `careers`, `intents`, `assistant`, `handbook`, `help` and `languages`.
 * @returns The contents by path, relative to the folder.
 */
export function readKnowledge(folder: string): Map<string, string> {
  const below = (name: string) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
  const files = [...readdirSync(folder).filter(isContent), ...contentFolders.flatMap(below)].sort()
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** Covers the sources of this package too: another parser may read the same files differently. */
function hashOf(contents: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [file, content] of contents) hash.update(`${file}\0${content}\0`)
  const sources = join(knowledgeFolder, 'src')
  for (const file of readdirSync(sources).sort())
    if (!file.includes('.test.')) hash.update(readFileSync(join(sources, file)))
  return hash.digest('hex').slice(0, 32)
}

export const describeIssue = ({ file, line, message }: FileIssue) => `packages/knowledge/${file}:${line}: ${message}`

/**
 * Loads the knowledge, and parses it again only if a file or the code that reads it has changed.
 *
 * @param folder - The folder with the files.
 * @param cache - The folder for parsed knowledge. It may be read-only: then nothing is cached.
 * @returns The knowledge, and a SHA-256 of the files and the code.
 * @throws {Error} All issues of the files, each with file and line.
 */
export async function loadKnowledge(folder: string, cache: string): Promise<{ files: KnowledgeFiles; hash: string }> {
  const contents = readKnowledge(folder)
  const hash = hashOf(contents)
  const name = `knowledge-${hash}.json`
  try {
    return { files: JSON.parse(readFileSync(join(cache, name), 'utf8')), hash }
  } catch {
    // Not parsed yet. Only now is the parser loaded.
  }
  const { parseKnowledge } = await import('#parse-knowledge.ts')
  const { knowledge, issues } = parseKnowledge(contents)
  if (knowledge === undefined) throw new Error(issues.map(describeIssue).join('\n'))
  save(knowledge, cache, name)
  return { files: knowledge, hash }
}

/** Without a folder that can be written to, the next process parses again. */
function save(knowledge: KnowledgeFiles, cache: string, name: string): void {
  try {
    mkdirSync(cache, { recursive: true })
    // Two processes may save at once: each writes a separate file and renames it.
    const unfinished = join(cache, `${randomUUID()}.unfinished`)
    writeFileSync(unfinished, JSON.stringify(knowledge))
    renameSync(unfinished, join(cache, name))
    const old = readdirSync(cache).filter((file) => /^knowledge-\w+\.json$/.test(file) && file !== name)
    for (const file of old) rmSync(join(cache, file), { force: true })
  } catch {
    // The folder is read-only.
  }
}
