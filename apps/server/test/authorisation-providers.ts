import type { RouteName } from '@milepost/contract/routes'
import { type AccessRow, unauthenticated } from './authorisation-rows.ts'

const secret = 'A'.repeat(43)
const sentOn = () => 302
const expired = () => 401

/** Anyone may start a provider sign-in, but only complete the one begun in their browser. */
export const providerRows = {
  startGoogle: { request: () => ({ url: '/auth/google' }), expected: sentOn },
  startGithub: { request: () => ({ url: '/auth/github' }), expected: sentOn },
  returnFromProvider: {
    request: () => ({ url: `/auth/google/callback?state=${secret}&code=${secret}` }),
    expected: sentOn,
  },
  exchangeSignInCode: { request: () => ({ url: '/auth/exchange', payload: { token: secret } }), expected: expired },
  linkProvider: {
    request: () => ({ url: '/auth/link', payload: { token: secret, password: 'a long and unusual one' } }),
    expected: expired,
  },
  emailLinkProof: { request: () => ({ url: '/auth/link/mail', payload: { token: secret } }), expected: expired },
  confirmLink: { request: () => ({ url: `/auth/link/${secret}` }), expected: () => 400 },
  startReauthentication: {
    request: () => ({ url: '/auth/providers/google/reauthentication' }),
    expected: (caller) => (unauthenticated.includes(caller) ? 401 : 404),
  },
} as const satisfies Partial<Record<RouteName, AccessRow>>
