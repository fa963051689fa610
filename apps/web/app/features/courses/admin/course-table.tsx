import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminCourse } from '@milepost/contract/courses'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { adminCoursesQuery, coursesPerPage, filterOf } from '#features/courses/admin/api.ts'
import { CourseRecord } from '#features/courses/admin/course-record.tsx'
import { useDecisions } from '#features/courses/admin/use-decisions.tsx'
import { useListAddress } from '#lib/list-address.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { Button } from '#ui/button.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import { DataTable, TableFrame } from '#ui/data-table.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ListChoice } from '#ui/list-choice.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SearchField } from '#ui/search-field.tsx'

/** Every course of every institution: searched, decided about, deleted. */
export function CourseTable() {
  const { t } = useLingui()
  const { values, page, set, setPage } = useListAddress(['search', 'status', 'sort'])
  const filter = filterOf(values)
  const list = useQuery(adminCoursesQuery(filter, page))
  const shown = useDialogState<AdminCourse>()
  const heading = useRef<HTMLHeadingElement>(null)
  const decisions = useDecisions(heading)
  const { courses = [], total = 0 } = list.data ?? {}
  const pages = Math.max(1, Math.ceil(total / coursesPerPage))
  if (!list.isFetching && list.data !== undefined && page > pages) setPage(pages)

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
                            busy={decisions.approving === course.id}
                            busyText={<Trans>Approving...</Trans>}
                            onClick={() => decisions.approve(course)}
                          >
                            <Trans>Approve {named(course)}</Trans>
                          </Button>
                          <Button
                            variant="quiet"
                            size="small"
                            aria-haspopup="dialog"
                            onClick={() => decisions.reject(course)}
                          >
                            <Trans>Reject {named(course)}</Trans>
                          </Button>
                        </>
                      )}
                      <Button
                        variant="quiet"
                        size="small"
                        aria-haspopup="dialog"
                        onClick={() => decisions.remove(course)}
                      >
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
      {decisions.dialogs}
    </section>
  )
}
