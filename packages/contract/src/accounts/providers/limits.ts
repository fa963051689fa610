export const signInProviders = ['google', 'github'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** Names of companies, the same in every language. */
export const providerNames: Readonly<Record<SignInProvider, string>> = { google: 'Google', github: 'GitHub' }
/** Why a provider's sign-in ended at the sign-in screen: the value of its query parameter 'problem'. */
export const signInProblems = [
  'refused',
  'failed',
  'expired',
  'unverified',
  'no_address',
  'other_identity',
  'off',
] as const
export type SignInProblem = (typeof signInProblems)[number]
