import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './install.mjs'

/*
 * The weight of the JavaScript that a first visit to a page loads until the page is at rest, compressed as it is sent:
 * the entry, the routes around the page and the page itself, from React Router's manifest of the build, with all that
 * they import, and what a screen loads by import() at once. What waits for the visitor to do something does not count.
 * Fails when a page is more than a twentieth heavier or lighter than what was measured last, so that a new weight is meant. The
 * goal is beside it where that is not reached: docs/decisions/0019-weight-of-the-first-screen.md says why.
 */
const tolerance = 0.05
const screens = [
  { page: '/', measured: 167_700, goal: 120_000 },
  { page: '/login', measured: 158_300, goal: 120_000 },
  { page: '/signup', measured: 158_100 },
  { page: '/plans', measured: 155_600 },
  { page: '/careers', measured: 127_000 },
  { page: '/careers/:careerId', measured: 140_400 },
  { page: '/dashboard', measured: 171_200, goal: 140_000 },
  {
    page: '/dashboard',
    measured: 195_800,
    title: '/dashboard, first visit',
    atOnce: ['first-time-dialogs', 'dialog-window', 'alert-dialog-window'],
  },
  { page: '/dashboard/roadmap', measured: 234_700 },
]

const client = join(root, 'apps/web/build/client')
const manifest = readManifest()
const rows = screens.map((screen) => ({ ...screen, ...weigh(screen) }))
const isOff = ({ bytes, measured }) => Math.abs(bytes / measured - 1) > tolerance
for (const row of rows) {
  const { page, title = page, measured, goal, bytes, files } = row
  const before = `${kilobytes(measured)} before${goal === undefined ? '' : ` (goal ${kilobytes(goal)})`}`
  const verdict = isOff(row) ? `more than a twentieth off ${before}` : before
  process.stdout.write(`${title.padEnd(24)} ${kilobytes(bytes).padStart(8)} in ${files} files, ${verdict}\n`)
}
const off = rows.filter(isOff)
if (off.length > 0) {
  process.stderr.write(`Another weight of JavaScript: ${off.map(({ page }) => page).join(', ')}\n`)
  process.exitCode = 1
}

function weigh({ page, atOnce = [] }) {
  const route = Object.values(manifest.routes).find((candidate) => addressOf(candidate) === page)
  if (route === undefined) throw new Error(`No route has the address ${page}`)
  const modules = [manifest.entry, ...around(route)].map(({ module }) => module.replace('/assets/', ''))
  const files = new Set([manifest.url])
  for (const file of [...modules, ...atOnce.map(chunkNamed)]) follow(file, files)
  return { files: files.size, bytes: [...files].reduce((sum, file) => sum + sentSize(file), 0) }
}

function around(route) {
  const parent = manifest.routes[route.parentId]
  return parent === undefined ? [route] : [...around(parent), route]
}

function addressOf(route) {
  if (!route.path && !route.index) return undefined
  return `/${around(route)
    .map(({ path }) => path)
    .filter(Boolean)
    .join('/')}`
}

/** A chunk that is loaded by import(). */
function chunkNamed(name) {
  const found = readdirSync(join(client, 'assets')).filter((file) => file.replace(/-.{8}\.js$/, '') === name)
  if (found.length !== 1) throw new Error(`${found.length} chunks are called ${name}`)
  return found[0]
}

/** Adds a chunk and all that it imports in its turn. */
function follow(file, files) {
  if (files.has(`/assets/${file}`)) return
  files.add(`/assets/${file}`)
  const code = readFileSync(join(client, 'assets', file), 'utf8')
  for (const [, from, bare] of code.matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]|import\s*["'`]\.\/([^"'`]+)["'`]/g))
    follow(from ?? bare, files)
}

/** As the server sends it: compressed while building, or as it is where that gains nothing. */
function sentSize(file) {
  const path = join(client, file)
  return existsSync(`${path}.br`) ? readFileSync(`${path}.br`).length : brotliCompressSync(readFileSync(path)).length
}

function readManifest() {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error('There is no build: npm run build')
  const [, json] = /^window\.__reactRouterManifest=(.*);\s*$/s.exec(readFileSync(join(client, 'assets', name), 'utf8'))
  return JSON.parse(json)
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
