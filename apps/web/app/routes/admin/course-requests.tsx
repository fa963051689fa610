import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { courseRequestStates } from '@milepost/contract/course-requests/limits'
import type { QueuedCourseRequest } from '@milepost/contract/course-requests/schema'
import { pages } from '@milepost/contract/pages'
import { useSearchParams } from 'react-router'
import { CourseRequestList } from '#features/course-requests/course-request-list.tsx'
import { queueQuery } from '#features/course-requests/queue-api.ts'
import { DecidedRequests, decidedRequestsQuery } from '#features/queue/decided-requests.tsx'
import { type SelectableItem, useTableSelection } from '#features/queue/table-selection.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { chosenStatus, pageOf } from '#lib/list-address.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

export const meta = () => pageMeta(t`Course requests`)

export const clientLoader = preload('admin', (_user, { search }) => [
  search.get('view') === 'decided'
    ? ensure(decidedRequestsQuery(search))
    : ensure(queueQuery(chosenStatus(search.get('status'), courseRequestStates, 'requested'), pageOf(search))),
])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminCourseRequests() {
  const [address] = useSearchParams()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {address.get('view') === 'decided' ? <Decided /> : <Waiting />}
    </div>
  )
}

function Waiting() {
  const { id } = useCurrentUser()
  const decisions = useTableSelection(itemOf)
  return (
    <>
      <PageHeading
        title={<Trans>Course requests</Trans>}
        subtitle={<Trans>Courses learners have asked for. They’ll see your reply.</Trans>}
      />
      <p>
        <TextLink to={`${pages.adminCourseRequests}?view=decided&kind=course_request`}>
          <Trans>Decided requests</Trans>
        </TextLink>
      </p>
      <CourseRequestList userId={id} decisions={decisions} />
    </>
  )
}

/** Requests of all kinds are decided by the same people, so they are looked up in one place. */
function Decided() {
  return (
    <>
      <PageHeading
        title={<Trans>Decided requests</Trans>}
        subtitle={<Trans>Requests for institutions and courses: who decided, when and why.</Trans>}
      />
      <DecidedRequests />
    </>
  )
}

/** A request as the queue knows it. One that was answered is answered again by itself. */
function itemOf({ id, courseName, requestedBy, createdAt, status }: QueuedCourseRequest): SelectableItem {
  return {
    kind: 'course_request',
    id: String(id),
    title: courseName,
    language: null,
    from: requestedBy,
    since: createdAt,
    version: null,
    may: status === 'requested' ? ['approve', 'reject'] : [],
  }
}
