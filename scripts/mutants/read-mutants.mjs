import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

/**
 * A single-line fault that some test must see.
 * @typedef {object} Mutant
 * @property {string} id
 * @property {string} file
 * @property {string} line The whole line without its indentation, which the file has exactly once.
 * @property {string} [after] A line that the file has once: `line` is the first like it below, where the file has more.
 * @property {string} becomes What takes the line's place: the fault. Nothing deletes the line.
 * @property {string} tests The files of the tests that must see it, or a check's step: a beginning of their path, or name.
 * @property {string} [title] Which of these tests: a pattern, as for Vitest's `-t` and Playwright's `--grep`.
 * @property {'check' | 'browser'} [runs] What runs the tests; Vitest, where nothing else is said.
 * @property {'postgresql'} [database] The embedded database has one connection, so a race there is none.
 */

const folder = join(root, 'scripts/mutants')

/** @type {readonly Mutant[]} */
export const mutants = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))

/** Returns a mutant's file as it was and with the fault. Throws where its line is not there exactly once. */
export function plant({ file, line, after, becomes }, copy = root) {
  const before = readFileSync(join(copy, file), 'utf8')
  const lines = before.split('\n')
  const placesOf = (text) => lines.flatMap((each, index) => (each.trim() === text ? [index] : []))
  const [begin = -1, ...others] = after === undefined ? [-1] : placesOf(after)
  if (others.length > 0 || (after !== undefined && begin < 0)) throw new Error(`${file} has not once: ${after}`)
  const places = placesOf(line).filter((place) => place > begin)
  const [place] = places
  if (place === undefined || (after === undefined && places.length > 1)) {
    throw new Error(`${file} has ${places.length} times, not once: ${line}`)
  }
  lines[place] = (/^\s*/.exec(lines[place])?.[0] ?? '') + becomes
  return { before, planted: lines.join('\n') }
}

/** Validates the list: missing lines, repeated ids, and faults that change nothing. */
export function findIssues() {
  const ids = new Set()
  return mutants.flatMap((mutant) => {
    const { id, line, becomes } = mutant
    const issues = []
    if (ids.has(id)) issues.push('the id is taken')
    ids.add(id)
    if (line === becomes) issues.push('changes nothing')
    try {
      plant(mutant)
    } catch (error) {
      issues.push(error.message)
    }
    return issues.map((issue) => `${id}: ${issue}`)
  })
}
