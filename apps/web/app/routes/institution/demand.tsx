import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { demandQuery, suggestionsQuery } from '#features/analytics/figures/api.ts'
import { DemandTable } from '#features/analytics/figures/demand-table.tsx'
import { HowCounted } from '#features/analytics/figures/learners.tsx'
import { Suggestions } from '#features/analytics/figures/suggestions.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageOf } from '#lib/list-address.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Demand`)

export const clientLoader = preload('institution', ({ institution_id: institutionId }, { search }) =>
  institutionId === null
    ? []
    : [ensure(suggestionsQuery(institutionId)), ensure(demandQuery(institutionId, pageOf(search)))],
)
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

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
