import { type SignInProvider, signInProviders } from '@milepost/contract/accounts'
import { tabStorage } from '#lib/storage.ts'

const key = 'sign-in-journey'

/** A sign-in that leaves the product for a provider: what the return screen needs to know of how it began. */
export interface SignInJourney {
  readonly provider: SignInProvider
  /** Where to go afterwards instead of the usual landing; a path of the product. */
  readonly returnTo?: string
}

/** Remembers, for this tab, which provider one leaves for. */
export function beginJourney(journey: SignInJourney): void {
  tabStorage.write(key, JSON.stringify(journey))
}

/** The journey that began in this tab, if any. */
export function readJourney(): SignInJourney | null {
  try {
    const value: unknown = JSON.parse(tabStorage.read(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { provider, returnTo } = value as Record<string, unknown>
    const known = signInProviders.find((each) => each === provider)
    if (known === undefined) return null
    return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo)
      ? { provider: known, returnTo }
      : { provider: known }
  } catch {
    return null
  }
}

export function endJourney(): void {
  tabStorage.remove(key)
}
