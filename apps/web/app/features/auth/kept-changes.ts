import { tabStorage } from '#lib/storage.ts'

const key = 'settings-changes'

/** What was typed on the settings screen when one left it to prove with a provider who one is. A new password is never kept. */
export type KeptChanges =
  | { readonly card: 'account'; readonly name: string; readonly email: string }
  | { readonly card: 'password' }
  | { readonly card: 'deletion' }
  | { readonly card: 'institution_deletion' }

export function keepChanges(userId: string, changes: KeptChanges): void {
  tabStorage.write(key, JSON.stringify({ userId, ...changes }))
}

/** Out: what was kept for a user and a card, once; null where nothing was. */
export function takeChanges<C extends KeptChanges['card']>(
  userId: string,
  card: C,
): Extract<KeptChanges, { card: C }> | null {
  const changes = readChanges(tabStorage.read(key))
  if (changes === null || changes.userId !== userId || changes.card !== card) return null
  tabStorage.remove(key)
  return changes as typeof changes & Extract<KeptChanges, { card: C }>
}

/** In: whatever the browser's storage holds. Out: the changes, if that is what it is. */
export function readChanges(text: string | null): (KeptChanges & { userId: string }) | null {
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
