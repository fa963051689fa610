import { t } from '@lingui/core/macro'
import { recentImportsQuery } from '#features/courses/management/api.ts'
import { ManagedCourseList, shownCoursesQuery } from '#features/courses/management/managed-course-list.tsx'
import { institutionQuery } from '#features/institutions/api.ts'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { HiddenNotice } from '#features/institutions/hidden-notice.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'

export const meta = () => pageMeta(t`Manage Courses`)

export const clientLoader = preload('institution', ({ institution_id: institutionId }, { search }) =>
  institutionId === null
    ? []
    : [
        ensure(institutionQuery(institutionId)),
        ensure(recentImportsQuery(institutionId)),
        ensure(shownCoursesQuery(institutionId, search)),
      ],
)
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function InstitutionCourses() {
  const { id, institution_id: institutionId } = useCurrentUser()
  if (institutionId === null) return <NoInstitution />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <HiddenNotice institutionId={institutionId} />
      <ManagedCourseList key={institutionId} userId={id} institutionId={institutionId} />
    </div>
  )
}
