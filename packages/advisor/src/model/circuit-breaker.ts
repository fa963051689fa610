/** Failures within the window before the model is paused. */
const maxFailures = 5
const failureWindow = 60_000
const pauseAfterFailures = 120_000
/** Questions that may wait for each running call. The embedded engine answers the others at once. */
const maxWaitingPerCall = 4

export interface CircuitBreaker {
  /** Waits for a permit. Resolves to null when the model is paused, too many wait already, or the signal aborts. */
  enter(signal: AbortSignal): Promise<Permit | null>
}

export interface Permit {
  /** Records that the endpoint failed. */
  failed(): void
  /** Records that the endpoint answered, whatever the answer was worth. */
  answered(): void
  leave(): void
}

/**
 * Creates the circuit breaker of all calls of this process. After a pause it lets one call through, and all others once
 * that is answered.
 *
 * @param options - A clock in milliseconds, and how many calls may run at once.
 * @returns The circuit breaker.
 */
export function createCircuitBreaker({
  now,
  maxConcurrent,
}: {
  readonly now: () => number
  readonly maxConcurrent: number
}): CircuitBreaker {
  let failures: number[] = []
  let pausedUntil: number | null = null
  let probing = false
  let inside = 0
  const waiting: (() => void)[] = []

  const isPaused = () => pausedUntil !== null && (now() < pausedUntil || probing)

  /** False when too many wait already, or the signal aborts. */
  const waitForTurn = async (signal: AbortSignal): Promise<boolean> => {
    if (waiting.length >= maxConcurrent * maxWaitingPerCall) return false
    return new Promise((resolve) => {
      const enter = () => {
        signal.removeEventListener('abort', giveUp)
        resolve(true)
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(enter), 1)
        resolve(false)
      }
      waiting.push(enter)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  const createPermit = (probes: boolean): Permit => ({
    failed: () => {
      failures = [...failures.filter((at) => at > now() - failureWindow), now()]
      if (probes || failures.length >= maxFailures) pausedUntil = now() + pauseAfterFailures
    },
    answered: () => {
      failures = []
      if (probes) pausedUntil = null
    },
    leave: () => {
      if (probes) probing = false
      const next = waiting.shift()
      if (next === undefined) inside -= 1
      else next()
    },
  })

  return {
    enter: async (signal) => {
      if (signal.aborted || isPaused()) return null
      if (inside < maxConcurrent) inside += 1
      else if (!(await waitForTurn(signal))) return null
      if (isPaused()) {
        createPermit(false).leave()
        return null
      }
      const probes = pausedUntil !== null
      if (probes) probing = true
      return createPermit(probes)
    },
  }
}
