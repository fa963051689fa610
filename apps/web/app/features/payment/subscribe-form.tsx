import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { type PaidPlan, paidPlans } from '@milepost/contract/plans'
import type { User } from '@milepost/contract/users/schema'
import { type FormEvent, useState } from 'react'
import { openCheckout } from '#features/payment/api.ts'
import { readChosenPlan, saveChosenPlan } from '#features/payment/chosen-plan.ts'
import { ChargeNote, usePaymentMode } from '#features/payment/payment-notes.tsx'
import { PlanFeatureList } from '#features/payment/plan-feature-list.tsx'
import { PlanTitle } from '#features/payment/plan-title.tsx'
import { priceOf } from '#features/payment/prices.ts'
import { useProviderVisit, type VisitFailure } from '#features/payment/use-provider-visit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextLink } from '#ui/text-link.tsx'

const currency = 'LKR'
const chargeId = 'subscribe-charge'

/** Chooses a paid plan and opens the checkout, which leads back to `returnTo`. A visitor has no `user`. */
export function SubscribeForm({ user, returnTo }: { user: User | null; returnTo: string }) {
  const { t } = useLingui()
  const [plan, setPlan] = useState<PaidPlan>(readChosenPlan)
  const { leave, busy, failure, refuse, forget } = useProviderVisit()
  const isOff = usePaymentMode() === 'off'
  const names = { pro: t`Pro`, premium: t`Premium` } as const

  const choose = (name: string) => {
    const chosen = paidPlans.find((each) => each === name) ?? 'pro'
    setPlan(chosen)
    saveChosenPlan(chosen)
    forget()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (user === null) refuse()
    else void leave(() => openCheckout(user.id, plan, currency))
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-6">
      <Field label={<Trans>Plan</Trans>}>
        {(control) => (
          <Select {...control} value={plan} disabled={busy} onChange={(event) => choose(event.target.value)}>
            {paidPlans.map((each) => (
              <option key={each} value={each}>
                {t`${names[each]} (${priceOf(each, currency)}/month)`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <section aria-label={t`What you get`} className="rounded-medium bg-paper p-5">
        <PlanFeatureList plan={plan} />
      </section>
      {failure !== null && (
        <Alert>
          <SubscribeFailure failure={failure} returnTo={returnTo} />
        </Alert>
      )}
      <div className="grid gap-3">
        <Button
          type="submit"
          size="large"
          wide
          disabled={isOff}
          busy={busy}
          busyText={<Trans>Redirecting to Stripe...</Trans>}
          aria-describedby={chargeId}
        >
          <span>
            <Trans>
              Subscribe to <PlanTitle plan={plan} />
            </Trans>
          </span>
        </Button>
        <ChargeNote id={chargeId} plan={plan} currency={currency} />
      </div>
    </form>
  )
}

function SubscribeFailure({ failure, returnTo }: { failure: VisitFailure; returnTo: string }) {
  if (failure.kind === 'signed-out') {
    return (
      <>
        <p>
          <Trans>Please log in to continue.</Trans>
        </p>
        <TextLink to={pages.login} state={{ from: returnTo }}>
          <Trans>Log in and come back here</Trans>
        </TextLink>
      </>
    )
  }
  return failure.message === '' ? (
    <Trans>Error starting checkout session. Please try again.</Trans>
  ) : (
    <span>{failure.message}</span>
  )
}
