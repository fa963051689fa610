import type { Dependencies } from '#context.ts'
import { AppError } from '#http/errors.ts'
import type { PaymentGateway } from '#integrations/stripe/payment-gateway.ts'

/** @throws {AppError} 'service_off' when payment is not configured */
export function requirePayment(ctx: Pick<Dependencies, 'payment'>): PaymentGateway {
  if (ctx.payment === null) throw new AppError('service_off')
  return ctx.payment
}
