import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import { useQuery } from '@tanstack/react-query'
import {
  coursesPerPage,
  institutionCoursesQuery,
  institutionQuery,
  readInstitutionCourses,
} from '#features/courses/admin/api.ts'
import { DecisionActions, DeletionDialog } from '#features/courses/admin/decisions.tsx'
import { ApiError } from '#lib/api-error.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { type RowSelection, withBoxes } from '#ui/resource-list/row-selection.tsx'

interface InstitutionCoursesProps {
  institutionId: number
  selection: RowSelection<Course>
  /** It was chosen just now, rather than come with the page's address. */
  takesFocus: boolean
  onClose: () => void
}

const noCourses = { page: 1, perPage: coursesPerPage, rows: [], total: 0 }

/** The courses of one institution, which an admin approves, rejects or deletes. */
export function InstitutionCourses({ institutionId, selection, takesFocus, onClose }: InstitutionCoursesProps) {
  const { t } = useLingui()
  const paging = usePage()
  const institution = useQuery(institutionQuery(institutionId))
  const list = useQuery(institutionCoursesQuery(institutionId, paging.page))
  const isGone = institution.error instanceof ApiError && institution.error.code === 'not_found'
  const name = institution.data?.name ?? ''
  return (
    <ListSection
      title={name === '' ? <Trans>Courses</Trans> : <Trans>Courses of “{name}”</Trans>}
      beside={
        <Button variant="quiet" size="small" onClick={onClose}>
          <Trans>Hide courses</Trans>
        </Button>
      }
      isDense
      takesFocus={takesFocus}
    >
      {selection.bar(list.data?.rows ?? [], {
        total: list.data?.total,
        readAll: () => readInstitutionCourses(institutionId),
      })}
      <ResourceTable
        query={isGone ? { ...list, data: noCourses } : list}
        paging={paging}
        caption={<Trans>Courses of “{name}”</Trans>}
        columns={withBoxes<Course, 'deletion'>(columns, selection)}
        actions={(course, open) => (
          <DecisionActions
            course={course}
            name={`“${course.title}”`}
            canApprove={course.status !== 'approved'}
            canReject={course.status !== 'rejected'}
            selection={selection}
            onDelete={() => open('deletion')}
          />
        )}
        dialogs={{ deletion: (course, dialog) => <DeletionDialog {...dialog} course={course} /> }}
        failure={<Trans>We couldn’t load the courses</Trans>}
        emptyText={isGone ? <Trans>This institution was deleted.</Trans> : <Trans>No courses found.</Trans>}
        count={({ total }) => <Plural value={total} one="# course" other="# courses" />}
        pagesLabel={t`Pages of the courses`}
      />
    </ListSection>
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
