import { useEffect, useState } from 'react'
import { tabStorage } from '#lib/storage.ts'

const key = 'settings-changes'

/**
 * What the user had typed in settings before leaving to confirm their identity with a provider. Never a new password.
 */
export type PendingChanges =
  | { readonly card: 'account'; readonly name: string; readonly email: string }
  | { readonly card: 'password' }
  | { readonly card: 'deletion' }
  | { readonly card: 'institution_deletion' }

export function savePendingChanges(userId: string, changes: PendingChanges): void {
  tabStorage.write(key, JSON.stringify({ userId, ...changes }))
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
    const pending = parsePendingChanges(tabStorage.read(key))
    return pending?.userId === userId && pending.card === card ? pending : null
  })
  useEffect(() => {
    if (changes !== null) tabStorage.remove(key)
  }, [changes])
  return changes as Extract<PendingChanges, { card: C }> | null
}

/** @returns The changes in a text of the browser's storage, or null where it holds anything else. */
export function parsePendingChanges(text: string | null): (PendingChanges & { userId: string }) | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { userId, card, name, email } = value as Record<string, unknown>
    if (typeof userId !== 'string') return null
    if (card === 'password' || card === 'deletion' || card === 'institution_deletion') return { userId, card }
    const isAccount = card === 'account' && typeof name === 'string' && typeof email === 'string'
    return isAccount ? { userId, card, name, email } : null
  } catch {
    return null
  }
}
