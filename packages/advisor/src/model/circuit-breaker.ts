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
  const turns = createTurns(maxConcurrent)

  const isPaused = () => pausedUntil !== null && (now() < pausedUntil || probing)

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
      turns.pass()
    },
  })

  return {
    enter: async (signal) => {
      if (signal.aborted || isPaused()) return null
      if (!turns.takeFree() && !(await turns.waitFor(signal))) return null
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

/** Lets as many calls run at once as allowed, and the others one after the other. */
function createTurns(maxConcurrent: number) {
  let taken = 0
  const waiting: (() => void)[] = []
  return {
    /** False when all are taken. */
    takeFree: (): boolean => {
      if (taken >= maxConcurrent) return false
      taken += 1
      return true
    },
    /** False when too many wait already, or the signal aborts. */
    waitFor: async (signal: AbortSignal): Promise<boolean> => {
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
    },
    /** Passes a turn to the call that has waited longest, if there is one. */
    pass: (): void => {
      const next = waiting.shift()
      if (next === undefined) taken -= 1
      else next()
    },
  }
}
