interface BatchOptions {
  readonly maxKeys?: number
}

interface Waiting<V> {
  readonly key: string
  readonly resolve: (value: V | undefined) => void
  readonly reject: (error: unknown) => void
}

/** A look-up that takes longer, in milliseconds, no longer keeps others waiting. */
const slowAfter = 50
const maxRunning = 2

/**
 * Joins look-ups that are asked for at the same time, or while another runs, into one statement. Each starts after it was
 * asked for, so it sees whatever was written before; nothing is cached. A failure fails all that were joined.
 */
export function batchLookups<V>(
  find: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
  { maxKeys = 100 }: BatchOptions = {},
): (key: string) => Promise<V | undefined> {
  const waiting: Waiting<V>[] = []
  let running = 0
  let startedAt = 0
  let isScheduled = false

  /** After this turn of the event loop, so that requests which arrive together are joined. */
  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      void run()
    })
  }

  async function run(): Promise<void> {
    const waitsForRunning = running > 0 && performance.now() - startedAt < slowAfter
    if (waiting.length === 0 || running === maxRunning || waitsForRunning) return
    running += 1
    startedAt = performance.now()
    const joined = waiting.splice(0, maxKeys)
    try {
      const found = await find([...new Set(joined.map(({ key }) => key))])
      for (const { key, resolve } of joined) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of joined) reject(error)
    }
    running -= 1
    schedule()
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      schedule()
    })
}
