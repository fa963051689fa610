import { type SignInProvider, signInProviders } from '@milepost/contract/accounts/providers/limits'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** A sign-in that leaves the product for a provider: what the return screen needs to know of how it began. */
export interface SignInJourney {
  readonly provider: SignInProvider
  /** Where to go afterwards instead of the usual landing; a path of the product. */
  readonly returnTo?: string
}

const store = createStore(storedItems.signInJourney, parseJourney)

/** Remembers, for this tab, which provider one leaves for. */
export function beginJourney(journey: SignInJourney): void {
  store.write(journey)
}

/** The journey that began in this tab, if any. */
export function readJourney(): SignInJourney | null {
  return store.read()
}

export function endJourney(): void {
  store.remove()
}

function parseJourney(stored: unknown): SignInJourney | null {
  const { provider, returnTo } = Object(stored)
  const known = signInProviders.find((each) => each === provider)
  if (known === undefined) return null
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo)
    ? { provider: known, returnTo }
    : { provider: known }
}
