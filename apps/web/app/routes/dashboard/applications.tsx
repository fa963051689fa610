import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { planTerms } from '@milepost/contract/plans'
import { product } from '@milepost/contract/product'
import { OwnApplications } from '#features/applications/own-applications.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`My applications`} · ${product.name}` }]
}

export default function Applications() {
  const { id, plan } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>My applications</Trans>}
        subtitle={<Trans>Where you have applied, and what became of it.</Trans>}
      />
      <OwnApplications userId={id} limit={planTerms[plan].openApplications} />
    </div>
  )
}
