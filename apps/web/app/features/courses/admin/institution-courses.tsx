import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { coursesPerPage, institutionCoursesQuery, institutionQuery } from '#features/courses/admin/api.ts'
import { useDecisions } from '#features/courses/admin/use-decisions.tsx'
import { ApiError } from '#lib/api-error.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import { type Column, DataTable, TableFrame } from '#ui/data-table.tsx'
import { Pagination } from '#ui/pagination.tsx'

interface InstitutionCoursesProps {
  institutionId: number
  /** It was chosen just now, rather than come with the page's address. */
  takesFocus: boolean
  onClose: () => void
}

/** The courses of one institution, which an admin approves, rejects or deletes. */
export function InstitutionCourses({ institutionId, takesFocus, onClose }: InstitutionCoursesProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, setPage, know } = usePage(coursesPerPage)
  const institution = useQuery(institutionQuery(institutionId))
  const list = useQuery(institutionCoursesQuery(institutionId, page))
  const { approving, approve, reject, remove, dialogs } = useDecisions(heading)
  if (!list.isFetching) know(list.data?.total)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  const columns: readonly Column<Course>[] = [
    { key: 'title', header: <Trans>Title</Trans>, isTitle: true, cell: ({ title }) => title },
    { key: 'status', header: <Trans>Status</Trans>, cell: (course) => <StatusBadge course={course} /> },
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (course) => (
        <div className="flex flex-wrap gap-2 @3xl:flex-nowrap @3xl:justify-end">
          {course.status !== 'approved' && (
            <Button
              variant="quiet"
              size="small"
              busy={approving === course.id}
              busyText={<Trans>Approving...</Trans>}
              onClick={() => approve(course)}
            >
              <Trans>
                Approve <span className="sr-only">“{course.title}”</span>
              </Trans>
            </Button>
          )}
          {course.status !== 'rejected' && (
            <Button variant="quiet" size="small" onClick={() => reject(course)}>
              <Trans>
                Reject <span className="sr-only">“{course.title}”</span>
              </Trans>
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => remove(course)}>
            <Trans>
              Delete <span className="sr-only">“{course.title}”</span>
            </Trans>
          </Button>
        </div>
      ),
    },
  ]
  const isGone = institution.error instanceof ApiError && institution.error.code === 'not_found'
  const total = list.data?.total ?? 0
  const name = institution.data?.name ?? ''
  return (
    <section aria-labelledby="institution-courses" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="institution-courses" ref={heading} tabIndex={-1} className="text-title outline-none wrap-anywhere">
          {name === '' ? <Trans>Courses</Trans> : <Trans>Courses of “{name}”</Trans>}
        </h2>
        <Button variant="quiet" size="small" onClick={onClose}>
          <Trans>Hide courses</Trans>
        </Button>
      </div>
      {isGone ? (
        <p className="text-ink-soft">
          <Trans>This institution is gone.</Trans>
        </p>
      ) : (
        <TableFrame query={list} rows={coursesPerPage} failure={<Trans>The courses could not be loaded</Trans>}>
          {total === 0 ? (
            <p className="text-ink-soft">
              <Trans>No courses found.</Trans>
            </p>
          ) : (
            <>
              <DataTable
                caption={<Trans>Courses of “{name}”</Trans>}
                columns={columns}
                rows={list.data?.courses ?? []}
                keyOf={({ id }) => id}
                busy={list.isPlaceholderData}
              />
              <Pagination
                label={t`Pages of the courses`}
                page={page}
                pages={Math.max(1, Math.ceil(total / coursesPerPage))}
                onPage={setPage}
                text={<Plural value={total} one="# course" other="# courses" />}
              />
            </>
          )}
        </TableFrame>
      )}
      {dialogs}
    </section>
  )
}

function StatusBadge({ course: { status, management } }: { course: Course }) {
  const reason = management?.reason ?? null
  return (
    <div className="grid justify-items-start gap-1">
      <CourseStatusBadge status={status} />
      {status === 'rejected' && reason !== null && <p className="text-small text-ink-soft">{reason}</p>}
    </div>
  )
}
