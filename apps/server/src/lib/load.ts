/** What a request asks for. The first three share a capacity: under pressure generation is refused first, then writes. */
export type RequestKind = 'read' | 'write' | 'generation' | 'queued' | 'upload' | 'page' | 'essential'

type SharedKind = keyof typeof shares

/** The share of a process's capacity that a kind of request may fill. */
const shares = { read: 1, write: 0.9, generation: 0.5 }

/**
 * How many others may be in flight at once. They are counted separately, so that they keep no calls out: sign-ins that
 * wait in a queue, large bodies that are being received, pages and files, and what is never shed with the other calls.
 */
export const separateBudgets = { queued: 1_000, upload: 16, page: 1_000, essential: 1_000 }

/** How long it matters what an address has used. */
const windowMilliseconds = 10_000
const maxWaiting = 512
const maxWaitMilliseconds = 300

interface Waiter {
  readonly kind: SharedKind
  readonly address: string
  readonly decide: (hasEntered: boolean) => void
}

/** The slots of an address: how many it holds, and for how many milliseconds it has held any in this window. */
interface AddressShare {
  held: number
  used: number
  countedAt: number
}

/** Counts the requests that this process works on, which bounds how long each of them takes. */
export class Load {
  readonly #capacity: number
  readonly #separate = { queued: 0, upload: 0, page: 0, essential: 0 }
  readonly #shares = new Map<string, AddressShare>()
  readonly #waiting = new Map<string, Waiter[]>()
  #windowBegan = performance.now()
  #total = 0
  #refused = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Calls of the API that are worked on. */
  get inFlight(): number {
    return this.#total
  }

  get queued(): number {
    return this.#separate.queued
  }

  get refused(): number {
    return this.#refused
  }

  /**
   * Takes a slot, after a short wait where none is free. Where several addresses wait, the next slot goes to the one
   * that holds the fewest, and of these to the one that used the least time, so that no caller takes the others' share.
   * @returns whether there is room. If so, `leave` must be called once.
   */
  enter(kind: RequestKind, address: string): boolean | Promise<boolean> {
    if (!isShared(kind)) {
      if (this.#separate[kind] >= separateBudgets[kind]) return this.#refuse()
      this.#separate[kind] += 1
      return true
    }
    if (!this.#hasRoom(kind)) return this.#wait(kind, address)
    this.#count(address, 1)
    return true
  }

  leave(kind: RequestKind, address: string): void {
    if (!isShared(kind)) {
      this.#separate[kind] -= 1
      return
    }
    this.#count(address, -1)
    this.#handOver()
  }

  #hasRoom(kind: SharedKind): boolean {
    return this.#total < Math.max(1, Math.floor(this.#capacity * shares[kind]))
  }

  #count(address: string, change: 1 | -1): void {
    const now = performance.now()
    if (now - this.#windowBegan > windowMilliseconds) this.#beginWindow(now)
    const share = this.#shares.get(address) ?? { held: 0, used: 0, countedAt: now }
    share.used += share.held * (now - share.countedAt)
    share.countedAt = now
    share.held += change
    this.#shares.set(address, share)
    this.#total += change
  }

  #beginWindow(now: number): void {
    this.#windowBegan = now
    for (const [address, share] of this.#shares) {
      if (share.held === 0) this.#shares.delete(address)
      else Object.assign(share, { used: 0, countedAt: now })
    }
  }

  #refuse(): false {
    this.#refused += 1
    return false
  }

  #wait(kind: SharedKind, address: string): boolean | Promise<boolean> {
    if (!this.#makePlace(address)) return this.#refuse()
    return new Promise((resolve) => {
      const waiter: Waiter = {
        kind,
        address,
        decide: (hasEntered) => {
          clearTimeout(timer)
          resolve(hasEntered || this.#refuse())
        },
      }
      const timer = setTimeout(() => {
        this.#remove(waiter)
        waiter.decide(false)
      }, maxWaitMilliseconds)
      this.#waiting.set(address, [...(this.#waiting.get(address) ?? []), waiter])
    })
  }

  /** In a full line the address with the longest part of it gives up a place to one with a shorter part. */
  #makePlace(address: string): boolean {
    const lines = [...this.#waiting.values()]
    if (lines.reduce((sum, line) => sum + line.length, 0) < maxWaiting) return true
    const longest = lines.reduce((one, other) => (other.length > one.length ? other : one))
    const last = longest.at(-1)
    if (last === undefined || longest.length <= (this.#waiting.get(address)?.length ?? 0) + 1) return false
    this.#remove(last)
    last.decide(false)
    return true
  }

  #handOver(): void {
    let next: Waiter | undefined
    for (const [first] of this.#waiting.values()) {
      if (first === undefined || !this.#hasRoom(first.kind)) continue
      if (next === undefined || this.#comesBefore(first.address, next.address)) next = first
    }
    if (next === undefined) return
    this.#remove(next)
    this.#count(next.address, 1)
    next.decide(true)
  }

  #comesBefore(address: string, other: string): boolean {
    const [one, two] = [address, other].map((each) => this.#shares.get(each) ?? { held: 0, used: 0 })
    if (one === undefined || two === undefined) return false
    return one.held === two.held ? one.used < two.used : one.held < two.held
  }

  #remove(waiter: Waiter): void {
    const others = (this.#waiting.get(waiter.address) ?? []).filter((other) => other !== waiter)
    if (others.length === 0) this.#waiting.delete(waiter.address)
    else this.#waiting.set(waiter.address, others)
  }
}

function isShared(kind: RequestKind): kind is SharedKind {
  return kind in shares
}
