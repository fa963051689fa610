import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { planTerms } from '@milepost/contract/plans'
import { product } from '@milepost/contract/product'
import { MentoringOffer } from '#features/mentoring/mentoring-offer.tsx'
import { MentoringPage } from '#features/mentoring/mentoring-page.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Mentoring`} · ${product.name}` }]
}

export default function Mentoring() {
  const { id, plan } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Mentoring</Trans>}
        subtitle={<Trans>Talk to somebody about where you are going, one to one.</Trans>}
      />
      <MentoringPage userId={id} mayAsk={planTerms[plan].mentoring} offer={<MentoringOffer />} />
    </div>
  )
}
