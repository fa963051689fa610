import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { AccountCard } from '#features/auth/account-card.tsx'
import { SignInCard } from '#features/auth/sign-in-card.tsx'
import { PlanCard } from '#features/payment/plan-card.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Settings`} · ${product.name}` }]
}

/** One card a subject, side by side where there is room. */
export default function Settings() {
  const user = useCurrentUser()
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Settings</Trans>}
        subtitle={<Trans>Who you are here, how you get in, and your plan.</Trans>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2">
        <AccountCard key={user.id} user={user} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <SignInCard key={`sign-in-${user.id}`} userId={user.id} />
          <PlanCard key={`plan-${user.id}`} userId={user.id} />
        </div>
      </div>
    </div>
  )
}
