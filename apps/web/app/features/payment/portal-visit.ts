import { tabStorage } from '#lib/storage.ts'

const key = 'portal-visit'

/** Remembers, for this tab, that one leaves for the provider's portal. */
export function beginPortalVisit(): void {
  tabStorage.write(key, 'begun')
}

export function hasPortalVisit(): boolean {
  return tabStorage.read(key) !== null
}

export function endPortalVisit(): void {
  tabStorage.remove(key)
}
