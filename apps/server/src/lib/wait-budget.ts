import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a request waits in all without an answer from the database, so that it gets its reply within four seconds. */
const maxWaitMilliseconds = 3_500

/** Waiting took too long, so that what was waited for may never come. */
export class WaitedTooLongError extends Error {
  constructor() {
    super('Waited too long for an answer')
  }
}

/** The waits of one request: in a line, for a connection, for a statement. They share one deadline, however many they are. */
class WaitBudget {
  #spent = 0
  #waiting = 0
  #since = 0

  /**
   * Waits for a promise, as long as the budget lasts.
   * @param isAnswer - Whether it shows that the database works, which renews the budget.
   * @throws {WaitedTooLongError}
   */
  async wait<T>(promise: Promise<T>, isAnswer: boolean): Promise<T> {
    return this.count(async () => {
      const end = Promise.withResolvers<never>()
      const timer = setTimeout(() => end.reject(new WaitedTooLongError()), this.#left())
      try {
        const value = await Promise.race([promise, end.promise])
        if (isAnswer) this.#renew()
        return value
      } finally {
        clearTimeout(timer)
      }
    })
  }

  /** Counts a wait that has its own end. Waits at the same time are counted once. */
  async count<T>(wait: () => Promise<T>): Promise<T> {
    if (this.#waiting === 0) this.#since = performance.now()
    this.#waiting += 1
    try {
      return await wait()
    } finally {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#spent += performance.now() - this.#since
    }
  }

  #left(): number {
    return Math.max(0, maxWaitMilliseconds - this.#spent - (performance.now() - this.#since))
  }

  #renew(): void {
    this.#spent = 0
    this.#since = performance.now()
  }
}

const budgets = new AsyncLocalStorage<WaitBudget>()

/** Runs a request's work, and all that follows from it, with a separate budget. */
export function runWithWaitBudget(work: () => void): void {
  budgets.run(new WaitBudget(), work)
}

/**
 * Waits as long as the budget of the running request lasts; jobs have none.
 * @param isAnswer - Whether it is an answer of the database.
 * @throws {WaitedTooLongError}
 */
export function waitWithinBudget<T>(promise: Promise<T>, isAnswer: boolean): Promise<T> {
  return budgets.getStore()?.wait(promise, isAnswer) ?? promise
}

/** Counts a wait with its own end against the budget of the running request. */
export function countWait<T>(wait: () => Promise<T>): Promise<T> {
  return budgets.getStore()?.count(wait) ?? wait()
}
