import type { Parameters } from '#stripe/parameters.ts'
import type { SandboxTransaction } from '#stripe/state.ts'

/** A call of the sandbox's API. */
export interface SandboxCall {
  readonly change: SandboxTransaction
  readonly parameters: Parameters
  /** The value of `:id` in the path. */
  readonly id: string
  /** Finds where a browser that will return to an address reaches the sandbox's pages. */
  readonly pagesAt: (returnUrl: string) => string
}
