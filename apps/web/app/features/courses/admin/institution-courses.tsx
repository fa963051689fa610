import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { useQuery } from '@tanstack/react-query'
import { coursesPerPage, institutionCoursesQuery, institutionQuery } from '#features/courses/admin/api.ts'
import { DecisionActions, decisionDialogs, useApproval } from '#features/courses/admin/decisions.tsx'
import { RejectedCourses, useRejected } from '#features/courses/admin/rejected-courses.tsx'
import { ApiError } from '#lib/api-error.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'

interface InstitutionCoursesProps {
  institutionId: number
  /** It was chosen just now, rather than come with the page's address. */
  takesFocus: boolean
  onClose: () => void
}

const noCourses = { page: 1, perPage: coursesPerPage, rows: [], total: 0 }

/** The courses of one institution, which an admin approves, rejects or deletes. */
export function InstitutionCourses({ institutionId, takesFocus, onClose }: InstitutionCoursesProps) {
  const { t } = useLingui()
  const paging = usePage()
  const institution = useQuery(institutionQuery(institutionId))
  const list = useQuery(institutionCoursesQuery(institutionId, paging.page))
  const approval = useApproval()
  const rejections = useRejected()
  const isGone = institution.error instanceof ApiError && institution.error.code === 'not_found'
  const name = institution.data?.name ?? ''
  return (
    <ResourceTable
      query={isGone ? { ...list, data: noCourses } : list}
      paging={paging}
      title={name === '' ? <Trans>Courses</Trans> : <Trans>Courses of “{name}”</Trans>}
      takesFocus={takesFocus}
      isDense
      beside={
        <Button variant="quiet" size="small" onClick={onClose}>
          <Trans>Hide courses</Trans>
        </Button>
      }
      caption={<Trans>Courses of “{name}”</Trans>}
      columns={columns}
      keyOf={({ id }) => id}
      actions={(course, open) => (
        <DecisionActions
          course={course}
          name={`“${course.title}”`}
          canApprove={course.status !== 'approved'}
          canReject={course.status !== 'rejected'}
          approval={approval}
          onOpen={open}
        />
      )}
      intro={<RejectedCourses {...rejections} />}
      dialogs={decisionDialogs(rejections.add)}
      expectedRows={coursesPerPage}
      failure={<Trans>We couldn’t load the courses</Trans>}
      emptyText={isGone ? <Trans>This institution was deleted.</Trans> : <Trans>No courses found.</Trans>}
      count={({ total }) => <Plural value={total} one="# course" other="# courses" />}
      pagesLabel={t`Pages of the courses`}
    />
  )
}

const columns: readonly Column<Course>[] = [
  { key: 'title', header: <Trans>Title</Trans>, isTitle: true, cell: ({ title }) => title },
  { key: 'status', header: <Trans>Status</Trans>, cell: (course) => <StatusBadge course={course} /> },
]

function StatusBadge({ course: { status, management } }: { course: Course }) {
  const reason = management?.reason ?? null
  return (
    <div className="grid justify-items-start gap-1">
      <CourseStatusBadge status={status} />
      {status === 'rejected' && reason !== null && <p className="text-small text-ink-soft">{reason}</p>}
    </div>
  )
}
