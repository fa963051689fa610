import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, node24, root, say } from './prepare.mjs'

/** `npm test`: checks, server and package tests, then the browser's, on what a newcomer would start. */
ensureInstalled()
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const counts = { passed: 0, failed: 0, skipped: 0 }

say('Checking types, style, directions of import, unused code and texts')
count(step([join(root, 'scripts/check.mjs')]) ? { passed: 1 } : { failed: 1 })

say(
  `Testing packages and server${process.env.TEST_DATABASE_URL ? ' on both databases' : ' on the embedded database (TEST_DATABASE_URL names no PostgreSQL)'}`,
)
const units = join(results, 'vitest.json')
const unitsPassed = step([
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${units}`,
])
const unitReport = read(units)
count({ passed: unitReport?.numPassedTests, failed: unitReport?.numFailedTests, skipped: unitReport?.numPendingTests })
if (!unitsPassed && !(unitReport?.numFailedTests > 0)) count({ failed: 1 })

say('Measuring the advisor, short form: no figure may fall below the committed ones')
count(step([join(root, 'bench/advisor/run.ts'), '--short', '--check']) ? { passed: 1 } : { failed: 1 })

ensureBuilt()
say('Weighing the JavaScript of the first screens')
count(step([join(root, 'scripts/sizes.mjs')]) ? { passed: 1 } : { failed: 1 })

say('Testing the product in a browser')
const browser = join(results, 'browser.json')
const browserPassed = step([join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: browser,
})
const browserReport = read(browser)
const secondTries = secondTriesOf(browserReport?.suites)
count({
  passed: (browserReport?.stats.expected ?? 0) + secondTries.length,
  failed: browserReport?.stats.unexpected,
  skipped: browserReport?.stats.skipped,
})
if (!browserPassed && !(browserReport?.stats.unexpected > 0)) count({ failed: 1 })

for (const title of secondTries) say(`Passed only at the second try: ${title}`)
process.stdout.write(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}\n`,
)
process.exitCode = counts.failed === 0 && unitsPassed && browserPassed ? 0 : 1

function step(parameters, environment = {}) {
  const done = spawnSync(node24(), parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  return done.status === 0
}

/** The titles of those browser tests that failed once and then passed, with their files. */
function secondTriesOf(suites = []) {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...secondTriesOf(suite.suites),
  ])
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  counts.passed += passed
  counts.failed += failed
  counts.skipped += skipped
}
