/** What a store is declared by. The list of all that is stored has it. */
export interface StoredItem {
  readonly key: string
  /** Counted up when the form of the value changes. Values of another version are removed. */
  readonly version: number
  /** For all tabs until it is removed, or for one tab until that closes. */
  readonly where: 'browser' | 'tab'
  /** The user's id is part of the key, so another user of the same browser never reads it. */
  readonly perUser?: true
  /** Signing out on purpose removes it. A session that merely ends keeps it. */
  readonly untilSignOut?: true
  /** A text that is stored as it is, because scripts in the page read it or always have. */
  readonly isPlainText?: true
}

/** A value in the browser's storage. */
export interface Store<Value> {
  /** @returns The value, or null if there is none. One that is broken, or of another version, is removed. */
  read(): Value | null
  write(value: Value): void
  remove(): void
  /** Removes the value, and calls the subscribers back. */
  clear(): void
  /**
   * Calls back after another tab has changed the value, or it was cleared.
   * @returns A function that unsubscribes.
   */
  subscribe(listener: () => void): () => void
}

type Owner<Item extends StoredItem> = Item extends { readonly perUser: true } ? [userId: string] : []

const storages = { browser: 'localStorage', tab: 'sessionStorage' } as const

/** What the browser does not take, because its storage is blocked or full. It lasts as long as the page. */
const untaken = { browser: new Map<string, string>(), tab: new Map<string, string>() }

const subscriptions = new Set<{ readonly key: string; readonly listener: () => void }>()

/**
 * The one way to the browser's storage.
 * @param item Of the list of all that is stored.
 * @param parse Checks a stored value, and returns null for one that is broken.
 */
export function createStore<Value, Item extends StoredItem>(
  item: Item,
  parse: (value: unknown) => Value | null,
  ...owner: Owner<Item>
): Store<Value> {
  const { where } = item
  const [userId]: readonly string[] = owner
  const key = keyOf(item, userId)
  return {
    read() {
      const text = getText(where, key)
      if (text === null) return null
      const stored = decode(item, text)
      const value = stored === null ? null : parse(stored)
      if (value === null) removeText(where, key)
      return value
    },
    write: (value) => setText(where, key, encode(item, value)),
    remove: () => removeText(where, key),
    clear() {
      removeText(where, key)
      notify(key)
    },
    subscribe(listener) {
      if (subscriptions.size === 0) window.addEventListener('storage', onStorage)
      const subscription = { key, listener }
      subscriptions.add(subscription)
      return () => {
        subscriptions.delete(subscription)
        if (subscriptions.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Whether the browser keeps nothing of this site, so that the user is signed out with the next loading of the page. */
export function isStorageBlocked(): boolean {
  try {
    window.localStorage.setItem('check', '')
    window.localStorage.removeItem('check')
    return false
  } catch {
    return true
  }
}

/** Removes what others have stored for themselves under this item; what everyone has where `userId` is undefined. */
export function removeOfOthers(item: StoredItem & { readonly perUser: true }, userId: string | undefined): void {
  const own = userId === undefined ? undefined : keyOf(item, userId)
  for (const key of storedKeys(item.where)) {
    if (key.startsWith(keyOf(item, '')) && key !== own) removeText(item.where, key)
  }
}

function storedKeys(where: StoredItem['where']): string[] {
  try {
    const storage = window[storages[where]]
    const taken = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
    return [...taken, ...untaken[where].keys()]
  } catch {
    return [...untaken[where].keys()]
  }
}

function keyOf({ key }: StoredItem, userId?: string): string {
  return userId === undefined ? key : `${key}:${userId}`
}

// Values of the first version are stored alone: that is how the product stored them before it had versions.
function encode({ isPlainText, version }: StoredItem, value: unknown): string {
  if (isPlainText === true) return String(value)
  return JSON.stringify(version === 1 ? value : { version, value })
}

function decode({ isPlainText, version }: StoredItem, text: string): unknown {
  if (isPlainText === true) return text
  try {
    const stored: unknown = JSON.parse(text)
    if (version === 1) return stored
    const versioned = Object(stored)
    return versioned.version === version ? versioned.value : null
  } catch {
    return null
  }
}

function getText(where: StoredItem['where'], key: string): string | null {
  const text = untaken[where].get(key)
  if (text !== undefined) return text
  try {
    return window[storages[where]].getItem(key)
  } catch {
    return null
  }
}

function setText(where: StoredItem['where'], key: string, text: string): void {
  try {
    window[storages[where]].setItem(key, text)
    untaken[where].delete(key)
  } catch {
    untaken[where].set(key, text)
  }
}

function removeText(where: StoredItem['where'], key: string): void {
  untaken[where].delete(key)
  try {
    window[storages[where]].removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

function onStorage({ key }: StorageEvent): void {
  // What another tab has stored is newer.
  if (key === null) untaken.browser.clear()
  else untaken.browser.delete(key)
  notify(key)
}

function notify(changed: string | null): void {
  for (const { key, listener } of subscriptions) if (changed === null || changed === key) listener()
}
