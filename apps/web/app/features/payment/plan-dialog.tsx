import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { planTerms } from '@milepost/contract/plans'
import type { ReactNode } from 'react'
import { openCheckout } from '#features/payment/api.ts'
import { ChargeNote, TextLink, usePaymentMode } from '#features/payment/payment-notes.tsx'
import { PlanFeatureList } from '#features/payment/plan-feature-list.tsx'
import { priceOf } from '#features/payment/prices.ts'
import { useProviderVisit, type VisitFailure } from '#features/payment/use-provider-visit.ts'
import { useSession } from '#lib/session.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

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
  const { leave, busy, failure, refuse, forget } = useProviderVisit()
  const isOff = usePaymentMode() === 'off'
  const isFree = user === null || user.plan === 'basic'
  const price = priceOf(plan, currency)
  const room = planTerms[user?.plan ?? 'basic'].openApplications
  const subscribe = () => {
    if (user === null) refuse()
    else void leave(() => openCheckout(user.id, plan, currency))
  }
  return (
    <Dialog
      open={open}
      onClose={() => {
        forget()
        onClose()
      }}
      wide
      startAtTitle
      title={<Trans>Choose Your Plan</Trans>}
      description={
        about === 'applications' ? (
          <Trans>
            Your plan has room for {room} open applications at a time, and you have as many. Withdraw one, wait for an
            answer, or choose a plan with more room.
          </Trans>
        ) : (
          <Trans>
            A new roadmap after your answers change, or for another career, is free, twice a week. More of them, and
            another one from the same answers, are part of the paid plans.
          </Trans>
        )
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DialogPlan
          name={<Trans>Free</Trans>}
          mark={
            isFree && (
              <Badge tone="spruce">
                <Trans>Current Plan</Trans>
              </Badge>
            )
          }
          price={<Trans>No cost</Trans>}
          features={<PlanFeatureList plan="basic" />}
        />
        <DialogPlan
          name={<Trans>Pro</Trans>}
          mark={
            user?.plan === 'pro' && (
              <Badge tone="spruce">
                <Trans>Current Plan</Trans>
              </Badge>
            )
          }
          price={<Trans>{price}/month</Trans>}
          features={<PlanFeatureList plan={plan} />}
          action={
            isFree && (
              <div className="grid gap-2">
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
        />
      </div>
      {failure !== null && (
        <Alert>
          <DialogFailure failure={failure} />
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

function DialogFailure({ failure }: { failure: VisitFailure }) {
  if (failure.kind === 'signed-out') return <Trans>User not authenticated. Please log in first.</Trans>
  return failure.message === '' ? <Trans>Something went wrong. Try again later.</Trans> : failure.message
}

interface DialogPlanProps {
  name: ReactNode
  mark?: ReactNode
  price: ReactNode
  features: ReactNode
  action?: ReactNode
}

function DialogPlan(props: DialogPlanProps) {
  return (
    <section className="flex flex-col gap-3 rounded-medium bg-paper p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-lead">{props.name}</h3>
        {props.mark}
      </div>
      <p className="font-display text-title font-bold">{props.price}</p>
      <div className="grow">{props.features}</div>
      {props.action}
    </section>
  )
}
