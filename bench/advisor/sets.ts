import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ownFolder = new URL('./sets/', import.meta.url)

function parseLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): T => JSON.parse(line))
}

/** In: the name of a committed set. Out: its lines. */
export function readSet<T>(name: string): T[] {
  return parseLines<T>(readFileSync(new URL(`${name}.jsonl`, ownFolder), 'utf8'))
}

/** In: the folder of sets that are not committed (or none) and a name. Out: its lines, or null when it is absent. */
export function readOutside<T>(folder: string | undefined, name: string): T[] | null {
  const file = folder === undefined ? undefined : join(folder, `${name}.jsonl`)
  return file !== undefined && existsSync(file) ? parseLines<T>(readFileSync(file, 'utf8')) : null
}
