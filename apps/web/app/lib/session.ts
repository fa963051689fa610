import type { User } from '@milepost/contract/users/schema'
import { useSyncExternalStore } from 'react'
import type { FailureCode } from '#lib/api-error.ts'
import { createStore } from '#lib/store.ts'

export const userItem = { key: 'user', version: 1, where: 'browser' } as const
export const tokenItem = { key: 'token', version: 1, where: 'browser', isPlainText: true } as const

const storedUser = createStore(userItem, (value) => (isUser(value) ? value : null))
const storedToken = createStore(tokenItem, (value) => (typeof value === 'string' && value !== '' ? value : null))

/** Why there is no user: never signed in, signed out (in any tab), or refused by the server. */
type Absence = 'never' | 'left' | 'expired'

export type SessionState =
  | { status: 'loading'; user: null; token: null }
  | { status: 'signed-out'; user: null; token: null; because: Absence }
  | { status: 'signed-in'; user: User; token: string }

const loading: SessionState = { status: 'loading', user: null, token: null }

function signedOut(because: Absence): SessionState {
  return { status: 'signed-out', user: null, token: null, because }
}

let session: SessionState = loading
const listeners = new Set<() => void>()

function set(next: SessionState) {
  session = next
  for (const listener of listeners) listener()
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, email, role } = value as Record<string, unknown>
  return [id, name, email, role].every((part) => typeof part === 'string')
}

function stored(): SessionState {
  const token = storedToken.read()
  const user = storedUser.read()
  return token === null || user === null ? signedOut('never') : { status: 'signed-in', user, token }
}

function followOtherTabs() {
  const next = stored()
  if (next.status !== 'signed-out') set(next)
  // Two keys go, so this is heard twice; a session that had expired here stays expired.
  else if (session.status === 'signed-in') set(signedOut('left'))
}

let unsubscribes: readonly (() => void)[] = []

function subscribe(listener: () => void) {
  if (listeners.size === 0) unsubscribes = [storedUser, storedToken].map((store) => store.subscribe(followOtherTabs))
  listeners.add(listener)
  if (session.status === 'loading') set(stored())
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

/** The session as the screens see it: 'loading' until the browser's storage has been read. */
export function useSession(): SessionState {
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
export function currentSession(): SessionState {
  if (session.status === 'loading') session = stored()
  return session
}

export function signIn(next: { user: User; token: string }) {
  // The user first: another tab hears of the token last, when both are there.
  storedUser.write(next.user)
  storedToken.write(next.token)
  set({ status: 'signed-in', user: next.user, token: next.token })
}

export function updateUser(change: Partial<User>) {
  if (session.status !== 'signed-in') return
  const user = { ...session.user, ...change }
  storedUser.write(user)
  set({ ...session, user })
}

export function signOut() {
  forget('left')
}

function forget(because: Absence) {
  storedToken.remove()
  storedUser.remove()
  set(signedOut(because))
}

const doubters = new Set<(code: FailureCode) => void>()

/**
 * Calls back when the server refuses this user something, with the reason: their role, for one, may be outdated here.
 * @returns A function that unsubscribes.
 */
export function onForbidden(listener: (code: FailureCode) => void): () => void {
  doubters.add(listener)
  return () => doubters.delete(listener)
}

export function notifyForbidden(code: FailureCode) {
  for (const listener of doubters) listener(code)
}

/** Ends the session that holds this token, and leaves a newer one alone. */
export function endSession(token: string) {
  if (currentSession().token === token) forget('expired')
}
