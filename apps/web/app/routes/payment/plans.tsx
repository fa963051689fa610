import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { useSearchParams } from 'react-router'
import { PlanChoice } from '#features/payment/plan-choice.tsx'
import { PlanComparison } from '#features/payment/plan-comparison.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { Alert } from '#ui/alert.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () =>
  pageMeta(t`Plans`, {
    name: 'description',
    content: t`See what’s free on ${product.name}, and what Pro and Premium add.`,
  })

/** Prerendered for a visitor: who is signed in, and how one came here, is known only in the browser. */
export default function Plans() {
  const { status, user } = useSession()
  const [search] = useSearchParams()
  const cameBack = status !== 'loading' && search.get('payment') === 'cancelled'
  return (
    <>
      {cameBack && (
        <Alert tone="note">
          <Trans>Payment cancelled. Nothing was charged.</Trans>
        </Alert>
      )}
      <PageHeading
        title={<Trans>Choose Your Plan</Trans>}
        subtitle={<Trans>Start for free. Upgrade when you need more, cancel any time.</Trans>}
      />
      <PlanChoice user={user} />
      <PlanComparison />
      <p className="max-w-prose text-ink-soft">
        <Trans>
          Paid plans renew every month until you cancel. After that, you keep the plan until the end of the month you’ve
          paid for.
        </Trans>
      </p>
    </>
  )
}
