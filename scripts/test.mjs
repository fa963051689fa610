import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBuilt, ensureInstalled, node24, root, say } from './prepare.mjs'

/*
 * `npm test`: checks, build, then server, package and component tests, then the browser's, on what a newcomer would start.
 * `npm test -- courses` runs the tests of one noun alone, without the checks. Parts run side by side where each of them waits
 * now and then, for a process, a database or a frame of the screen: another then has the core.
 */
ensureInstalled()
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Sources are stripped of their types and compiled once for all the processes of a run.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled')
const phases = []
/** What failed, with its first lines: printed again at the end, where it is found. */
const failures = []
const [noun] = process.argv.slice(2)

if (noun === undefined) await testEverything()
else await testNoun(noun)
printTable()

async function testEverything() {
  await Promise.all([
    phase('checks', () => once([join(root, 'scripts/check.mjs')])),
    phase('build and its weight', async () => {
      await ensureBuilt()
      return once([join(root, 'scripts/sizes.mjs')])
    }),
  ])
  await Promise.all([
    phase('components', () => vitest('components', ['--project=components'])),
    phase('server, packages', () => vitest('server', ['--project=!components'])),
    phase('figures of the advisor', () => once([join(root, 'bench/advisor/run.ts'), '--short', '--check'])),
  ])
  await phase('browser', () => playwright([]))
  if (process.env.CI !== undefined)
    await phase('planted faults, five in turn', () => once([join(root, 'scripts/test-mutants.mjs'), '--turn']))
}

/** The noun names folders, files and screens, with or without a plural 's'. */
async function testNoun(name) {
  const singular = name.toLowerCase().replace(/s$/, '')
  const files = [singular, `${singular}s`].flatMap((form) => [`/${form}/`, `/${form}.`])
  const screen = singular.replaceAll('-', ' ')
  const titles = `(^|[ /])${singular}s?\\.spec|screens\\.spec\\.ts ${screen}s?:`
  await Promise.all([
    phase('server, packages, components', () => vitest('noun', [...files, '--passWithNoTests'])),
    phase('build', async () => {
      await ensureBuilt()
      return {}
    }).then(() => phase('browser', () => playwright(['--grep', titles, '--pass-with-no-tests', '--workers=1']))),
  ])
}

/** Runs one part and keeps what it counted and how long it took. */
async function phase(name, test) {
  say(`${clock()} ${name}`)
  const began = performance.now()
  const counts = await test().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    return { failed: 1 }
  })
  phases.push({ name, passed: 0, failed: 0, skipped: 0, ...counts, seconds: (performance.now() - began) / 1000 })
}

/** A part that passes or fails as a whole. What it prints comes when it ends, so that it may run beside another. */
async function once(parameters) {
  const { code, output } = await run(parameters, 'pipe')
  process.stdout.write(output)
  return code === 0 ? { passed: 1 } : { failed: 1 }
}

async function vitest(name, parameters) {
  const file = join(results, `${name}.json`)
  const unhandled = join(results, `${name}-unhandled.json`)
  const reporters = [`--reporter=${join(root, 'scripts/progress-reporter.mjs')}`, '--reporter=json']
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const { code } = await run([program, 'run', ...reporters, `--outputFile.json=${file}`, ...parameters], 'inherit', {
    UNHANDLED_ERRORS_FILE: unhandled,
  })
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numPendingTests: skipped = 0,
    testResults,
  } = read(file)
  failures.push(...(testResults ?? []).flatMap(failuresOf), ...(read(unhandled).errors ?? []))
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), skipped }
}

async function playwright(parameters) {
  const file = join(results, 'browser.json')
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const { code } = await run([program, 'test', ...parameters], 'inherit', { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const { stats, suites } = read(file)
  const { expected: passed = 0, unexpected: failed = 0, skipped = 0 } = stats ?? {}
  failures.push(...(suites ?? []).flatMap(failuresIn))
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), skipped }
}

/** What failed in one file of Vitest's: its tests, or the file itself where a hook or an import failed. */
function failuresOf({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length > 0) return tests.map(({ fullName, failureMessages }) => describe(fullName, failureMessages[0]))
  return status === 'failed' ? [describe(name, message)] : []
}

/** A title with the first lines of an error's text. */
function describe(title, text = '') {
  return [title, ...text.split('\n', 12)].join('\n    ')
}

/** The failed tests of a Playwright suite. */
function failuresIn({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map((spec) => describeSpec(`${title}: ${spec.title}`, spec))
  return [...own, ...suites.flatMap(failuresIn)]
}

/** Its title, the first lines of its error, and what the page held then. */
function describeSpec(title, { tests }) {
  const failed = tests.flatMap((test) => test.results).find(({ error }) => error !== undefined)
  const context = failed?.attachments.find(({ name }) => name === 'error-context')
  const held = context === undefined ? null : /```yaml\n(.*?)```/s.exec(readFileSync(context.path, 'utf8'))
  const lines = (held?.[1] ?? '').split('\n', 60)
  return [describe(title, stripVTControlCharacters(failed?.error.message ?? '')), ...lines].join('\n    ')
}

/** Runs a program with the product's Node.js. Returns its exit code, and what it printed where that is piped. */
function run(parameters, stdio = 'inherit', environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node24(), parameters, {
      cwd: root,
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...environment, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }))
  })
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function printTable() {
  const width = Math.max(...phases.map(({ name }) => name.length))
  const line = (name, ...cells) => `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(9)).join('')}\n`
  process.stdout.write(`\n${line('', 'passed', 'failed', 'skipped', 'time')}`)
  for (const { name, passed, failed, skipped, seconds } of phases)
    process.stdout.write(line(name, passed, failed, skipped, minutes(seconds)))
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) =>
    phases.reduce((sum, counted) => sum + counted[key], 0),
  )
  process.stdout.write(line('in all', '', '', '', clock()))
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((title) => `  ${title}\n`).join('')}`)
  process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** The time since the start. */
function clock() {
  return minutes(performance.now() / 1000)
}

function minutes(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
