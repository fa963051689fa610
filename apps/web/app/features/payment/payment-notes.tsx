import { Trans } from '@lingui/react/macro'
import type { Currency, PaidPlan } from '@milepost/contract/plans'
import type { ServiceMode } from '@milepost/contract/services'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { priceOf } from '#features/payment/prices.ts'
import { useServices } from '#lib/services.ts'

/** How the server takes payments, or undefined while unknown. */
export function usePaymentMode(): ServiceMode | undefined {
  return useServices().data?.payment
}

/** Shown beside a button that leads to a payment: what is charged, and whether the payment is real. */
export function ChargeNote({ plan, currency, id }: { plan: PaidPlan; currency: Currency; id?: string }) {
  const mode = usePaymentMode()
  const price = priceOf(plan, currency)
  return (
    <div id={id} className="grid gap-1 text-small text-ink-soft">
      {mode === 'off' ? (
        <p>
          <Trans>Payment is not set up here, so plans cannot be bought at the moment.</Trans>
        </p>
      ) : (
        <p>
          <Trans>You will be charged {price} each month until you cancel.</Trans>
        </p>
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
      <Trans>the payment provider is a stand-in here, and no money moves.</Trans>
    </p>
  )
}

export function TextLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Link
      to={to}
      state={state}
      className="inline-block min-h-6 font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  )
}
