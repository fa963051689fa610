import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

const visit = createStore(storedItems.portalVisit, (value) => (value === 'begun' ? value : null))

/** Remembers, for this tab, that one leaves for the provider's portal. */
export function beginPortalVisit(): void {
  visit.write('begun')
}

export function hasPortalVisit(): boolean {
  return visit.read() !== null
}

export function endPortalVisit(): void {
  visit.remove()
}
