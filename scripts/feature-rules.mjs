import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/*
 * What no tool says about the features of the server, which are the folders in apps/server/src/features. The cruiser's rules
 * for folders compare a folder with the innermost one that it uses, so they overlook a way back from another part of it.
 */
const maxNames = 15

/**
 * Finds features that use each other, whatever parts of them do.
 *
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules - As the cruiser reports them.
 * @returns {string[]} One line a cycle, with a file for each of its arrows.
 */
export function findFeatureCycles(modules) {
  /** Of each feature those that it uses, each with a file that does. */
  const uses = new Map()
  for (const { source, dependencies } of modules) {
    const from = featureOf(source)
    if (from === undefined || source.endsWith('.test.ts')) continue
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved)
      if (to === undefined || to === from) continue
      uses.set(from, (uses.get(from) ?? new Map()).set(to, source.slice(source.indexOf(`${from}/`))))
    }
  }
  const cycles = [...uses.keys()].map((feature) => findWayBack(feature, uses)).filter((way) => way !== undefined)
  return [...new Map(cycles.map((way) => [[...way].sort().join(), way])).values()].map((way) => {
    const files = way.map((feature, at) => uses.get(feature).get(way[(at + 1) % way.length]))
    return `Features use each other: ${files.join(' → ')} → ${way[0]}`
  })
}

function featureOf(path) {
  return /(?:^|\/)apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1]
}

/** The shortest way from a feature to itself. */
function findWayBack(feature, uses) {
  const ways = [[feature]]
  const seen = new Set()
  for (const way of ways) {
    for (const next of uses.get(way.at(-1))?.keys() ?? []) {
      if (next === feature) return way
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

/**
 * Finds doors (`index.ts` of features and their parts) that export too many names, or a table, columns or SQL.
 *
 * @param {readonly string[]} files - Paths from the repository's root.
 * @returns {string[]} One line a fault.
 */
export function findWideDoors(files) {
  return files
    .filter((file) => featureOf(file) !== undefined && file.endsWith('/index.ts'))
    .flatMap((file) => {
      const names = exportedNames(file)
      const wide = names.length > maxNames ? [`${file}: ${names.length} names, ${maxNames} at most`] : []
      const open = names.filter(({ name, from }) => isSql(name, from))
      return [
        ...wide,
        ...open.map(({ name }) => `${file}: ${name} is a table, columns or SQL: export what asks with it`),
      ]
    })
}

/** The names that a door exports, types too, each with the file that declares it. */
function exportedNames(file) {
  const source = readFileSync(join(root, file), 'utf8')
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}(?: from '#([^']+)')?/gm)]
  const listed = lists.flatMap(([, list, path]) => {
    const from = path === undefined ? file : `${file.slice(0, file.indexOf('/features/'))}/${path}`
    const each = list.split(',').map((name) => name.trim().replace(/^type /, ''))
    return each.filter((name) => name !== '').map((name) => ({ name: name.split(' as ')[0], from }))
  })
  const declared = source.matchAll(/^export (?:async )?(?:function|const|interface|type) (\w+)/gm)
  return [...listed, ...[...declared].map(([, name]) => ({ name, from: file }))]
}

function isSql(name, file) {
  if (!existsSync(join(root, file))) return false
  const source = readFileSync(join(root, file), 'utf8')
  const declaration = new RegExp(`^export (?:async )?(const|function) ${name}\\b`, 'm').exec(source)
  if (declaration?.[1] === 'const') return /\/repository\.ts$|\/db\//.test(file)
  const [head = ''] = declaration === null ? [] : source.slice(declaration.index).split(' {\n', 1)
  return /\): [^()]*\bSQL\b[^()]*$/.test(head)
}
