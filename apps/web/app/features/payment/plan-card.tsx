import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { PortalFlow } from '@milepost/contract/payment/limits'
import type { Billing } from '@milepost/contract/payment/schema'
import { type ReactNode, useEffect, useState } from 'react'
import { openPortal } from '#features/payment/api.ts'
import { SandboxNote, usePaymentMode } from '#features/payment/payment-notes.tsx'
import { PlanDescription, PlanTitle } from '#features/payment/plan-title.tsx'
import type { PollingSchedule } from '#features/payment/polling-schedule.ts'
import { beginPortalVisit, endPortalVisit, hasPortalVisit } from '#features/payment/portal-visit.ts'
import { priceOf } from '#features/payment/prices.ts'
import { useBilling } from '#features/payment/use-billing.ts'
import { useProviderVisit } from '#features/payment/use-provider-visit.ts'
import { formatDate } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

const titleId = 'plan-card-title'

/** The user's plan among the settings: its price, its status, and how to change or cancel it. */
export function PlanCard({ userId }: { userId: string }) {
  // What was changed in the provider's portal takes a moment to arrive here.
  const [schedule] = useState<PollingSchedule>(() => (hasPortalVisit() ? 'moment' : 'none'))
  useEffect(endPortalVisit, [])
  const { billing, error, waiting, askAgain } = useBilling(userId, { schedule, isSettled: () => false })
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id={titleId} className="text-title">
        <Trans>Your plan</Trans>
      </h2>
      {billing === undefined && waiting && (
        <PendingLine>
          <Trans>Loading your plan...</Trans>
        </PendingLine>
      )}
      {billing === undefined && !waiting && error !== null && (
        <RetryAlert onRetry={askAgain}>
          <Trans>We couldn’t load your plan.</Trans>
        </RetryAlert>
      )}
      {billing !== undefined && <PlanStatus userId={userId} billing={billing} />}
    </Card>
  )
}

function PlanStatus({ userId, billing }: { userId: string; billing: Billing }) {
  const { plan, subscription } = billing
  return (
    <>
      <div aria-live="polite" className="grid gap-2">
        <p className="flex flex-wrap items-center gap-3">
          <strong className="font-display text-lead font-bold">
            <PlanTitle plan={plan} />
          </strong>
          {subscription !== null && <StateBadge subscription={subscription} />}
        </p>
        <p className="text-ink-soft">
          <PlanDescription plan={plan} />
        </p>
        <Terms billing={billing} />
      </div>
      {subscription === null || subscription.state === 'ended' ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={pages.plans} variant={plan === 'basic' ? 'primary' : 'quiet'}>
            <Trans>See plans</Trans>
          </ButtonLink>
        </div>
      ) : (
        <PortalButtons userId={userId} subscription={subscription} />
      )}
    </>
  )
}

type BillingSubscription = NonNullable<Billing['subscription']>

function StateBadge({ subscription: { state, cancelled } }: { subscription: BillingSubscription }) {
  if (state === 'past_due') {
    return (
      <Badge tone="danger">
        <Trans>Payment overdue</Trans>
      </Badge>
    )
  }
  if (state === 'ended') return null
  return cancelled ? (
    <Badge tone="signal">
      <Trans>Cancelled</Trans>
    </Badge>
  ) : (
    <Badge tone="success">
      <Trans>Active</Trans>
    </Badge>
  )
}

function Terms({ billing: { plan, subscription } }: { billing: Billing }): ReactNode {
  if (subscription === null) {
    if (plan === 'basic') return null
    return (
      <p>
        <Trans>This plan is on us. You won’t be charged.</Trans>
      </p>
    )
  }
  const date = formatDate(subscription.paidUntil)
  const price = priceOf(subscription.plan, subscription.currency)
  if (subscription.state === 'ended') {
    return (
      <p>
        <Trans>
          Your <PlanTitle plan={subscription.plan} /> plan has ended. You won’t be charged again.
        </Trans>
      </p>
    )
  }
  if (subscription.state === 'past_due') {
    return (
      <Alert>
        <Trans>
          Your last payment didn’t go through. Update your payment method to keep your plan. Your roadmap and progress
          are safe either way.
        </Trans>
      </Alert>
    )
  }
  return (
    <p>
      {subscription.cancelled ? (
        <Trans>Your plan ends on {date} and won’t renew. You keep everything in it until then.</Trans>
      ) : (
        <Trans>
          {price}/month, renews on {date}.
        </Trans>
      )}
    </p>
  )
}

function PortalButtons({ userId, subscription }: { userId: string; subscription: BillingSubscription }) {
  const { state, cancelled } = subscription
  const { leave, busy, failure } = useProviderVisit()
  const isOff = usePaymentMode() === 'off'
  const [asked, setAsked] = useState<PortalFlow | null>(null)
  const visit = (flow: PortalFlow) => {
    setAsked(flow)
    void leave(async () => {
      const address = await openPortal(userId, flow)
      beginPortalVisit()
      return address
    })
  }
  const button = (flow: PortalFlow, label: ReactNode, variant: 'primary' | 'quiet') => (
    <Button
      variant={variant}
      disabled={isOff}
      busy={busy && asked === flow}
      busyText={<Trans>Redirecting...</Trans>}
      onClick={() => visit(flow)}
    >
      {label}
    </Button>
  )
  return (
    <div className="grid gap-3">
      {failure !== null && (
        <Alert>
          {failure.kind === 'failed' && failure.message !== '' ? (
            failure.message
          ) : (
            <Trans>Something went wrong. Try again later.</Trans>
          )}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'past_due' && button('overview', <Trans>Update payment method</Trans>, 'primary')}
        {state === 'active' && cancelled && button('overview', <Trans>Keep the plan</Trans>, 'primary')}
        {state === 'active' && !cancelled && button('change', <Trans>Change plan</Trans>, 'primary')}
        {!cancelled && button('cancel', <Trans>Cancel plan</Trans>, 'quiet')}
      </div>
      {isOff && (
        <p className="text-small text-ink-soft">
          <Trans>Payment isn’t set up here, so you can’t change your plan right now.</Trans>
        </p>
      )}
      <SandboxNote />
    </div>
  )
}
