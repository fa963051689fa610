import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ensureInstalled, node24, root } from './install.mjs'
import { findFaults, sortTranslations } from './translations.mjs'

/*
 * The message catalogue: locales/en.po has the texts of the code, locales/en.json is compiled from it for the server, which runs
 * without a build and so finds it committed. Translators write locales/<language>/<area>.json, which are read as they are.
 *
 * `npm run messages` brings both up to date; `npm run messages -- --check` only says whether they are.
 */
const sources = ['apps/web/app', 'apps/server/src', 'packages/contract/src', 'packages/advisor/src']

await ensureInstalled({ withDev: true })
if (!existsSync(join(root, 'lingui.config.ts'))) fail('lingui.config.ts is missing.')
else if (process.argv.includes('--check')) await check()
else {
  update(root, 'inherit')
  for (const fault of findFaults(root)) fail(fault)
}

/** Extracts and compiles below a folder. */
function update(folder, output) {
  lingui(folder, ['extract', '--clean', '--overwrite', '--workers', '1'], output)
  lingui(folder, ['compile', '--strict', '--namespace', 'json', '--workers', '1'], output)
  sortTranslations(folder, output === 'inherit' ? (line) => process.stdout.write(`${line}\n`) : () => undefined)
}

function lingui(folder, parameters, output) {
  const program = join(root, 'node_modules', '@lingui', 'cli', 'dist', 'lingui.js')
  const run = spawnSync(node24(), [program, ...parameters], { cwd: folder, stdio: output, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`lingui ${parameters[0]} failed\n${run.stdout ?? ''}${run.stderr ?? ''}`)
}

/** Does the same in a copy and compares. The copy lies inside the repository so that its imports resolve. */
async function check() {
  await mkdir(join(root, '.cache'), { recursive: true })
  const copy = await mkdtemp(join(root, '.cache', 'messages-'))
  try {
    for (const path of [...sources, 'locales', 'lingui.config.ts', 'package.json'])
      if (existsSync(join(root, path))) await cp(join(root, path), join(copy, path), { recursive: true })
    update(copy, 'pipe')
    const stale = await differences(copy)
    const faults = findFaults(copy)
    if (stale.length > 0) fail(`Not up to date: ${stale.join(', ')}. Run: npm run messages`)
    for (const fault of faults) fail(fault)
    if (stale.length + faults.length === 0) process.stdout.write('The message catalogue is up to date.\n')
  } catch (error) {
    fail(error.message)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function differences(copy) {
  const below = (folder) => readdir(join(folder, 'locales'), { recursive: true })
  const names = new Set([...(await below(copy)), ...(await below(root))])
  const stale = []
  for (const name of [...names].filter((name) => /\.(po|json)$/.test(name)).sort()) {
    const [here, there] = await Promise.all([root, copy].map((folder) => content(join(folder, 'locales', name))))
    if (here !== there) stale.push(relative(root, join(root, 'locales', name)))
  }
  return stale
}

/** The date in a catalogue's header says when it was made, not what is in it. */
async function content(file) {
  if (!existsSync(file)) return undefined
  return (await readFile(file, 'utf8')).replace(/^"POT-Creation-Date:.*$/m, '')
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
