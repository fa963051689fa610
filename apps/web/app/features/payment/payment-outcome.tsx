import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { Billing } from '@milepost/contract/payment'
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
  /** Whether one comes from a checkout: then the provider's word is waited for. */
  fromCheckout: boolean
}

/** What the server knows of a payment, however one came here. */
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
          {fromCheckout ? (
            <Trans>We are waiting for the payment provider…</Trans>
          ) : (
            <Trans>Looking up your plan...</Trans>
          )}
        </PendingLine>
      </OutcomePage>
    )
  }
  const again = (
    <Button onClick={askAgain}>
      <Trans>Check again</Trans>
    </Button>
  )
  if (fromCheckout) {
    return (
      <OutcomePage picture={<OpenCountry />} title={<Trans>Not confirmed yet</Trans>} actions={again}>
        <p>
          <Trans>
            The payment provider has not confirmed a payment yet. That can take a few minutes. Nothing is lost: your
            plan changes by itself as soon as the word is here, and you need not stay on this page or pay again.
          </Trans>
        </p>
      </OutcomePage>
    )
  }
  if (billing === undefined || error !== null) {
    return (
      <OutcomePage picture={<BrokenRoute />} title={<Trans>Your plan could not be looked up</Trans>} actions={again}>
        <p>
          <Trans>Whatever you have paid for is safe. Please try again.</Trans>
        </p>
      </OutcomePage>
    )
  }
  if (billing.subscription?.state === 'past_due') {
    return (
      <OutcomePage
        picture={<BrokenRoute />}
        title={<Trans>The last payment did not go through</Trans>}
        actions={
          <ButtonLink to={pages.settings}>
            <Trans>Go to your settings</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>Your card could not be charged. Choose another way to pay in your settings.</Trans>
        </p>
      </OutcomePage>
    )
  }
  return (
    <OutcomePage
      picture={<OpenCountry />}
      title={<Trans>There is no payment</Trans>}
      actions={
        <ButtonLink to={pages.plans}>
          <Trans>See plans</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>You have not paid for anything here, and nothing was charged.</Trans>
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
            You have the <PlanTitle plan={subscription.plan} /> plan now.
          </Trans>
        </p>
        <p>
          {subscription.cancelled ? (
            <Trans>It lasts until {date} and does not renew.</Trans>
          ) : (
            <Trans>
              {price}/month. It renews on {date}, until you cancel it in your settings.
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

/** One thing said in the middle of the page. */
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
