import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { type PlanName, planTerms } from '@milepost/contract/plans'
import type { User } from '@milepost/contract/users/schema'
import type { ReactNode } from 'react'
import { openCheckout } from '#features/payment/api.ts'
import { ChargeNote, usePaymentMode } from '#features/payment/payment-notes.tsx'
import { PlanFeatureList } from '#features/payment/plan-feature-list.tsx'
import { priceOf } from '#features/payment/prices.ts'
import { useProviderVisit, type VisitFailure } from '#features/payment/use-provider-visit.ts'
import { useSession } from '#lib/session.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'

const plan = 'pro'
const currency = 'USD'
const chargeId = 'plan-dialog-charge'

interface PlanDialogProps {
  open: boolean
  onClose: () => void
  /** What was asked for that takes a paid plan. */
  about?: 'roadmaps' | 'applications'
}

/** What making another roadmap, or applying to more courses, takes, and the way to it. */
export function PlanDialog({ open, onClose, about = 'roadmaps' }: PlanDialogProps) {
  const { user } = useSession()
  const visit = useProviderVisit()
  const isFree = user === null || user.plan === 'basic'
  return (
    <Dialog
      open={open}
      onClose={() => {
        visit.forget()
        onClose()
      }}
      wide
      startAtTitle
      title={<Trans>Choose Your Plan</Trans>}
      description={<Description about={about} current={user?.plan ?? 'basic'} />}
      actions={isFree && <Subscribe user={user} visit={visit} />}
    >
      <Plans current={user?.plan ?? 'basic'} />
      {visit.failure !== null && (
        <Alert>
          <DialogFailure failure={visit.failure} />
        </Alert>
      )}
      <p>
        <TextLink to={pages.plans}>
          <Trans>See all plans</Trans>
        </TextLink>
      </p>
    </Dialog>
  )
}

function Description({ about, current }: { about: 'roadmaps' | 'applications'; current: PlanName }) {
  const room = planTerms[current].openApplications
  if (about === 'applications') {
    return (
      <Trans>
        You’ve used all {room} open applications on your plan. Withdraw one, wait for a reply, or upgrade for more.
      </Trans>
    )
  }
  return (
    <Trans>
      On the free plan you get a new roadmap when your answers or career change, up to twice a week. Upgrade to
      regenerate whenever you like.
    </Trans>
  )
}

function Plans({ current }: { current: PlanName }) {
  const price = priceOf(plan, currency)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DialogPlan
        name={<Trans>Free</Trans>}
        isCurrent={current === 'basic'}
        price={<Trans>No cost</Trans>}
        features={<PlanFeatureList plan="basic" />}
      />
      <DialogPlan
        name={<Trans>Pro</Trans>}
        isCurrent={current === 'pro'}
        price={<Trans>{price}/month</Trans>}
        features={<PlanFeatureList plan={plan} />}
      />
    </div>
  )
}

interface SubscribeProps {
  user: User | null
  visit: ReturnType<typeof useProviderVisit>
}

function Subscribe({ user, visit: { leave, busy, refuse } }: SubscribeProps) {
  const isOff = usePaymentMode() === 'off'
  const subscribe = () => {
    if (user === null) refuse()
    else void leave(() => openCheckout(user.id, plan, currency))
  }
  return (
    <div className="grid w-full gap-2">
      <Button
        wide
        disabled={isOff}
        busy={busy}
        busyText={<Trans>Redirecting...</Trans>}
        aria-describedby={chargeId}
        onClick={subscribe}
      >
        <Trans>Subscribe to Pro</Trans>
      </Button>
      <ChargeNote id={chargeId} plan={plan} currency={currency} />
    </div>
  )
}

function DialogFailure({ failure }: { failure: VisitFailure }) {
  if (failure.kind === 'signed-out') return <Trans>User not authenticated. Please log in first.</Trans>
  return failure.message === '' ? <Trans>Something went wrong. Try again later.</Trans> : <span>{failure.message}</span>
}

interface DialogPlanProps {
  name: ReactNode
  isCurrent: boolean
  price: ReactNode
  features: ReactNode
}

function DialogPlan(props: DialogPlanProps) {
  return (
    <section className="flex flex-col gap-3 rounded-medium bg-paper p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-lead">{props.name}</h3>
        {props.isCurrent && (
          <Badge tone="spruce">
            <Trans>Current Plan</Trans>
          </Badge>
        )}
      </div>
      <p className="font-display text-title font-bold">{props.price}</p>
      <div className="grow">{props.features}</div>
    </section>
  )
}
