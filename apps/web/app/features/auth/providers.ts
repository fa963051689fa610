import type { SignInProvider } from '@milepost/contract/accounts'

/** Names of companies, which no language translates. */
export const providerNames: Readonly<Record<SignInProvider, string>> = { google: 'Google', github: 'GitHub' }
