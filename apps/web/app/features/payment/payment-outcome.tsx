import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { Billing } from '@milepost/contract/payment/schema'
import type { ReactNode } from 'react'
import { SandboxNote } from '#features/payment/payment-notes.tsx'
import { PlanTitle } from '#features/payment/plan-title.tsx'
import { priceOf } from '#features/payment/prices.ts'
import { useBilling } from '#features/payment/use-billing.ts'
import { formatDate } from '#lib/format.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { BrokenRoute, OpenCountry, RouteToMilepost } from '#ui/illustrations.tsx'
import { PendingLine } from '#ui/pending-line.tsx'

const isPaid = ({ subscription }: Billing) => subscription?.state === 'active'

interface PaymentOutcomeProps {
  userId: string
  /** Whether the user comes from a checkout. Then we wait for the payment provider. */
  fromCheckout: boolean
}

/** The state of the user's payment, as the server knows it. */
export function PaymentOutcome({ userId, fromCheckout }: PaymentOutcomeProps) {
  const { billing, error, waiting, askAgain } = useBilling(userId, {
    schedule: fromCheckout ? 'minute' : 'none',
    isSettled: isPaid,
  })
  if (billing?.subscription?.state === 'active') return <Paid subscription={billing.subscription} />
  if (waiting) {
    return (
      <OutcomePage picture={<OpenCountry />} title={<Trans>One moment</Trans>}>
        <PendingLine>
          {fromCheckout ? <Trans>Confirming your payment...</Trans> : <Trans>Looking up your plan...</Trans>}
        </PendingLine>
      </OutcomePage>
    )
  }
  const again = (
    <Button onClick={askAgain}>
      <Trans>Check again</Trans>
    </Button>
  )
  if (fromCheckout) return <NotConfirmed again={again} />
  if (billing === undefined || error !== null) return <NotFound again={again} />
  return billing.subscription?.state === 'past_due' ? <PastDue /> : <NoPayment />
}

function NotConfirmed({ again }: { again: ReactNode }) {
  return (
    <OutcomePage picture={<OpenCountry />} title={<Trans>Not confirmed yet</Trans>} actions={again}>
      <p>
        <Trans>
          We’re still waiting for your payment to be confirmed. This can take a few minutes. Your plan will update by
          itself, so there’s no need to wait here or pay again.
        </Trans>
      </p>
    </OutcomePage>
  )
}

function NotFound({ again }: { again: ReactNode }) {
  return (
    <OutcomePage picture={<BrokenRoute />} title={<Trans>We couldn’t check your plan</Trans>} actions={again}>
      <p>
        <Trans>Your payment is safe. Please try again.</Trans>
      </p>
    </OutcomePage>
  )
}

function PastDue() {
  return (
    <OutcomePage
      picture={<BrokenRoute />}
      title={<Trans>Your last payment didn’t go through</Trans>}
      actions={
        <ButtonLink to={pages.settings}>
          <Trans>Go to your settings</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>We couldn’t charge your card. Choose another way to pay in your settings.</Trans>
      </p>
    </OutcomePage>
  )
}

function NoPayment() {
  return (
    <OutcomePage
      picture={<OpenCountry />}
      title={<Trans>No payment found</Trans>}
      actions={
        <ButtonLink to={pages.plans}>
          <Trans>See plans</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>You haven’t been charged.</Trans>
      </p>
    </OutcomePage>
  )
}

function Paid({ subscription }: { subscription: NonNullable<Billing['subscription']> }) {
  const price = priceOf(subscription.plan, subscription.currency)
  const date = formatDate(subscription.paidUntil)
  return (
    <OutcomePage
      picture={<RouteToMilepost className="mx-auto w-36" />}
      title={<Trans>Payment Successful!</Trans>}
      actions={
        <>
          <ButtonLink to={pages.dashboard} size="large">
            <Trans>Go to Dashboard</Trans>
          </ButtonLink>
          <ButtonLink to={pages.feedback} variant="quiet" size="large">
            <Trans>Leave Feedback</Trans>
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-1">
        <p className="text-lead text-ink">
          <Trans>
            You’re now on the <PlanTitle plan={subscription.plan} /> plan.
          </Trans>
        </p>
        <p>
          {subscription.cancelled ? (
            <Trans>It lasts until {date} and doesn’t renew.</Trans>
          ) : (
            <Trans>
              {price}/month. It renews on {date} unless you cancel it in your settings.
            </Trans>
          )}
        </p>
      </div>
      <SandboxNote />
    </OutcomePage>
  )
}

interface OutcomePageProps {
  picture: ReactNode
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
}

/** A centred message: picture, title, text and actions. */
export function OutcomePage({ picture, title, children, actions }: OutcomePageProps) {
  return (
    <div className="mx-auto grid max-w-form grid-cols-[minmax(0,1fr)] justify-items-center gap-4 text-center wrap-anywhere">
      {picture}
      <h1 className="text-heading">{title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 text-ink-soft">{children}</div>
      {actions !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
