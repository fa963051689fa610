import { writeFileSync } from 'node:fs'
import { DefaultReporter } from 'vitest/node'

/** One line a file as it ends, with how many there are in all; failures in full at the end, as the default reporter has them. */
export default class ProgressReporter extends DefaultReporter {
  #ended = 0
  #all = 0

  onTestRunStart(specifications) {
    this.#all = specifications.length
    super.onTestRunStart(specifications)
  }

  onTestModuleEnd(testModule) {
    this.#ended += 1
    const failed = testModule.state() === 'failed' ? ' FAILED' : ''
    const seconds = (testModule.diagnostic().duration / 1000).toFixed(1)
    const { name } = testModule.project
    this.log(`[${this.#ended}/${this.#all}]${failed} ${testModule.relativeModuleId} (${name}, ${seconds} s)`)
  }

  /** Vitest's JSON leaves out causes: of a failed query it would have the SQL, and not what was wrong. */
  onTestCaseResult(testCase) {
    for (const error of testCase.result().errors ?? []) {
      if (error.cause?.message !== undefined) error.stack = `${error.cause.message}\n${error.stack}`
    }
    super.onTestCaseResult(testCase)
  }

  /** Vitest's JSON leaves out what failed outside every test, and in the hooks of a group of tests. */
  onTestRunEnd(testModules, unhandledErrors, reason) {
    const file = process.env.UNHANDLED_ERRORS_FILE
    const inHooks = testModules.flatMap(({ children }) => [...children.allSuites()].flatMap((suite) => suite.errors()))
    const errors = [...unhandledErrors, ...inHooks].map(({ stack, message }) => stack ?? message)
    if (file !== undefined) writeFileSync(file, JSON.stringify({ errors }))
    super.onTestRunEnd(testModules, unhandledErrors, reason)
  }
}
