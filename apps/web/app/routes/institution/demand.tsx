import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { DemandTable } from '#features/analytics/figures/demand-table.tsx'
import { HowCounted } from '#features/analytics/figures/learners.tsx'
import { Suggestions } from '#features/analytics/figures/suggestions.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Demand`} · ${product.name}` }]
}

export default function InstitutionDemand() {
  const { institution_id: institutionId } = useCurrentUser()
  if (institutionId === null) return <NoInstitution />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <PageHeading
        title={<Trans>Demand</Trans>}
        subtitle={<Trans>What learners are to learn and find no course for.</Trans>}
      />
      <Suggestions institutionId={institutionId} />
      <DemandTable institutionId={institutionId} />
      <HowCounted />
    </div>
  )
}
