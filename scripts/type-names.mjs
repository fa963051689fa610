import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * Finds names of types that more than one file declares. Scripts that compute figures stand alone.
 *
 * @param {readonly string[]} files - Paths of sources from the repository's root.
 * @returns {string[]} One line a name, with the places.
 */
export function findRepeatedTypes(files) {
  const places = new Map()
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.startsWith('packages/knowledge/figures/'))) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    lines.forEach((line, index) => {
      const name = /^(?:export )?(?:declare )?(?:type|interface) ([A-Z]\w*)/.exec(line)?.[1]
      if (name !== undefined) places.set(name, [...(places.get(name) ?? []), `${file}:${index + 1}`])
    })
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([name, found]) => `The type ${name} is declared more than once: ${found.join(', ')}`)
}
