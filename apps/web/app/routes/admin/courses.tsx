import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminCourse } from '@milepost/contract/courses/schema'
import { CourseTable, shownCoursesQuery } from '#features/courses/admin/course-table.tsx'
import { CreateForm } from '#features/courses/admin/create-form.tsx'
import { type SelectableItem, useTableSelection } from '#features/queue/table-selection.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { Card } from '#ui/card.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Course management`)

export const clientLoader = preload('admin', (_user, { search }) => [ensure(shownCoursesQuery(search))])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminCourses() {
  const { id } = useCurrentUser()
  const decisions = useTableSelection(itemOf)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Course management</Trans>}
        subtitle={<Trans>All courses, including those waiting for review.</Trans>}
      />
      <CourseTable decisions={decisions} />
      <Card aria-labelledby="new-course" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 id="new-course" className="text-title">
          <Trans>Create a course</Trans>
        </h2>
        <CreateForm key={id} userId={id} />
      </Card>
    </div>
  )
}

/** A course as the queue knows it. What is approved can still be rejected. */
function itemOf({ id, title, language, status, institution_name, management }: AdminCourse): SelectableItem {
  return {
    kind: 'course',
    id: String(id),
    title,
    language,
    from: institution_name,
    since: '',
    version: management?.version ?? null,
    may: status === 'pending' ? ['approve', 'reject'] : status === 'approved' ? ['reject'] : [],
  }
}
