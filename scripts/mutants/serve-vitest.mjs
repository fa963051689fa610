import { createVitest } from 'vitest/node'

/*
 * Vitest for many runs, in a separate process whose folder is a copy of the repository: migrating the test databases and
 * reading the sources is most of the cost of a single run. Each message requests a run, and the reply holds its outcomes.
 */
let bail = false
const reporter = {
  onTestCaseResult: (test) => {
    if (bail && test.result().state === 'failed') void vitest.cancelCurrentRun('test-failure')
  },
}
/** What a planted fault keeps away is waited for in vain: long enough for a screen that was opened without it before. */
const vainWait = 10_000
const vitest = await createVitest(
  'test',
  // A busy machine is not a failure, and a test of a screen waits this long for what a fault keeps away. Modules of one run
  // must not be used by the next.
  { watch: false, reporters: [reporter], isolate: true, testTimeout: 40_000 },
)

process.on('message', (selection) => void answer(selection))
process.on('disconnect', () => process.exit())

const usualWaits = new Map(vitest.projects.map(({ name, config }) => [name, config.expect.poll?.timeout]))

async function answer(selection) {
  const failed = (error) => ({ outcomes: [], output: String(error?.stack ?? error) })
  process.send(await runSelection(selection).catch(failed))
}

async function runSelection({ tests, pattern, onPostgresql, changed, bail: stops }) {
  bail = stops
  for (const { name, config } of vitest.projects) {
    const timeout = usualWaits.get(name)
    if (timeout !== undefined) config.expect.poll.timeout = bail ? Math.min(timeout, vainWait) : timeout
  }
  for (const file of changed) vitest.invalidateFile(file)
  if (pattern === '') vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(pattern)
  const wanted = chooseProjects(await vitest.globTestSpecifications(tests), onPostgresql)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted)
  // Modules of earlier runs are among them.
  const ran = testModules.filter((module) =>
    wanted.some((each) => each.moduleId === module.moduleId && each.project === module.project),
  )
  const cases = ran.flatMap((module) => [...module.children.allTests()])
  return {
    output: [...ran.flatMap((module) => module.errors()), ...unhandledErrors].map(textOf).join('\n'),
    outcomes: cases
      .map((test) => ({ test, result: test.result() }))
      .filter(({ result }) => result.state === 'passed' || result.state === 'failed')
      .map(({ test, result }) => ({
        // The name that Vitest's own patterns are matched with: its parts are joined by ' > '.
        ...{ file: test.module.moduleId, name: test.fullName, passed: result.state === 'passed' },
        message: (result.errors ?? []).map(textOf).join('\n'),
      })),
  }
}

/** Each file once: on PostgreSQL, or in the first of the projects that have it. */
function chooseProjects(found, onPostgresql) {
  const files = new Map()
  for (const each of found) {
    if (onPostgresql ? each.project.name.includes('PostgreSQL') : !files.has(each.moduleId))
      files.set(each.moduleId, each)
  }
  return [...files.values()]
}

/** A poll's stack begins with another name than the error has. */
function textOf({ name, message, stack }) {
  return [`${name}: ${message}`, stack ?? ''].join('\n')
}
