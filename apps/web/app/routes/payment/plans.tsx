import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { useSearchParams } from 'react-router'
import { PlanChoice } from '#features/payment/plan-choice.tsx'
import { useSession } from '#lib/session.ts'
import { Alert } from '#ui/alert.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [
    { title: `${t`Plans`} · ${product.name}` },
    {
      name: 'description',
      content: t`What ${product.name} offers for nothing, and what Pro and Premium add and cost each month.`,
    },
  ]
}

/** Prerendered for a visitor: who is signed in, and how one came here, is known only in the browser. */
export default function Plans() {
  const { status, user } = useSession()
  const [search] = useSearchParams()
  const cameBack = status !== 'loading' && search.get('payment') === 'cancelled'
  return (
    <>
      {cameBack && (
        <Alert tone="note">
          <Trans>You left the payment before it was done. Nothing was charged.</Trans>
        </Alert>
      )}
      <PageHeading
        title={<Trans>Choose Your Plan</Trans>}
        subtitle={<Trans>Begin for nothing. Pay for more when you want more, and cancel when you like.</Trans>}
      />
      <PlanChoice user={user} />
      <p className="max-w-prose text-ink-soft">
        <Trans>
          A paid plan renews each month until you cancel it. Then you have it to the end of the month you paid for.
        </Trans>
      </p>
    </>
  )
}
