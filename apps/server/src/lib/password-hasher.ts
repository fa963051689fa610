import { hash, verify } from '@node-rs/argon2'
import { opaqueString } from '#lib/opaque-string.ts'
import { WorkQueue } from '#lib/work-queue.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 11 ms where it was measured. */
const productCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

type HashCost = typeof productCost

/** Hashes and verifies passwords off the event loop, a few at a time. */
export class PasswordHasher {
  readonly #queue: WorkQueue
  readonly #cost: HashCost
  #dummyHash: Promise<string> | undefined

  /** @param cost - Another cost for tests alone. */
  constructor(concurrency: number, cost = productCost) {
    this.#queue = new WorkQueue({ concurrency })
    this.#cost = cost
  }

  /** @throws {QueueBusyError} When too many passwords wait. */
  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(opaqueString(password), this.#cost))
  }

  /**
   * A null hash (no such account) costs the same work and is never right. Where a password isn't prepared as typed, it is
   * also tried as typed: older ones were stored so.
   *
   * @throws {QueueBusyError} When too many passwords wait.
   */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    this.#dummyHash ??= hash('nobody has this password', this.#cost)
    const target = passwordHash ?? (await this.#dummyHash)
    const prepared = opaqueString(password)
    const right = await this.#queue.run(async () => {
      return (await verify(target, prepared)) || (prepared !== password && (await verify(target, password)))
    })
    return right && passwordHash !== null
  }
}
