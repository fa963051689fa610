import { fork, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { node24 } from '../prepare.mjs'

/**
 * What a run said of one test, or of one step of the checks.
 * @typedef {{ readonly file: string, readonly name: string, readonly passed: boolean, readonly message: string }} Outcome
 */

/** Longer than any selection of tests takes, on a machine that is busy too. */
const deadline = 20 * 60_000

/**
 * Opens a copy of the repository for test runs. `write` changes one of its files. `run` runs a selection of tests by Vitest, the
 * browser or the checks, and stops at the first failure if `bail` is set. It returns the outcomes, and the output for when there
 * are none.
 * @param {string} folder
 */
export function openRuns(folder) {
  let vitest
  const changed = new Set()
  const close = () => {
    vitest?.kill()
    vitest = undefined
  }
  return {
    close,
    /** @param {string} file */
    write: (file, text) => {
      writeFileSync(join(folder, file), text)
      changed.add(join(folder, file))
      // A runner that has migrated its databases, or loaded this plugin, would not see it.
      if (file.endsWith('.sql') || file.endsWith('/module-state.ts')) close()
    },
    /** @param {{ runs?: string, database?: string, tests: string[], titles: string[], bail?: boolean }} selection */
    run: async (selection) => {
      if (selection.runs === 'check') return runChecks(folder, selection)
      const pattern = selection.titles.map((title) => `(?:${title})`).join('|')
      if (selection.runs === 'browser') return runBrowser(folder, selection, pattern)
      const { tests, database, bail = false } = selection
      const request = { tests, pattern, bail, onPostgresql: database !== undefined, changed: [...changed] }
      changed.clear()
      vitest ??= startVitest(folder)
      let answer = await ask(vitest, request)
      if (answer.outcomes.length === 0) {
        // On a busy machine a database may take too long to start: once more, from the beginning.
        close()
        vitest = startVitest(folder)
        answer = await ask(vitest, request)
      }
      const outcomes = answer.outcomes.map(({ file, ...rest }) => ({ ...rest, file: relative(folder, file) }))
      return { outcomes, output: answer.output }
    },
  }
}

function startVitest(folder) {
  return fork('scripts/mutants/serve-vitest.mjs', {
    ...{ cwd: folder, execPath: node24(), env: environmentOf() },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Returns no outcomes if Vitest ends or takes too long. */
function ask(vitest, request) {
  return new Promise((resolve) => {
    const settle = (answer) => {
      clearTimeout(timer)
      vitest.removeAllListeners()
      resolve(answer)
    }
    const fail = (output) => settle({ outcomes: [], output })
    const timer = setTimeout(() => fail('Vitest does not answer'), deadline)
    vitest.once('exit', () => fail('Vitest has ended'))
    vitest.once('error', (error) => fail(error.message))
    vitest.once('message', settle)
    vitest.send(request)
  })
}

async function runBrowser(folder, { tests, bail }, pattern) {
  const report = join(folder, 'test-results', 'mutants.json')
  rmSync(report, { force: true })
  const build = "import('./scripts/prepare.mjs').then(({ ensureBuilt }) => ensureBuilt())"
  const built = await node(folder, ['--eval', build])
  const output = await node(
    folder,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...tests,
      ...(pattern === '' ? [] : ['--grep', pattern]),
      ...(bail === true ? ['-x'] : []),
      '--retries=0',
      '--reporter=json',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  )
  const suites = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).suites : []
  return { output: `${built}\n${output}`, outcomes: suites.flatMap((suite) => specsOf(suite)) }
}

function specsOf({ specs = [], suites = [] }, names = []) {
  return [
    ...specs
      .map(({ file, title, tests }) => ({ file, title, results: tests.flatMap(({ results }) => results) }))
      .filter(({ results }) => results.some(({ status }) => ['passed', 'failed', 'timedOut'].includes(status)))
      .map(({ file, title, results }) => ({
        file: `e2e/${file}`,
        name: [...names, title].join(' '),
        passed: results.every(({ status }) => status === 'passed'),
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
    ...suites.flatMap((suite) => specsOf(suite, suite.line === 0 ? names : [...names, suite.title])),
  ]
}

async function runChecks(folder, { tests }) {
  const output = await node(folder, ['scripts/check.mjs', ...tests])
  const outcomes = [...output.matchAll(/^(ok {4}|FAILED) (.+) \([\d.]+ s\)$/gm)].map(([, state, name]) => ({
    ...{ file: name, name, passed: state !== 'FAILED' },
    message: output,
  }))
  return { outcomes, output }
}

/** Runs a program in a copy with the product's Node.js. Returns its output, whether it failed or not. */
function node(folder, parameters, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node24(), parameters, {
      cwd: folder,
      env: environmentOf(environment),
      timeout: deadline,
    })
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', () => resolve(Buffer.concat(chunks).toString()))
  })
}

function environmentOf(more = {}) {
  return { ...process.env, LOG_LEVEL: 'silent', FORCE_COLOR: '0', NO_COLOR: '1', ...more }
}
