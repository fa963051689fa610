import type { RouteName } from '@milepost/contract/routes'
import { type AccessRow, adminOnly, answering, anySignedIn, open, ownOnly } from './authorisation-rows.ts'
import { password } from './factories.ts'

/** A link that was never sent. */
const forged = 'A'.repeat(43)
const refused = () => 400

/** Who may do what with accounts, their links and emails. */
export const accountRows = {
  forgotPassword: {
    request: () => ({ url: '/auth/forgot-password', payload: { email: 'taken@example.com' } }),
    expected: open,
  },
  requestSignInLink: {
    request: () => ({ url: '/auth/sign-in-link', payload: { email: 'taken@example.com' } }),
    expected: open,
  },
  signInByLink: { request: () => ({ url: `/auth/sign-in-link/${forged}` }), expected: refused },
  resetPassword: {
    request: () => ({ url: `/auth/reset-password/${forged}`, payload: { password: 'another unusual one' } }),
    expected: refused,
  },
  sendVerification: { request: () => ({ url: '/auth/verification' }), expected: anySignedIn },
  verifyEmail: { request: () => ({ url: `/auth/verify-email/${forged}` }), expected: refused },
  undoEmailChange: { request: () => ({ url: `/auth/undo-email/${forged}` }), expected: refused },
  reauthenticate: {
    request: () => ({ url: '/auth/reauthenticate', payload: { password } }),
    expected: anySignedIn,
  },
  setPassword: {
    request: () => ({ url: '/auth/password', payload: { password: 'another unusual one' } }),
    expected: anySignedIn,
  },
  signInByCode: {
    request: () => ({ url: '/auth/second-factor/sign-in', payload: { code: '000000' } }),
    expected: () => 401,
  },
  startSecondFactor: { request: () => ({ url: '/auth/second-factor' }), expected: anySignedIn },
  saveSecondFactor: {
    request: () => ({ url: '/auth/second-factor', payload: { on: true, code: '000000' } }),
    expected: answering(404, anySignedIn),
  },
  requireSecondFactor: {
    request: () => ({ url: '/auth/second-factor/requirement', payload: { required: false } }),
    expected: adminOnly(),
  },
  getSignInMethods: { request: () => ({ url: '/auth/sign-in-methods' }), expected: anySignedIn },
  unsubscribe: { request: () => ({ url: `/mail/unsubscribe/${forged}` }), expected: refused },
  resubscribe: { request: () => ({ url: `/mail/unsubscribe/${forged}` }), expected: refused },
  updateUser: {
    request: ({ userId }) => ({ url: `/users/${userId}`, payload: { name: 'New Name', email: 'new@example.com' } }),
    expected: ownOnly,
  },
} satisfies Partial<Record<RouteName, AccessRow>>
