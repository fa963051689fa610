import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 11 ms on the machines it was measured on. */
const productCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

type HashCost = typeof productCost

export class HasherBusyError extends Error {}

/**
 * Hashes and checks passwords off the event loop, `atOnce` at a time. Others wait in a queue of at most `longestQueue`;
 * past it a HasherBusyError tells at once, so that a storm of sign-ins starves nobody else.
 */
export class PasswordHasher {
  readonly #atOnce: number
  readonly #longestQueue: number
  readonly #cost: HashCost
  readonly #waiting: (() => void)[] = []
  #running = 0
  #nobodysHash: Promise<string> | undefined

  /** In: another cost for tests alone. */
  constructor(atOnce: number, longestQueue = 100, cost = productCost) {
    this.#atOnce = atOnce
    this.#longestQueue = longestQueue
    this.#cost = cost
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, this.#cost))
  }

  /** A null hash (no such account) costs the same work and is never right. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    this.#nobodysHash ??= hash('nobody has this password', this.#cost)
    const target = passwordHash ?? (await this.#nobodysHash)
    const right = await this.#inTurn(() => verify(target, password))
    return right && passwordHash !== null
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#longestQueue) throw new HasherBusyError()
      await new Promise<void>((start) => this.#waiting.push(start))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
