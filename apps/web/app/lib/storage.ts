type StorageKind = 'localStorage' | 'sessionStorage'

/** The browser's storage, which may be blocked or full: then values last as long as the page. */
function itemsOf(kind: StorageKind) {
  const memory = new Map<string, string>()
  return {
    read: (key: string): string | null => {
      try {
        return window[kind].getItem(key) ?? memory.get(key) ?? null
      } catch {
        return memory.get(key) ?? null
      }
    },
    write: (key: string, value: string): void => {
      try {
        window[kind].setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove: (key: string): void => {
      memory.delete(key)
      try {
        window[kind].removeItem(key)
      } catch {
        // Blocked storage holds nothing to remove.
      }
    },
  }
}

export const { read: readItem, write: writeItem, remove: removeItem } = itemsOf('localStorage')

/** What is kept for this tab alone, until it closes. */
export const tabStorage = itemsOf('sessionStorage')

/** The same as an object with the browser's own method names. */
export const storageAsItems = { getItem: readItem, setItem: writeItem, removeItem }
