import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { QueuedCourseRequest } from '@milepost/contract/course-requests'
import { CourseRequestList } from '#features/course-requests/course-request-list.tsx'
import { type SelectableItem, useTableSelection } from '#features/queue/table-selection.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Course requests`)

export default function AdminCourseRequests() {
  const { id } = useCurrentUser()
  const selection = useTableSelection(itemOf)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Course requests</Trans>}
        subtitle={<Trans>Courses learners have asked for. They’ll see your reply.</Trans>}
      />
      <CourseRequestList userId={id} selection={selection} />
    </div>
  )
}

/** A request as the queue knows it. One that was answered is answered again by itself. */
function itemOf({ id, courseName, requestedBy, createdAt, status }: QueuedCourseRequest): SelectableItem {
  return {
    ...{ kind: 'course_request', id: String(id), title: courseName, language: null, from: requestedBy },
    ...{ since: createdAt, version: null, may: status === 'requested' ? ['approve', 'reject'] : [] },
  }
}
