import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminCourse } from '@milepost/contract/courses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  adminCourses,
  adminCoursesQuery,
  coursesPerPage,
  decide,
  filterOf,
  removeCourse,
} from '#features/admin-courses/api.ts'
import { CourseRecord } from '#features/admin-courses/course-record.tsx'
import { RejectDialog } from '#features/admin-courses/reject-dialog.tsx'
import { useDecisionFailure } from '#features/admin-courses/use-decision-failure.ts'
import { useListAddress } from '#lib/list-address.ts'
import { useOpening } from '#lib/use-opening.ts'
import { useSending } from '#lib/use-sending.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import { DataTable, TableFrame } from '#ui/data-table.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ListChoice } from '#ui/list-choice.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { notify } from '#ui/toast.tsx'

/** Every course of every institution: searched, decided about, deleted. */
export function CourseTable() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { values, page, set, setPage } = useListAddress(['search', 'status', 'sort'])
  const filter = filterOf(values)
  const list = useQuery(adminCoursesQuery(filter, page))
  const shown = useOpening<AdminCourse>()
  const rejecting = useOpening<AdminCourse>()
  const deleting = useOpening<AdminCourse>()
  const heading = useRef<HTMLHeadingElement>(null)
  const [approving, setApproving] = useState<number | null>(null)
  const { courses = [], total = 0 } = list.data ?? {}
  const pages = Math.max(1, Math.ceil(total / coursesPerPage))
  if (!list.isFetching && list.data !== undefined && page > pages) setPage(pages)

  const renew = async () => {
    void queryClient.invalidateQueries({ queryKey: ['admin-counters'] })
    await queryClient.invalidateQueries({ queryKey: adminCourses })
  }
  const failureOf = useDecisionFailure(renew)
  const { send } = useSending((error) => notify({ text: failureOf(error), tone: 'danger' }))
  const approve = (course: AdminCourse) =>
    send(async () => {
      setApproving(course.id)
      await decide(course, 'approved').finally(() => setApproving(null))
      notify({ text: t`“${course.title}” is approved.`, tone: 'success' })
      await renew()
      // The button that was pressed is gone.
      heading.current?.focus()
    })
  const named = (course: AdminCourse) => <span className="sr-only">({course.title})</span>
  return (
    <section aria-labelledby="all-courses" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="all-courses" ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>All courses</Trans>
      </h2>
      <div className="flex flex-wrap items-end gap-4 *:min-w-0 *:grow *:basis-52">
        <SearchField value={values.search} onSearch={(text) => set('search', text)} placeholder={t`Title`} />
        <ListChoice
          label={<Trans>Status</Trans>}
          value={values.status}
          onChange={(value) => set('status', value)}
          choices={[
            ['', t`All`],
            ['pending', t`Pending`],
            ['approved', t`Approved`],
            ['rejected', t`Rejected`],
          ]}
        />
        <ListChoice
          label={<Trans>Sort</Trans>}
          value={values.sort}
          onChange={(value) => set('sort', value)}
          choices={[
            ['', t`Default`],
            ['title', t`Title A-Z`],
            ['-title', t`Title Z-A`],
          ]}
        />
      </div>
      <TableFrame query={list} rows={coursesPerPage} failure={<Trans>The courses could not be loaded.</Trans>}>
        {total === 0 ? (
          <p className="py-6 text-ink-soft">
            <Trans>No courses found.</Trans>
          </p>
        ) : (
          <>
            <DataTable
              caption={<Trans>Courses</Trans>}
              busy={list.isFetching}
              rows={courses}
              keyOf={({ id }) => id}
              columns={[
                {
                  key: 'title',
                  header: <Trans>Title</Trans>,
                  isTitle: true,
                  cell: (course) => (
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      lang={course.language}
                      onClick={() => shown.open(course)}
                      className="min-h-6 text-left font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
                    >
                      {course.title || t`Untitled Course`}
                    </button>
                  ),
                },
                {
                  key: 'institution',
                  header: <Trans>Institution</Trans>,
                  cell: (course) => course.institution_name ?? <Trans>Institution Unknown</Trans>,
                },
                {
                  key: 'status',
                  header: <Trans>Status</Trans>,
                  cell: (course) => <CourseStatusBadge status={course.status} />,
                },
                {
                  key: 'actions',
                  header: <Trans>Actions</Trans>,
                  align: 'end',
                  cell: (course) => (
                    <div className="flex flex-wrap gap-2 @3xl:flex-nowrap @3xl:justify-end">
                      {course.status === 'pending' && (
                        <>
                          <Button
                            size="small"
                            busy={approving === course.id}
                            busyText={<Trans>Approving...</Trans>}
                            onClick={() => void approve(course)}
                          >
                            <Trans>Approve {named(course)}</Trans>
                          </Button>
                          <Button
                            variant="quiet"
                            size="small"
                            aria-haspopup="dialog"
                            onClick={() => rejecting.open(course)}
                          >
                            <Trans>Reject {named(course)}</Trans>
                          </Button>
                        </>
                      )}
                      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => deleting.open(course)}>
                        <Trans>Delete {named(course)}</Trans>
                      </Button>
                    </div>
                  ),
                },
              ]}
            />
            <Pagination
              page={page}
              pages={pages}
              onPage={setPage}
              text={<Plural value={total} one="# course" other="# courses" />}
            />
          </>
        )}
      </TableFrame>
      <Dialog
        key={`record-${shown.key}`}
        open={shown.isOpen}
        onClose={shown.close}
        wide
        startAtTitle
        title={shown.subject?.title}
        description={shown.subject?.institution_name}
      >
        {shown.subject !== null && <CourseRecord course={shown.subject} />}
      </Dialog>
      {rejecting.subject !== null && (
        <RejectDialog
          key={`reject-${rejecting.key}`}
          course={rejecting.subject}
          open={rejecting.isOpen}
          onClose={rejecting.close}
          onDone={renew}
          failureOf={failureOf}
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
          failureOf={failureOf}
          onDone={async () => {
            await renew()
            deleting.close()
          }}
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
    </section>
  )
}
