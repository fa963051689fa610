import { countWait } from '#lib/wait-budget.ts'

/** The queue is full, or the work has waited too long. */
export class QueueBusyError extends Error {}

interface WorkQueueOptions {
  readonly concurrency: number
  readonly maxWaiting?: number
  readonly maxWaitMilliseconds?: number
}

/** Queues costly work, so that a burst of it leaves the process responsive. It limits only load. */
export class WorkQueue {
  readonly #concurrency: number
  readonly #maxWaiting: number
  readonly #maxWaitMilliseconds: number
  readonly #waiting = new Set<() => void>()
  #running = 0

  constructor({ concurrency, maxWaiting = 100, maxWaitMilliseconds = 3_000 }: WorkQueueOptions) {
    this.#concurrency = concurrency
    this.#maxWaiting = maxWaiting
    this.#maxWaitMilliseconds = maxWaitMilliseconds
  }

  /**
   * @returns What the work returns, once it had its turn.
   * @throws {QueueBusyError} When the work was not begun.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#concurrency) this.#running += 1
    else await countWait(() => this.#turn())
    try {
      return await work()
    } finally {
      const [next] = this.#waiting
      if (next === undefined) this.#running -= 1
      else next()
    }
  }

  async #turn(): Promise<void> {
    if (this.#waiting.size >= this.#maxWaiting) throw new QueueBusyError()
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        this.#waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(begin)
        reject(new QueueBusyError())
      }, this.#maxWaitMilliseconds)
      this.#waiting.add(begin)
    })
  }
}
