import type { User } from '@milepost/contract/users'
import { useSyncExternalStore } from 'react'
import { readItem, removeItem, writeItem } from '#lib/storage.ts'

const keys = { user: 'user', token: 'token' } as const

/** Why there is no user: never signed in, signed out (in any tab), or refused by the server. */
type Absence = 'never' | 'left' | 'expired'

export type Session =
  | { status: 'loading'; user: null; token: null }
  | { status: 'signed-out'; user: null; token: null; because: Absence }
  | { status: 'signed-in'; user: User; token: string }

const loading: Session = { status: 'loading', user: null, token: null }

function signedOut(because: Absence): Session {
  return { status: 'signed-out', user: null, token: null, because }
}

let session: Session = loading
const listeners = new Set<() => void>()

function set(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, email, role } = value as Record<string, unknown>
  return [id, name, email, role].every((part) => typeof part === 'string')
}

function stored(): Session {
  const token = readItem(keys.token)
  const text = readItem(keys.user)
  if (token === null || token === '' || text === null) return signedOut('never')
  try {
    const user: unknown = JSON.parse(text)
    return isUser(user) ? { status: 'signed-in', user, token } : signedOut('never')
  } catch {
    return signedOut('never')
  }
}

function onStorage(event: StorageEvent) {
  if (event.key !== null && event.key !== keys.user && event.key !== keys.token) return
  const next = stored()
  if (next.status !== 'signed-out') set(next)
  // Two keys go, so this is heard twice; a session that had expired here stays expired.
  else if (session.status === 'signed-in') set(signedOut('left'))
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  if (session.status === 'loading') set(stored())
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** The session as the screens see it: 'loading' until the browser's storage has been read. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => loading,
  )
}

/**
 * Calls back when the user is no longer signed in.
 * @returns A function that unsubscribes.
 */
export function onSignedOut(listener: () => void): () => void {
  let before = session.user?.id
  return subscribe(() => {
    const now = session.user?.id
    const gone = before !== undefined && before !== now
    before = now
    if (gone) listener()
  })
}

/** The session outside of React, read from storage on first use. */
export function currentSession(): Session {
  if (session.status === 'loading') session = stored()
  return session
}

export function signIn(next: { user: User; token: string }) {
  // The user first: another tab hears of the token last, when both are there.
  writeItem(keys.user, JSON.stringify(next.user))
  writeItem(keys.token, next.token)
  set({ status: 'signed-in', user: next.user, token: next.token })
}

export function updateUser(change: Partial<User>) {
  if (session.status !== 'signed-in') return
  const user = { ...session.user, ...change }
  writeItem(keys.user, JSON.stringify(user))
  set({ ...session, user })
}

export function signOut() {
  forget('left')
}

function forget(because: Absence) {
  removeItem(keys.token)
  removeItem(keys.user)
  set(signedOut(because))
}

const doubters = new Set<() => void>()

/**
 * Calls back when the server refuses something that the user's role should allow.
 * @returns A function that unsubscribes.
 */
export function onForbidden(listener: () => void): () => void {
  doubters.add(listener)
  return () => doubters.delete(listener)
}

/** The user's role here may be outdated. */
export function notifyForbidden() {
  for (const listener of doubters) listener()
}

/** Ends the session that holds this token, and leaves a newer one alone. */
export function endSession(token: string) {
  if (currentSession().token === token) forget('expired')
}
