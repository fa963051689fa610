import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './install.mjs'

/*
 * Every path and every script the documents name exists. A path is anything in backticks or in a link that begins
 * with one of the repository's own top-level names; `*`, `<noun>` and `NNNN-thing` must fit at least one. Each row of a table
 * whose last column is 'tested in' names a test there.
 */
const scripts = new Set(Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts))
const topLevel = new Set([
  '.ci',
  '.data',
  ...readdirSync(root).filter((name) => !['node_modules', '.git'].includes(name)),
])
const expected = ['apps', 'packages', 'e2e', 'bench', 'docs', 'scripts', 'locales', '.ci']
/** Made when the product runs, so absent from a fresh clone. */
const made =
  /^(\.data|\.cache|coverage|test-results|playwright-report)(\/|$)|(^|\/)(build|node_modules|\.react-router)(\/|$)|^\.env$/

const testFile = /`[^`]+\.(test|spec)\.tsx?`/

const documents = ['README.md', 'CONTRIBUTING.md', ...markdownBelow('docs')].filter((file) =>
  existsSync(join(root, file)),
)
const faults = documents.flatMap((file) => faultsOf(file, readFileSync(join(root, file), 'utf8')))

if (documents.length === 0) faults.push('There are no documents: README.md is missing.')
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
else process.stdout.write(`${documents.length} documents name nothing that is not there.\n`)

function markdownBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}

function faultsOf(file, text) {
  let tableOfTests = false
  return text.split('\n').flatMap((line, index) => {
    const place = `${file}:${index + 1}`
    const cells = line.split(' | ')
    const isHeading = cells.at(-1) === 'tested in |'
    tableOfTests = isHeading || (tableOfTests && line.startsWith('|'))
    const isRow = tableOfTests && !isHeading && !line.startsWith('|--')
    return [
      ...(isRow && !testFile.test(cells.at(-1)) ? [`${place}: the row names no test`] : []),
      ...[...line.matchAll(/`([^`\s]+)`/g)]
        .filter(([, path]) => isOurs(path) && !exists(root, path))
        .map(([, path]) => `${place}: there is no ${path}`),
      ...[...line.matchAll(/\]\(([^)\s]+)\)/g)]
        .filter(([, target]) => !/^([a-z]+:|#)/.test(target) && !exists(dirname(join(root, file)), target))
        .map(([, target]) => `${place}: the link to ${target} leads nowhere`),
      ...[...line.matchAll(/npm (?:run ([\w:-]+)(?! --workspace)|(start|test)\b)/g)]
        .map(([, run, short]) => run ?? short)
        .filter((name) => !scripts.has(name))
        .map((name) => `${place}: there is no script '${name}'`),
    ]
  })
}

function isOurs(path) {
  if (/[(){}$=]|:\/\//.test(path)) return false
  const [first] = path.replace(/^\.\//, '').split('/')
  return path.includes('/') ? topLevel.has(first) || expected.includes(first) : topLevel.has(path) && path.includes('.')
}

function exists(base, path) {
  const inside = relative(root, resolve(base, path.replace(/[:#].*$/, ''))).replaceAll('\\', '/')
  if (inside === '' || made.test(inside)) return true
  return matches(root, inside.split('/'))
}

function matches(folder, [name, ...rest]) {
  if (name === undefined) return true
  if (!/[*<…]|^NNNN-/.test(name)) return existsSync(join(folder, name)) && matches(join(folder, name), rest)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false
  if (name === '**' && matches(folder, rest)) return true
  const pattern = patternOf(name)
  const further = name === '**' ? [name, ...rest] : rest
  return readdirSync(folder).some((entry) => pattern.test(entry) && matches(join(folder, entry), further))
}

function patternOf(name) {
  if (name.startsWith('NNNN-')) return /^\d{4}-./
  const escaped = name.replace(/[.+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\*+|<[^>]*>|…/g, '.*')}$`)
}
