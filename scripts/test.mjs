import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureInstalled, node24, root, say } from './install.mjs'
import { ensureBuilt } from './prepare.mjs'

/*
 * `npm test`: checks, build, then server, package and component tests, then the browser's, each fact once.
 * `npm test -- courses`: the tests of one noun alone, without the checks. `npm run test:full`: everything (docs/testing.md).
 */
const isFull = process.argv.includes('--full')
const noun = process.argv.slice(2).find((word) => !word.startsWith('--'))
if (isFull) process.env.TESTS = 'full'
await ensureInstalled({ withDev: true })
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Sources are stripped of their types and compiled once for all the processes of a run.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled')
const phases = []
/** What failed, with its first lines: printed again at the end, where it is found. */
const failures = []

/** A shell's `times` counts what a program and what it waited for have used: not a browser's processes. Windows has no such shell. */
const counted = ['/bin/sh', '-c', '"$@"; code=$?; times >&3; exit $code', 'sh']

if (noun === undefined) await testEverything()
else await testNoun(noun)
printTable()

async function testEverything() {
  await Promise.all([
    phase('checks', () => once([join(root, 'scripts/check.mjs')])),
    phase('build and its weight', () => once([join(root, 'scripts/build.mjs')])),
  ])
  await Promise.all([
    phase('components', () => vitest('components', ['--project=components'])),
    phase('server, packages', () => vitest('server', ['--project=!components'])),
  ])
  await phase('browser', () => playwright([]))
  if (!isFull) return
  await phase('figures of the advisor', () => once([join(root, 'bench/advisor/run.ts'), '--short', '--check']))
  await phase('mutants', () => once([join(root, 'scripts/test-mutants.mjs')]))
  for (const name of process.env.TEST_DATABASE_URL === undefined ? [] : ['hostile'])
    await phase(name, () => once([join(root, 'bench/harness/run.ts'), name]))
}

/** The noun names folders, files and screens, with or without a plural 's'. */
async function testNoun(name) {
  const singular = name.toLowerCase().replace(/s$/, '')
  const files = [singular, `${singular}s`].flatMap((form) => [`/${form}/`, `/${form}.`])
  const screen = singular.replaceAll('-', ' ')
  const titles = `(^|[ /])${singular}s?(\\.long)?\\.spec|screens\\.spec\\.ts ${screen}s?:`
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
  const seconds = (performance.now() - began) / 1000
  phases.push({ name, passed: 0, failed: 0, skipped: 0, processor: 0, ...counts, seconds })
}

/** A part that passes or fails as a whole. What it prints comes when it ends, so that it may run beside another. */
async function once(parameters) {
  const { code, output, processor } = await run(parameters, 'pipe')
  process.stdout.write(output)
  return { [code === 0 ? 'passed' : 'failed']: 1, processor }
}

async function vitest(name, parameters) {
  const file = join(results, `${name}.json`)
  const unhandled = join(results, `${name}-unhandled.json`)
  const reporters = [`--reporter=${join(root, 'scripts/progress-reporter.mjs')}`, '--reporter=json']
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const { code, processor } = await run(
    [program, 'run', ...reporters, `--outputFile.json=${file}`, ...parameters],
    'inherit',
    { UNHANDLED_ERRORS_FILE: unhandled },
  )
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numPendingTests: skipped = 0,
    testResults,
  } = read(file)
  failures.push(...(testResults ?? []).flatMap(failuresOf), ...(read(unhandled).errors ?? []))
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), skipped, processor }
}

async function playwright(parameters) {
  const file = join(results, 'browser.json')
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const { code, processor } = await run([program, 'test', ...parameters], 'inherit', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const { stats, suites } = read(file)
  const { expected: passed = 0, unexpected: failed = 0, skipped = 0 } = stats ?? {}
  failures.push(...(suites ?? []).flatMap(failuresIn))
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), skipped, processor }
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

/** Runs a program with the product's Node.js. Returns its exit code, its seconds of processor time, and what it printed where that is piped. */
function run(parameters, stdio = 'inherit', environment = {}) {
  const [program, ...rest] = process.platform === 'win32' ? [node24()] : [...counted, node24()]
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...rest, ...parameters], {
      cwd: root,
      stdio: ['ignore', stdio, stdio, 'pipe'],
      env: { ...process.env, ...environment, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    })
    const [chunks, times] = [[], []]
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    child.stdio[3].on('data', (chunk) => times.push(chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({
        code,
        output: Buffer.concat(chunks).toString(),
        processor: secondsIn(Buffer.concat(times).toString()),
      }),
    )
  })
}

/** The second line is of the shell's children: user and system time, such as `1m2.345s 0m0.678s`. */
function secondsIn(times) {
  const parts = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function printTable() {
  const width = Math.max(...phases.map(({ name }) => name.length))
  const line = (name, ...cells) => `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(10)).join('')}\n`
  const sum = (key) => phases.reduce((all, phase) => all + phase[key], 0)
  process.stdout.write(`\n${line('', 'passed', 'failed', 'skipped', 'time', 'processor')}`)
  for (const { name, passed, failed, skipped, seconds, processor } of phases)
    process.stdout.write(line(name, passed, failed, skipped, minutes(seconds), `${Math.round(processor)} s`))
  process.stdout.write(line('in all', '', '', '', clock(), `${Math.round(sum('processor'))} s`))
  if (process.env.TEST_DATABASE_URL === undefined)
    process.stdout.write('\nTEST_DATABASE_URL names no PostgreSQL: what needs one was skipped.\n')
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((title) => `  ${title}\n`).join('')}`)
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum)
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
