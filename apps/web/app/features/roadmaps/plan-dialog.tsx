import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** What making another roadmap takes. Subscribing comes with payment: until then its button is off and says so. */
export function PlanDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={<Trans>Choose Your Plan</Trans>}
      description={
        <Trans>
          A new roadmap after your answers change, or for another career, is free, twice a week. More of them, and
          another one from the same answers, are part of the paid plans.
        </Trans>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Plan
          name={<Trans>Free</Trans>}
          price={<Trans>No cost</Trans>}
          features={[t`Basic roadmaps`, t`Limited courses`]}
          action={
            <Badge tone="spruce">
              <Trans>Current Plan</Trans>
            </Badge>
          }
        />
        <Plan
          name={<Trans>Pro</Trans>}
          price={<Trans>USD 9.99/month</Trans>}
          features={[t`Advanced roadmaps`, t`Smart suggestions`, t`Priority support`]}
          action={
            <div className="grid gap-2">
              <Button disabled wide>
                <Trans>Subscribe to Pro</Trans>
              </Button>
              <p className="text-small text-ink-soft">
                <Trans>Coming soon: payment is not open yet.</Trans>
              </p>
            </div>
          }
        />
      </div>
    </Dialog>
  )
}

function Plan(props: { name: ReactNode; price: ReactNode; features: string[]; action: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 rounded-medium bg-paper p-5">
      <h3 className="text-lead">{props.name}</h3>
      <p className="font-display text-title font-bold">{props.price}</p>
      <ul className="grid grow content-start gap-1.5">
        {props.features.map((feature) => (
          <li key={feature} className="flex items-center gap-2">
            <Check className="size-4 shrink-0 text-spruce" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {props.action}
    </section>
  )
}
