import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { PlanName } from '@milepost/contract/plans'
import { product } from '@milepost/contract/product'
import type { User } from '@milepost/contract/users/schema'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { saveNamedPlan } from '#features/payment/chosen-plan.ts'
import { PlanFeatureList } from '#features/payment/plan-feature-list.tsx'
import { PlanTitle } from '#features/payment/plan-title.tsx'
import { SubscribeForm } from '#features/payment/subscribe-form.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { loadTranslations } from '#lib/translations.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

export const clientLoader = () => loadTranslations('learner')

export const meta = () => pageMeta(t`Subscribe to a Plan`)

export default function PaymentMethods() {
  const { user } = useSession()
  useNamedPlan()
  return (
    <div className="mx-auto grid w-full max-w-form grid-cols-[minmax(0,1fr)] gap-6 wrap-anywhere">
      {user !== null && user.plan !== 'basic' ? <OwnPlan plan={user.plan} /> : <Subscribe user={user} />}
      <p>
        <TextLink to={pages.plans}>
          <Trans>Compare the plans</Trans>
        </TextLink>
      </p>
    </div>
  )
}

/** Who has a plan has nothing to subscribe to: which one it is, what is in it, and where it is managed. */
function OwnPlan({ plan }: { plan: PlanName }) {
  const { t } = useLingui()
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h1 className="text-heading">
          <Trans>Your plan</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>
            You’re on the <PlanTitle plan={plan} /> plan. You can change it in Settings.
          </Trans>
        </p>
      </div>
      <section aria-label={t`What you get`} className="rounded-medium bg-paper p-5">
        <PlanFeatureList plan={plan} />
      </section>
      <ButtonLink to={pages.settings} size="large" wide>
        <Trans>Manage your plan</Trans>
      </ButtonLink>
    </Card>
  )
}

function Subscribe({ user }: { user: User | null }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h1 className="text-heading">
          <Trans>Subscribe to a Plan</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>You’ll pay by card on Stripe’s secure page. {product.name} never sees your card details.</Trans>
        </p>
      </div>
      {user === null || user.role === 'student' ? (
        <SubscribeForm user={user} returnTo={pages.paymentMethods} />
      ) : (
        <Alert tone="note">
          <Trans>Plans are for learners only. This account can’t subscribe.</Trans>
        </Alert>
      )}
    </Card>
  )
}

/** Takes the plan that the address names over into this browser, before the form reads it, and out of the address. */
function useNamedPlan(): void {
  const [search, setSearch] = useSearchParams()
  const named = search.get('plan')
  useState(() => saveNamedPlan(named))
  useEffect(() => {
    if (named !== null) setSearch({}, { replace: true })
  }, [named, setSearch])
}
