/** Failures of the endpoint within the window before the model is left alone. */
const maxFailures = 5
const failureWindow = 60_000
const pauseAfterFailures = 120_000
/** Questions that may wait for each one that is being answered; more are answered by the embedded engine at once. */
const maxWaitingPerCall = 4

export interface CircuitBreaker {
  /** Out: a way in, to be left when done; null when the model is paused or too many wait already, or the wait is aborted. */
  enter(signal: AbortSignal): Promise<Permit | null>
}

export interface Permit {
  /** The endpoint did not do its part. */
  failed(): void
  /** The endpoint answered, whatever the answer was worth. */
  answered(): void
  leave(): void
}

/**
 * In: a clock in milliseconds and how many questions may be with the model at once. Out: the breaker before it, for all callers of the
 * process: it opens for one question alone when a pause is over, and for all again when that one is answered.
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

  /** Out: false when too many wait already or the signal comes first. */
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
