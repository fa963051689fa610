import type { Parameters } from '#stripe/parameters.ts'
import type { Change } from '#stripe/state.ts'

/** One call of the sandbox's interface. */
export interface Call {
  readonly change: Change
  readonly parameters: Parameters
  /** What stands for `:id` in the path. */
  readonly id: string
  /** In: an address the browser will come back to. Out: where it reaches the sandbox's pages. */
  readonly pagesAt: (returnUrl: string) => string
}
