interface SharedLookupOptions {
  readonly concurrency?: number
  readonly maxKeys?: number
}

interface Waiting<V> {
  readonly key: string
  readonly resolve: (value: V | undefined) => void
  readonly reject: (error: unknown) => void
}

/**
 * Joins look-ups that are asked for at the same time into one statement. Each starts after it was asked for, so it sees
 * whatever was written before; nothing is cached. A failure fails all that were joined.
 */
export function shareLookups<V>(
  find: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
  { concurrency = 2, maxKeys = 100 }: SharedLookupOptions = {},
): (key: string) => Promise<V | undefined> {
  const waiting: Waiting<V>[] = []
  let running = 0

  async function run(): Promise<void> {
    if (running === concurrency || waiting.length === 0) return
    running += 1
    const joined = waiting.splice(0, maxKeys)
    try {
      const found = await find([...new Set(joined.map(({ key }) => key))])
      for (const { key, resolve } of joined) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of joined) reject(error)
    }
    running -= 1
    void run()
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      // After this turn of the event loop, so that requests which arrive together are joined.
      if (waiting.length === 1) setImmediate(() => void run())
    })
}
