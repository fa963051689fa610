import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { DemandTable } from '#features/analytics/figures/demand-table.tsx'
import { HowCounted } from '#features/analytics/figures/learners.tsx'
import { Suggestions } from '#features/analytics/figures/suggestions.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Demand`)

export default function InstitutionDemand() {
  const { institution_id: institutionId } = useCurrentUser()
  if (institutionId === null) return <NoInstitution />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <PageHeading
        title={<Trans>Demand</Trans>}
        subtitle={<Trans>Skills learners need but can’t find a course for.</Trans>}
      />
      <Suggestions institutionId={institutionId} />
      <DemandTable institutionId={institutionId} />
      <HowCounted />
    </div>
  )
}
