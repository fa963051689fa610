import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { CourseRequestList } from '#features/course-requests/course-request-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Course requests`} · ${product.name}` }]
}

export default function AdminCourseRequests() {
  const { id } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Course requests</Trans>}
        subtitle={<Trans>Courses that learners ask for. Each of them is told what you answer.</Trans>}
      />
      <CourseRequestList userId={id} />
    </div>
  )
}
