import { pages } from '@milepost/contract/pages'
import type { PortalFlow } from '@milepost/contract/payment'
import { keepsPlan } from '#features/payment/plan-of.ts'
import { findCustomer, findSubscriptions } from '#features/payment/repository.ts'
import { requirePayment } from '#features/payment/require-payment.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Opens the provider's portal, where what was asked for begins; where that makes no sense (nothing is running, or it is cancelled
 * already) at its overview. In: where the browser reaches the product. Errors: 'not_found' for who never opened a checkout,
 * 'payment_unreachable', 'service_off'.
 */
export async function openPortal(ctx: SignedInContext, kind: PortalFlow, origin: string): Promise<{ url: string }> {
  const payment = requirePayment(ctx)
  const customerId = await findCustomer(ctx.db, ctx.actor.id)
  if (customerId === undefined) throw new AppError('not_found')
  const running = (await findSubscriptions(ctx.db, ctx.actor.id)).filter(keepsPlan)
  const subject = running.find(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd)
  const flow = subject === undefined ? null : { kind, subscriptionId: subject.id }
  const url = await payment.createPortal({ customerId, flow, returnUrl: `${origin}${pages.settings}` })
  if (url === null) throw new AppError('not_found')
  return { url }
}
