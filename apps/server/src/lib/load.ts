/** What a request asks for. Under pressure generation is refused first, then writes. */
export type RequestKind = 'read' | 'write' | 'generation' | 'queued'

/** The share of a process's capacity that a kind of request may fill. */
const shares = { read: 1, write: 0.9, generation: 0.5 }

/** Requests that wait in a queue are counted separately, so that they keep no others out. */
export const maxQueued = 1_000

/** Counts the requests in flight of this process, which bounds how long each of them waits. */
export class Load {
  readonly #capacity: number
  #inFlight = 0
  #queued = 0
  #refused = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get inFlight(): number {
    return this.#inFlight
  }

  get queued(): number {
    return this.#queued
  }

  get refused(): number {
    return this.#refused
  }

  /** @returns whether there is room. If so, `leave` must be called once. */
  enter(kind: RequestKind): boolean {
    if (kind === 'queued' ? this.#queued < maxQueued : this.#inFlight < this.#roomFor(kind)) {
      this.#count(kind, 1)
      return true
    }
    this.#refused += 1
    return false
  }

  leave(kind: RequestKind): void {
    this.#count(kind, -1)
  }

  #roomFor(kind: keyof typeof shares): number {
    return Math.max(1, Math.floor(this.#capacity * shares[kind]))
  }

  #count(kind: RequestKind, change: 1 | -1): void {
    if (kind === 'queued') this.#queued += change
    else this.#inFlight += change
  }
}
