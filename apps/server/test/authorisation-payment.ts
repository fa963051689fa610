import { type AccessRow, ownLearner, ownOnly } from './authorisation-rows.ts'

/**
 * Who may pay, and for which account. No user here has paid, so the portal is missing even for those who may open
 * theirs.
 */
export const paymentRows = {
  createCheckoutSession: {
    request: ({ userId }) => ({
      url: '/payment/create-checkout-session',
      payload: { userId, priceId: 'pro-usd', plan: 'pro' },
    }),
    expected: ownLearner,
  },
  createPortalSession: {
    request: ({ userId }) => ({ url: '/payment/create-portal-session', payload: { userId } }),
    expected: (caller, object) => {
      const status = ownOnly(caller, object)
      return status === 200 ? 404 : status
    },
  },
  getBilling: { request: ({ userId }) => ({ url: `/payment/billing/${userId}` }), expected: ownOnly },
  receivePaymentEvent: {
    request: () => ({ url: '/payment/webhook', payload: { id: 'evt_forged', type: 'invoice.paid' } }),
    expected: () => 400,
  },
} as const satisfies Record<string, AccessRow>
