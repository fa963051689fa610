/** What a request asks for. Under pressure generation is refused first, then writes. */
export type RequestKind = 'read' | 'write' | 'generation'

/** The share of a process's capacity that a kind of request may fill. */
const shares: Record<RequestKind, number> = { read: 1, write: 0.9, generation: 0.5 }

/** Counts the requests in flight of this process, which bounds how long each of them waits. */
export class Load {
  readonly #capacity: number
  #inFlight = 0
  #refused = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get inFlight(): number {
    return this.#inFlight
  }

  get refused(): number {
    return this.#refused
  }

  /** @returns whether there is room. If so, `leave` must be called once. */
  enter(kind: RequestKind): boolean {
    if (this.#inFlight < Math.max(1, Math.floor(this.#capacity * shares[kind]))) {
      this.#inFlight += 1
      return true
    }
    this.#refused += 1
    return false
  }

  leave(): void {
    this.#inFlight -= 1
  }
}
