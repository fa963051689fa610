import { t } from '@lingui/core/macro'
import { courseFiguresQuery, institutionFiguresQuery, suggestionsQuery } from '#features/analytics/figures/api.ts'
import { DemandTask } from '#features/analytics/figures/demand-task.tsx'
import { InstitutionAnalytics } from '#features/analytics/figures/institution-analytics.tsx'
import { institutionQuery, institutionTasksQuery } from '#features/institutions/api.ts'
import { CourseCount, NoInstitution } from '#features/institutions/course-count.tsx'
import { HiddenNotice } from '#features/institutions/hidden-notice.tsx'
import { InstitutionTasks } from '#features/institutions/institution-tasks.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageOf } from '#lib/list-address.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'

export const meta = () => pageMeta(t`Institution Dashboard`)

export const clientLoader = preload('institution', ({ institution_id: institutionId }, { search }) =>
  institutionId === null
    ? []
    : [
        ensure(institutionQuery(institutionId)),
        ensure(institutionTasksQuery(institutionId)),
        ensure(suggestionsQuery(institutionId)),
        ensure(institutionFiguresQuery(institutionId)),
        ensure(courseFiguresQuery(institutionId, pageOf(search))),
      ],
)
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function InstitutionDashboard() {
  const { institution_id: institutionId } = useCurrentUser()
  if (institutionId === null) return <NoInstitution />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <HiddenNotice institutionId={institutionId} />
      <InstitutionTasks institutionId={institutionId}>
        <DemandTask institutionId={institutionId} />
      </InstitutionTasks>
      <CourseCount institutionId={institutionId} />
      <InstitutionAnalytics institutionId={institutionId} />
    </div>
  )
}
