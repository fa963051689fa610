import { pages } from '@milepost/contract/pages'
import type { PortalFlow } from '@milepost/contract/payment/limits'
import { givesPlan } from '#features/payment/plan-of.ts'
import { findCustomer, findSubscriptions } from '#features/payment/repository.ts'
import { requirePayment } from '#features/payment/require-payment.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Opens the provider's portal at the requested flow, or its overview if that doesn't apply (nothing active, or
 * cancelled).
 * @throws {AppError} 'not_found' without an earlier checkout; 'payment_unreachable'; 'service_off'
 */
export async function openPortal(ctx: SignedInContext, kind: PortalFlow, origin: string): Promise<{ url: string }> {
  const payment = requirePayment(ctx)
  const customerId = await findCustomer(ctx.db, ctx.actor.id)
  if (customerId === undefined) throw new AppError('not_found')
  const running = (await findSubscriptions(ctx.db, ctx.actor.id)).filter(givesPlan)
  const subject = running.find(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd)
  const flow = subject === undefined ? null : { kind, subscriptionId: subject.id }
  const url = await payment.createPortal({ customerId, flow, returnUrl: `${origin}${pages.settings}` })
  if (url === null) throw new AppError('not_found')
  return { url }
}
