import { useEffect, useState } from 'react'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/**
 * What the user had typed in settings before leaving to confirm their identity with a provider. Never a new password.
 */
export type PendingChanges =
  | { readonly card: 'account'; readonly name: string; readonly email: string }
  | { readonly card: 'password' }
  | { readonly card: 'deletion' }
  | { readonly card: 'institution_deletion' }

const store = createStore(storedItems.settingsChanges, parsePendingChanges)

export function savePendingChanges(userId: string, changes: PendingChanges): void {
  store.write({ userId, ...changes })
}

/**
 * The pending changes of a user's card, for as long as the card is mounted. They are removed from the tab once the card is
 * there: React may throw away a first render, and with it what only that render had read.
 */
export function usePendingChanges<C extends PendingChanges['card']>(
  userId: string,
  card: C,
): Extract<PendingChanges, { card: C }> | null {
  const [changes] = useState(() => {
    const pending = store.read()
    return pending?.userId === userId && pending.card === card ? pending : null
  })
  useEffect(() => {
    if (changes !== null) store.remove()
  }, [changes])
  return changes as Extract<PendingChanges, { card: C }> | null
}

/** @returns The changes, or null where anything else is stored. */
export function parsePendingChanges(stored: unknown): (PendingChanges & { userId: string }) | null {
  const { userId, card, name, email } = Object(stored)
  if (typeof userId !== 'string') return null
  if (card === 'password' || card === 'deletion' || card === 'institution_deletion') return { userId, card }
  const isAccount = card === 'account' && typeof name === 'string' && typeof email === 'string'
  return isAccount ? { userId, card, name, email } : null
}
