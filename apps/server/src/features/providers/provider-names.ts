import type { SignInProvider } from '@milepost/contract/accounts'

/** Names of companies, the same in every language. */
export const namesOfProviders: Readonly<Record<SignInProvider, string>> = { google: 'Google', github: 'GitHub' }
