import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import { useQuery } from '@tanstack/react-query'
import {
  institutionCourseRows,
  institutionCoursesQuery,
  institutionQuery,
  readInstitutionCourses,
} from '#features/courses/admin/api.ts'
import { DecisionActions, DeletionDialog } from '#features/courses/admin/decisions.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'
import type { RowDecisions } from '#ui/resource-list/row-selection.tsx'

interface InstitutionCoursesProps {
  institutionId: number
  decisions: RowDecisions<Course>
  /** It was chosen just now, rather than come with the page's address. */
  takesFocus: boolean
  onClose: () => void
}

const noCourses = { page: 1, perPage: 1, rows: [], total: 0 }

/** The courses of one institution, which an admin approves, rejects or deletes. */
export function InstitutionCourses({ institutionId, decisions, takesFocus, onClose }: InstitutionCoursesProps) {
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
      {decisions.bar(list.data?.rows ?? [], {
        total: list.data?.total,
        readAll: () => readInstitutionCourses(institutionId),
      })}
      <ResourceTable
        query={isGone ? { ...list, data: noCourses } : list}
        paging={paging}
        caption={<Trans>Courses of “{name}”</Trans>}
        rowsPerPage={useRowsPerPage(institutionCourseRows)}
        columns={columns}
        nameOf={({ title }) => title}
        selection={decisions.selection}
        actions={(course, open) => (
          <DecisionActions
            course={course}
            name={`“${course.title}”`}
            canApprove={course.status !== 'approved'}
            canReject={course.status !== 'rejected'}
            decisions={decisions}
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
  {
    key: 'reason',
    header: <Trans>Reason</Trans>,
    narrow: 'below',
    isRoomy: true,
    cell: (course) => <Reason course={course} />,
  },
  {
    key: 'status',
    header: <Trans>Status</Trans>,
    narrow: 'end',
    cell: ({ status }) => <CourseStatusBadge status={status} />,
  },
]

/** Why it was rejected. */
function Reason({ course: { status, management } }: { course: Course }) {
  return status === 'rejected' && (management?.reason ?? null)
}
