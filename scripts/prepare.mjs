import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { digest, manifests, node24, readStamps, root, say, writeStamps } from './install.mjs'

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

/** Builds the web application with its compressed files, unless it was built from these sources. */
export async function ensureWebBuilt() {
  const stamp = webStamp()
  if (readStamps().build === stamp && existsSync(join(root, 'apps/web/build/client'))) return
  say('Building the web application')
  writeStamps({ build: null })
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

/** Runs a program with the product's Node.js while other work continues, and shows what it prints only where it fails. */
async function runQuietly(parameters, cwd) {
  const running = promisify(execFile)(node24(), parameters, { cwd, maxBuffer: 1e8 })
  const stop = () => running.child.kill()
  process.once('exit', stop)
  await running.catch((error) => {
    throw new Error(`${parameters.join(' ')} failed\n${error.stdout}${error.stderr}`)
  })
  process.off('exit', stop)
}

function filesBelow(folder, leftOut = []) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !leftOut.includes(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`, leftOut) : [`${folder}/${entry.name}`],
    )
    .sort()
}
