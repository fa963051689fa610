import { vi } from 'vitest'

/** A browser's storage for tests outside of a browser. `limit` is how many characters a value may have. */
class StorageInMemory {
  readonly entries: Map<string, string>
  limit = Number.POSITIVE_INFINITY

  constructor(entries: Readonly<Record<string, string>>) {
    this.entries = new Map(Object.entries(entries))
  }

  get length(): number {
    return this.entries.size
  }

  key(place: number): string | null {
    return [...this.entries.keys()][place] ?? null
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    if (text.length > this.limit) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(key, text)
  }

  removeItem(key: string): void {
    this.entries.delete(key)
  }
}

/** Stands in for the window's two storages, with these texts in them. */
export function stubBrowserStorage(
  browser: Readonly<Record<string, string>> = {},
  tab: Readonly<Record<string, string>> = {},
) {
  const listeners = new Set<(event: { key: string | null }) => void>()
  const window = {
    localStorage: new StorageInMemory(browser),
    sessionStorage: new StorageInMemory(tab),
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { key: string | null }) => void) => listeners.delete(listener),
  }
  vi.stubGlobal('window', window)
  return {
    browser: window.localStorage,
    tab: window.sessionStorage,
    /** Another tab stores a text, or removes it. */
    changeElsewhere(key: string, text: string | null) {
      if (text === null) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, text)
      for (const listener of listeners) listener({ key })
    },
  }
}
