import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { copyRepository } from './mutants/copy-repository.mjs'
import { findIssues, mutants, plant } from './mutants/read-mutants.mjs'
import { openRuns } from './mutants/run-tests.mjs'
import { ensureInstalled, root, say } from './prepare.mjs'

/*
 * `npm run test:mutants [-- words of ids] [--turn[=N]] [--at-once=N]`: plants each fault of scripts/mutants alone in a copy of
 * the repository and runs the tests that should see it. With --turn five of them: the N-th five, or those of this commit.
 */
const aTurn = 5
const atOnce = Number(process.argv.find((word) => word.startsWith('--at-once='))?.split('=')[1] ?? 2)

const [turn] = process.argv.slice(2).filter((word) => word.startsWith('--turn'))
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const chosen = choose()
const isSkipped = ({ database }) => database !== undefined && process.env.TEST_DATABASE_URL === undefined
const skipped = chosen.filter(isSkipped)
const issues = findIssues()

for (const { id } of skipped) process.stdout.write(`skipped     ${id}: TEST_DATABASE_URL names no PostgreSQL\n`)
if (issues.length > 0) {
  process.stderr.write(`${issues.join('\n')}\n`)
  process.exitCode = 1
} else if (chosen.length === skipped.length) {
  process.stderr.write('There is nothing to plant.\n')
  process.exitCode = 1
} else {
  ensureInstalled()
  // Each copy would unpack another one.
  process.env.CHROMIUM_PATH ??= await findBrowser()
  await plantAll(chosen.filter((mutant) => !isSkipped(mutant)))
}

/** Browser tests wait for a build each, so a turn has none of them. */
function choose() {
  if (turn === undefined) {
    return mutants.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
  }
  const quick = mutants.filter(({ runs }) => runs !== 'browser')
  const number = turn.includes('=') ? Number(turn.split('=')[1]) : commits()
  return Array.from({ length: aTurn }, (_, place) => quick[(number * aTurn + place) % quick.length])
}

function commits() {
  return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' }))
}

async function plantAll(planned) {
  const began = performance.now()
  const copies = Array.from({ length: Math.min(atOnce, planned.length) }, () => {
    const folder = copyRepository()
    return { folder, ...openRuns(folder) }
  })
  try {
    say(`Running the tests of ${planned.length} faults without any`)
    const passing = await runWithoutFaults(copies, planned)
    const waiting = [...planned]
    let caught = 0
    const work = async (copy) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const start = performance.now()
        const result = await plantOne(copy, next, passing)
        if (result.caught) caught += 1
        const mark = result.caught ? 'caught     ' : 'NOT CAUGHT '
        process.stdout.write(`${mark} ${next.id} (${seconds(start)}): ${result.reason}\n`)
      }
    }
    await Promise.all(copies.map(work))
    const left = skipped.length === 0 ? '' : `, skipped ${skipped.length}`
    process.stdout.write(`\nplanted ${planned.length}, caught ${caught}${left} (${seconds(began)})\n`)
    process.exitCode = caught === planned.length ? 0 : 1
  } finally {
    for (const { folder, close } of copies) {
      close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Returns the outcomes of all tests that any fault names. Equal runs are combined. */
async function runWithoutFaults(copies, planned) {
  const kindOf = ({ runs, database, title }) => `${runs} ${database} ${title === undefined}`
  const groups = [...new Set(planned.map(kindOf))].map((kind) => planned.filter((mutant) => kindOf(mutant) === kind))
  const waiting = groups.map((group) => ({
    ...{ runs: group[0].runs, database: group[0].database },
    tests: [...new Set(group.map(({ tests }) => tests))],
    titles: [...new Set(group.flatMap(({ title }) => title ?? []))],
  }))
  const outcomes = []
  const work = async (copy) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await copy.run(next)
      outcomes.push(...result.outcomes.map((outcome) => ({ ...outcome, database: next.database })))
      if (result.outcomes.length === 0) process.stdout.write(`${result.output}\n`)
    }
  }
  await Promise.all(copies.map(work))
  return outcomes
}

/** Whether a test is one of those that must see a fault. */
function concerns({ tests, title, database }, outcome) {
  const isThere = outcome.file.startsWith(tests) && (title === undefined || new RegExp(title).test(outcome.name))
  return isThere && outcome.database === database
}

/** Only a failed expectation counts. A test that throws or runs out of time may have met another problem. */
function hasSeen({ file, message }) {
  return (
    !/\.tsx?$/.test(file) ||
    /AssertionError|expect\(|Property failed|instead of (?:rejecting|resolving)|locator\.waitFor|Cannot find element/.test(
      message,
    )
  )
}

async function plantOne(copy, mutant, passing) {
  const before = passing.filter((outcome) => concerns(mutant, outcome))
  if (before.length === 0) return { caught: false, reason: 'no test ran without it' }
  const broken = before.find(({ passed }) => !passed)
  if (broken !== undefined) return { caught: false, reason: `fails without it too: ${broken.name}` }
  const text = plant(mutant, copy.folder)
  copy.write(mutant.file, text.planted)
  try {
    const { runs, database, tests, title } = mutant
    const titles = title === undefined ? [] : [title]
    const { outcomes, output } = await copy.run({ runs, database, tests: [tests], titles, bail: true })
    const failed = outcomes.filter((outcome) => !outcome.passed && concerns(mutant, { ...outcome, database }))
    const seen = failed.find(hasSeen)
    if (seen !== undefined) return { caught: true, reason: seen.name }
    if (failed[0] !== undefined) return { caught: false, reason: `fails otherwise: ${failed[0].message}` }
    return { caught: false, reason: outcomes.length > 0 ? mutant.tests : `no test ran\n${output}` }
  } finally {
    copy.write(mutant.file, text.before)
  }
}

function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
