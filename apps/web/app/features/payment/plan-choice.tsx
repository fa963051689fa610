import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { type PlanName, plans } from '@milepost/contract/plans'
import type { User } from '@milepost/contract/users/schema'
import { saveChosenPlan } from '#features/payment/chosen-plan.ts'
import { PlanFeatureList } from '#features/payment/plan-feature-list.tsx'
import { PlanAudience, PlanDescription, PlanTitle } from '#features/payment/plan-title.tsx'
import { priceOf } from '#features/payment/prices.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

/** The three plans. A visitor has no `user`. */
export function PlanChoice({ user }: { user: User | null }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-6 lg:grid-cols-3">
      {plans.map((plan) => (
        <PlanOffer key={plan} plan={plan} user={user} />
      ))}
    </ul>
  )
}

function PlanOffer({ plan, user }: { plan: PlanName; user: User | null }) {
  const titleId = `plan-${plan}`
  const isOwn = user?.plan === plan
  const isSubscriber = user !== null && user.plan !== 'basic'
  return (
    <li
      className={classNames(
        'flex flex-col gap-5 rounded-large border-t-4 bg-raised p-6 shadow-raised',
        'md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-10',
        'lg:row-span-4 lg:grid lg:grid-rows-[auto_auto_1fr_auto] lg:supports-[grid-template-rows:subgrid]:grid-rows-subgrid sm:p-8',
        isOwn ? 'border-signal' : 'border-spruce',
      )}
    >
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={titleId} className="text-title">
            <PlanTitle plan={plan} />
          </h2>
          {isOwn && (
            <Badge tone="signal">
              <Trans>Current Plan</Trans>
            </Badge>
          )}
        </div>
        <p className="text-ink-soft">
          <PlanDescription plan={plan} />
        </p>
        <p>
          <PlanAudience plan={plan} />
        </p>
      </div>
      <PlanPrice plan={plan} isSignedIn={user !== null} />
      <div className="grow md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1">
        <PlanFeatureList plan={plan} />
      </div>
      {isSubscriber ? (
        <ButtonLink
          to={pages.settings}
          wide
          variant="quiet"
          className="md:max-lg:self-start"
          aria-describedby={titleId}
        >
          {isOwn ? <Trans>Manage your plan</Trans> : <Trans>Change in your settings</Trans>}
        </ButtonLink>
      ) : (
        <ButtonLink
          to={afterChoosing(plan, user)}
          onClick={() => saveChosenPlan(plan)}
          wide
          variant={plan === 'basic' ? 'quiet' : 'primary'}
          className="md:max-lg:self-start"
          aria-describedby={titleId}
        >
          <Trans>Continue to Payment</Trans>
        </ButtonLink>
      )}
    </li>
  )
}

/** The free plan needs no payment, so it leads to the product. */
function afterChoosing(plan: PlanName, user: User | null): string {
  // The address names the plan, since this page can be clicked on before its scripts are there.
  if (plan !== 'basic') return `${pages.paymentMethods}?plan=${plan}`
  return user === null ? pages.signUp : pages.dashboard
}

function PlanPrice({ plan, isSignedIn }: { plan: PlanName; isSignedIn: boolean }) {
  if (plan === 'basic') {
    return (
      <div>
        <p className="font-display text-heading font-bold">
          <Trans>Free</Trans>
        </p>
        <p className="text-small text-ink-soft">
          {isSignedIn ? (
            <Trans>No card needed. You go straight to your dashboard.</Trans>
          ) : (
            <Trans>No card needed. You go straight to sign-up.</Trans>
          )}
        </p>
      </div>
    )
  }
  const [dollars, rupees] = [priceOf(plan, 'USD'), priceOf(plan, 'LKR')]
  return (
    <div>
      <p className="font-display text-heading font-bold">
        <Trans>
          {dollars}
          <span className="text-lead font-semibold">/month</span>
        </Trans>
      </p>
      <p className="text-small text-ink-soft">
        <Trans>On the payment page you pay in Sri Lankan rupees: {rupees}/month.</Trans>
      </p>
    </div>
  )
}
