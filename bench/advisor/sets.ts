import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ownFolder = new URL('./sets/', import.meta.url)

function parseLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): T => JSON.parse(line))
}

/**
 * Reads a committed set.
 *
 * @param name - The set's name.
 * @returns Its lines.
 */
export function readSet<T>(name: string): T[] {
  return parseLines<T>(readFileSync(new URL(`${name}.jsonl`, ownFolder), 'utf8'))
}

/**
 * Reads a set that is not committed.
 *
 * @param folder - The folder of these sets, if there is one.
 * @param name - The set's name.
 * @returns Its lines, or null when it is missing.
 */
export function readOutside<T>(folder: string | undefined, name: string): T[] | null {
  const file = folder === undefined ? undefined : join(folder, `${name}.jsonl`)
  return file !== undefined && existsSync(file) ? parseLines<T>(readFileSync(file, 'utf8')) : null
}
