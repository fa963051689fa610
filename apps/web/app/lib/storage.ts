/** The browser's storage, which may be blocked or full: then values last as long as the page. */
const memory = new Map<string, string>()

export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export function writeItem(key: string, value: string) {
  try {
    window.localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

export function removeItem(key: string) {
  memory.delete(key)
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** The same as an object with the browser's own method names. */
export const storageAsItems = { getItem: readItem, setItem: writeItem, removeItem }
