import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CourseRequestList } from '#features/course-requests/course-request-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Course requests`)

export default function AdminCourseRequests() {
  const { id } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Course requests</Trans>}
        subtitle={<Trans>Courses learners have asked for. They’ll see your reply.</Trans>}
      />
      <CourseRequestList userId={id} />
    </div>
  )
}
