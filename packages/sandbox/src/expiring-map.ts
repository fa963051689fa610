/** A map whose entries expire, and whose oldest make room: a sandbox needs no more memory than that. */
export interface ExpiringMap<V> {
  get(key: string): V | undefined
  set(key: string, value: V, seconds: number): void
  delete(key: string): void
  entries(): [string, V][]
}

/** In: the maxEntries entries it may hold, and the clock. */
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
