import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyRepository } from './copy-repository.mjs'
import { ensureInstalled, node24, root } from './install.mjs'

/**
 * `npm run test:mutants [-- words of ids]`: changes one line of a guard, a lock or a key in a copy of the repository, and runs
 * the tests that must fail then. One that survives is a guard that nothing proves.
 * @typedef {object} Mutant
 * @property {string} id
 * @property {string} file
 * @property {string} line The whole line without its indentation.
 * @property {string} [after] An earlier line, where the file has the line more than once.
 * @property {string} becomes What takes the line's place.
 * @property {string} tests A beginning of the paths of the tests that must fail.
 * @property {string} [title] Which of them, as for Vitest's `-t`.
 * @property {'postgresql'} [database] The embedded database has one connection, so a race there is none.
 */

/** @type {readonly Mutant[]} */
const mutants = JSON.parse(readFileSync(join(root, 'scripts/mutants.json'), 'utf8'))
const words = process.argv.slice(2)
const chosen = mutants.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))

await ensureInstalled({ withDev: true })
const copy = copyRepository()
let survived = 0
try {
  for (const mutant of chosen) {
    const result = await test(mutant)
    if (result === 'SURVIVED') survived += 1
    process.stdout.write(`${result.padEnd(9)} ${mutant.id}\n`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.stdout.write(`${chosen.length} mutants, ${survived} survived\n`)
process.exitCode = survived === 0 && chosen.length > 0 ? 0 : 1

async function test({ file, line, after, becomes, tests, title, database }) {
  if (database !== undefined && process.env.TEST_DATABASE_URL === undefined) return 'skipped'
  const source = readFileSync(join(copy, file), 'utf8')
  const lines = source.split('\n')
  const from = after === undefined ? 0 : lines.findIndex((each) => each.trim() === after) + 1
  const place = lines.findIndex((each, index) => index >= from && each.trim() === line)
  if (place < 0) throw new Error(`${file} has no line: ${line}`)
  lines[place] = becomes
  writeFileSync(join(copy, file), lines.join('\n'))
  const report = join(copy, 'mutant.json')
  rmSync(report, { force: true })
  await vitest(tests, title, report)
  writeFileSync(join(copy, file), source)
  const { numPassedTests = 0, testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  )
  // What fails without an expectation, such as an import, has not seen the change.
  const isSeen = failed.some(({ failureMessages }) =>
    /AssertionError|Property failed|^(?:Error: )?promise (?:resolved|rejected) /m.test(failureMessages.join('\n')),
  )
  if (numPassedTests + failed.length === 0) throw new Error(`No test ran for ${file}: ${tests}`)
  return isSeen ? 'killed' : 'SURVIVED'
}

function vitest(tests, title, report) {
  const parameters = ['node_modules/vitest/vitest.mjs', 'run', tests, '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(node24(), [...parameters, ...(title === undefined ? [] : ['-t', title])], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, TESTS: 'full', LOG_LEVEL: 'silent' },
  })
  return new Promise((resolve) => child.once('exit', resolve))
}
