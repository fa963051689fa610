import type { PortalFlow } from '@milepost/contract/payment/limits'
import { type Currency, type PaidPlan, type PlanName, priceIdOf } from '@milepost/contract/plans'
import { queryOptions } from '@tanstack/react-query'
import { accountQuery } from '#lib/account-query.ts'
import { call } from '#lib/api.ts'
import { queryClient } from '#lib/query-client.ts'
import { currentSession } from '#lib/session.ts'

/** One's plan and subscription as the server knows them now: another tab or the provider may have changed them. */
export const billingQuery = (userId: string) =>
  queryOptions({
    queryKey: ['billing', userId],
    queryFn: async () => {
      const billing = await call('GET /payment/billing/:userId', { params: { userId } })
      await followPlan(userId, billing.plan)
      return billing
    },
    staleTime: 0,
  })

/**
 * The session learns of another plan, and with it every screen. An account that was asked for before is older and counts no more.
 * Where this fails, the next look at the account tells it.
 */
async function followPlan(userId: string, plan: PlanName): Promise<void> {
  const { user } = currentSession()
  if (user?.id !== userId || user.plan === plan) return
  await queryClient.cancelQueries(accountQuery(userId))
  await queryClient.fetchQuery({ ...accountQuery(userId), staleTime: 0 }).catch(() => undefined)
}

/** @returns The address of the provider's checkout. */
export async function openCheckout(userId: string, plan: PaidPlan, currency: Currency): Promise<string> {
  const { url } = await call('POST /payment/create-checkout-session', {
    body: { userId, plan, priceId: priceIdOf(plan, currency) },
  })
  return url
}

/** @returns The address of the provider's portal, where a plan is changed or cancelled. */
export async function openPortal(userId: string, flow: PortalFlow): Promise<string> {
  const { url } = await call('POST /payment/create-portal-session', { body: { userId, flow } })
  return url
}
