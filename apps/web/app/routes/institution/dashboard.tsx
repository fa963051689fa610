import { t } from '@lingui/core/macro'
import { DemandTask } from '#features/analytics/figures/demand-task.tsx'
import { InstitutionAnalytics } from '#features/analytics/figures/institution-analytics.tsx'
import { CourseCount, NoInstitution } from '#features/institutions/course-count.tsx'
import { HiddenNotice } from '#features/institutions/hidden-notice.tsx'
import { InstitutionTasks } from '#features/institutions/institution-tasks.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () => pageMeta(t`Institution Dashboard`)

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
