import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  courseLists,
  coursesPerPage,
  decideCourse,
  institutionCoursesQuery,
  institutionQuery,
  removeCourse,
} from '#features/admin/institutions-api.ts'
import { ApiError } from '#lib/api-error.ts'
import { useOpening } from '#lib/use-opening.ts'
import { usePage } from '#lib/use-page.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { type Column, DataTable, TableFrame } from '#ui/data-table.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'

const longestReason = 1000

interface InstitutionCoursesProps {
  institutionId: number
  /** It was chosen just now, rather than come with the page's address. */
  takesFocus: boolean
  onClose: () => void
}

/** The courses of one institution, which an admin approves, rejects or deletes. */
export function InstitutionCourses({ institutionId, takesFocus, onClose }: InstitutionCoursesProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, setPage, know } = usePage(coursesPerPage)
  const institution = useQuery(institutionQuery(institutionId))
  const list = useQuery(institutionCoursesQuery(institutionId, page))
  const rejecting = useOpening<Course>()
  const deleting = useOpening<Course>()
  const [approving, setApproving] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  if (!list.isFetching) know(list.data?.total)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  const renew = () => queryClient.invalidateQueries({ queryKey: courseLists(institutionId) })
  const textOf = (error: unknown, otherwise: string) => {
    if (error instanceof ApiError && error.code === 'not_found') {
      void renew()
      return t`The course is gone.`
    }
    return (error instanceof ApiError && error.message) || otherwise
  }
  const onApprove = async (course: Course) => {
    if (approving !== null) return
    setApproving(course.id)
    setFailure(null)
    try {
      await decideCourse(course.id, 'approved')
      await renew()
      heading.current?.focus()
    } catch (error) {
      setFailure(`“${course.title}”: ${textOf(error, t`It could not be approved. Please try again.`)}`)
    }
    setApproving(null)
  }
  const done = async (close: () => void) => {
    setFailure(null)
    await renew()
    close()
  }
  const columns: readonly Column<Course>[] = [
    { key: 'title', header: <Trans>Title</Trans>, isTitle: true, cell: ({ title }) => title },
    { key: 'status', header: <Trans>Status</Trans>, cell: (course) => <State course={course} /> },
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
              onClick={() => void onApprove(course)}
            >
              <Trans>
                Approve <span className="sr-only">“{course.title}”</span>
              </Trans>
            </Button>
          )}
          {course.status !== 'rejected' && (
            <Button variant="quiet" size="small" onClick={() => rejecting.open(course)}>
              <Trans>
                Reject <span className="sr-only">“{course.title}”</span>
              </Trans>
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => deleting.open(course)}>
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
      {failure !== null && <Alert>{failure}</Alert>}
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
      {rejecting.subject !== null && (
        <ReasonDialog
          key={`reject-${rejecting.key}`}
          open={rejecting.isOpen}
          onClose={rejecting.close}
          title={<Trans>Reject “{rejecting.subject.title}”?</Trans>}
          description={<Trans>The institution reads the reason, and can send the course in again.</Trans>}
          longest={longestReason}
          action={<Trans>Reject</Trans>}
          busyText={<Trans>Rejecting...</Trans>}
          act={(reason) => decideCourse(rejecting.subject?.id ?? 0, 'rejected', reason)}
          onDone={() => done(rejecting.close)}
          failureOf={(error) => textOf(error, t`It could not be rejected. Please try again.`)}
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
      {deleting.subject !== null && (
        <ConfirmDialog
          key={`delete-${deleting.key}`}
          open={deleting.isOpen}
          onClose={deleting.close}
          title={<Trans>Confirm Deletion</Trans>}
          description={<Trans>Are you sure you want to delete the course "{deleting.subject.title}"?</Trans>}
          action={<Trans>Delete</Trans>}
          busyText={<Trans>Deleting...</Trans>}
          act={() => removeCourse(deleting.subject?.id ?? 0)}
          failureOf={(error) => {
            if (error instanceof ApiError && error.code === 'not_found') return null
            return (error instanceof ApiError && error.message) || t`It could not be deleted. Please try again.`
          }}
          onDone={() => done(deleting.close)}
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
    </section>
  )
}

const states: Record<Course['status'], { tone: BadgeTone; text: ReactNode }> = {
  pending: { tone: 'signal', text: <Trans>Pending</Trans> },
  approved: { tone: 'success', text: <Trans>Approved</Trans> },
  rejected: { tone: 'danger', text: <Trans>Rejected</Trans> },
}

function State({ course: { status, management } }: { course: Course }) {
  const { tone, text } = states[status]
  const reason = management?.reason ?? null
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tone}>{text}</Badge>
      {status === 'rejected' && reason !== null && <p className="text-small text-ink-soft">{reason}</p>}
    </div>
  )
}
