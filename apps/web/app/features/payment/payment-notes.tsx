import { Trans } from '@lingui/react/macro'
import type { Currency, PaidPlan } from '@milepost/contract/plans'
import type { ServiceMode } from '@milepost/contract/services/limits'
import { priceOf } from '#features/payment/prices.ts'
import { useServices } from '#lib/services.ts'
import { InEnglish } from '#ui/beside-english.tsx'

/** How the server takes payments, or undefined while unknown. */
export function usePaymentMode(): ServiceMode | undefined {
  return useServices().data?.payment
}

/** Shown beside a button that leads to a payment: what is charged, and whether the payment is real. */
export function ChargeNote({ plan, currency, id }: { plan: PaidPlan; currency: Currency; id?: string }) {
  const mode = usePaymentMode()
  const price = priceOf(plan, currency)
  const otherPrice = priceOf(plan, currency === 'LKR' ? 'USD' : 'LKR')
  return (
    <div id={id} className="grid gap-1 text-small text-ink-soft">
      {mode === 'off' ? (
        <p>
          <Trans>Payment isn’t set up here yet, so you can’t buy a plan right now.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>You’ll be charged {price} every month until you cancel.</Trans>
          </p>
          <InEnglish>
            <Trans>You’ll be charged {price} every month until you cancel.</Trans>
          </InEnglish>
          <p>
            {currency === 'LKR' ? (
              <Trans>On the plans page and in your roadmap, the price is {otherPrice} a month.</Trans>
            ) : (
              <Trans>On the payment page, the price is {otherPrice} a month.</Trans>
            )}
          </p>
        </>
      )}
      <SandboxNote />
    </div>
  )
}

export function SandboxNote() {
  if (usePaymentMode() !== 'sandbox') return null
  return (
    <p className="text-small text-ink-soft">
      <strong className="font-semibold text-signal-ink">
        <Trans>Sandbox:</Trans>
      </strong>{' '}
      <Trans>this is a test payment page, and no money is taken.</Trans>
    </p>
  )
}
