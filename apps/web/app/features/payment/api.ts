import { createCheckoutSession, createPortalSession, getBilling, type PortalFlow } from '@milepost/contract/payment'
import { type Currency, type PaidPlan, type PlanName, priceIdOf } from '@milepost/contract/plans'
import { getUser } from '@milepost/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { currentSession, updateUser } from '#lib/session.ts'

/** One's plan and subscription as the server knows them now: another tab or the provider may have changed them. */
export const billingQuery = (userId: string) =>
  queryOptions({
    queryKey: ['billing', userId],
    queryFn: async () => {
      const billing = await call(getBilling, { params: { userId } })
      await followPlan(userId, billing.plan)
      return billing
    },
    staleTime: 0,
  })

/** The session learns of another plan, and with it every screen. Where that fails, the next look at the account tells it. */
async function followPlan(userId: string, plan: PlanName): Promise<void> {
  const { user } = currentSession()
  if (user?.id !== userId || user.plan === plan) return
  const account = await call(getUser, { params: { id: userId } }).catch(() => undefined)
  if (account !== undefined && currentSession().user?.id === userId) updateUser(account)
}

/** Opens the provider's checkout for a plan in a currency. Out: its address. Errors: ApiError. */
export async function openCheckout(userId: string, plan: PaidPlan, currency: Currency): Promise<string> {
  const { url } = await call(createCheckoutSession, { body: { userId, plan, priceId: priceIdOf(plan, currency) } })
  return url
}

/** Opens the provider's portal, where a plan is changed or cancelled. Out: its address. Errors: ApiError. */
export async function openPortal(userId: string, flow: PortalFlow): Promise<string> {
  const { url } = await call(createPortalSession, { body: { userId, flow } })
  return url
}
