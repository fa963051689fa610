import { t } from '@lingui/core/macro'
import { ManagedCourseList } from '#features/courses/management/managed-course-list.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { HiddenNotice } from '#features/institutions/hidden-notice.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () => pageMeta(t`Manage Courses`)

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
