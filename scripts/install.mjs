import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/*
 * What comes before everything else: packages, and a new enough Node.js. `npm start` installs only what runs and builds;
 * tests and checks add theirs (docs/decisions/0089-the-first-start-installs-what-runs.md).
 */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const cache = join(root, '.cache')
const stamps = join(cache, 'stamps.json')
const modules = join(root, 'node_modules')
const isWindows = process.platform === 'win32'
const execute = promisify(execFile)
const { version, integrity } = JSON.parse(readFileSync(join(root, 'scripts/node-packages.json'), 'utf8'))

/**
 * Installs the packages of the lock file and fetches Node.js, unless that has been done already. Packages that are there stay,
 * since a server may be running on them.
 * @param {{ withDev?: boolean }} [options] `withDev` for what tests, checks and benchmarks need
 */
export async function ensureInstalled({ withDev = false } = {}) {
  const results = await Promise.allSettled([ensurePackages(withDev), ensureNode()])
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed === undefined) return linkNode()
  process.stderr.write(`${failed.reason.message}\n`)
  process.exit(1)
}

async function ensurePackages(withDev) {
  const isWhole = withDev || existsSync(join(modules, 'vitest'))
  const stamp = `${digest(['package-lock.json', ...manifests()])} ${isWhole ? 'whole' : 'light'}`
  const { install: last } = readStamps()
  if (last === stamp && existsSync(modules)) return
  // npm writes this file last. An install that was interrupted has cleared the stamp, and is begun again.
  const canAdd = last !== null && existsSync(join(modules, '.package-lock.json'))
  say(canAdd ? 'Installing what is new' : 'Installing packages (once, about half a minute)')
  writeStamps({ install: null })
  await npm(...(canAdd ? ['install', '--no-save'] : ['ci']), isWhole ? '--include=dev' : '--omit=dev')
  writeStamps({ install: stamp })
}

/** The Node.js that runs the product: this one if it is new enough, else the one that was fetched. */
export function node24() {
  const isOurs = process.execPath.startsWith(cache)
  if (Number(process.versions.node.split('.')[0]) >= 24 && !isOurs) return process.execPath
  return join(cache, `node-${version}`, isWindows ? 'node.exe' : 'node')
}

/** Fetches the program alone: its package also has headers and manuals, which are a third of it. */
async function ensureNode() {
  const file = node24()
  if (existsSync(file)) return
  const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`
  const name = `node-${platform}`
  const wanted = `Milepost needs Node.js 24 or later (this is ${process.versions.node})`
  if (integrity[platform] === undefined) throw new Error(`${wanted}. Install it: https://nodejs.org`)
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'node-unfinished-'))
  try {
    await npm('pack', `${name}@${version}`, '--pack-destination', folder)
    const archive = `${name}-${version}.tgz`
    const found = createHash('sha512')
      .update(readFileSync(join(folder, archive)))
      .digest('base64')
    if (`sha512-${found}` !== integrity[platform])
      throw new Error(`The package ${name} isn't the one that was expected.`)
    const program = isWindows ? 'package/bin/node.exe' : 'package/bin/node'
    await execute('tar', ['-xzf', archive, program], { cwd: folder })
    await execute(join(folder, program), ['--version'])
    mkdirSync(dirname(file), { recursive: true })
    renameSync(join(folder, program), file)
  } catch (error) {
    throw new Error(
      `${wanted}, and couldn't fetch it. Install it (https://nodejs.org), or see what went wrong:\n${error.message}`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** npm's scripts and npx find programs there before all others. */
function linkNode() {
  const link = join(modules, '.bin/node')
  if (isWindows || node24() === process.execPath || existsSync(link)) return
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), node24()), link)
}

const networkFault =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/

/** Runs npm, and throws what it printed below a plain sentence. */
async function npm(...parameters) {
  const options = { cwd: root, maxBuffer: 1e8, shell: isWindows }
  await execute('npm', [...parameters, '--loglevel=error'], options).catch((error) => {
    const output = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message
    const sentence = networkFault.test(output)
      ? "npm can't reach its registry, and packages are needed from there once. Connect this machine to the internet, then try again."
      : `npm ${parameters[0]} failed.`
    throw new Error(`${sentence}\n\nnpm says:\n${output}`)
  })
}

export function say(text) {
  process.stdout.write(`${text} …\n`)
}

export function manifests() {
  return [
    'package.json',
    ...['apps', 'packages'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    ),
  ].filter((file) => existsSync(join(root, file)))
}

export function digest(files) {
  const hash = createHash('sha256').update(process.platform)
  for (const file of files)
    hash.update(`${file}\0${statSync(join(root, file)).size}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

export function readStamps() {
  try {
    return JSON.parse(readFileSync(stamps, 'utf8'))
  } catch {
    return {}
  }
}

export function writeStamps(changes) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamps, JSON.stringify({ ...readStamps(), ...changes }))
}
