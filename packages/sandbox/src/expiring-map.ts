/** A map whose entries expire, so that a sandbox's memory is bounded. */
export interface ExpiringMap<V> {
  get(key: string): V | undefined
  set(key: string, value: V, seconds: number): void
  delete(key: string): void
  entries(): [string, V][]
}

/**
 * Creates a map. When it is full, the oldest entry is removed.
 *
 * @param maxEntries - The most entries it may hold.
 * @param now - The clock, in milliseconds.
 * @returns The map.
 */
export function createExpiringMap<V>(maxEntries: number, now: () => number = Date.now): ExpiringMap<V> {
  const items = new Map<string, { readonly value: V; readonly until: number }>()
  const get = (key: string) => {
    const item = items.get(key)
    if (item === undefined) return undefined
    if (item.until > now()) return item.value
    items.delete(key)
    return undefined
  }
  return {
    get,
    set: (key, value, seconds) => {
      items.delete(key)
      items.set(key, { value, until: now() + seconds * 1000 })
      for (const oldest of items.keys()) {
        if (items.size <= maxEntries) break
        items.delete(oldest)
      }
    },
    delete: (key) => void items.delete(key),
    entries: () => [...items].map(([key, { value }]) => [key, value]),
  }
}
