import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Course, courseStatuses } from '@milepost/contract/courses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  type CourseFilter,
  coursesPerPage,
  ownCourses,
  ownCoursesQuery,
  removeCourse,
} from '#features/courses/management/api.ts'
import { CourseEditor } from '#features/courses/management/course-editor.tsx'
import { CourseFileActions } from '#features/courses/management/course-file-actions.tsx'
import { ManagedCard } from '#features/courses/management/managed-card.tsx'
import type { CourseStart } from '#features/courses/management/use-course-editor.ts'
import { useCourseStart } from '#features/courses/management/use-course-start.ts'
import { ApiError } from '#lib/api-error.ts'
import { useListAddress } from '#lib/list-address.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TableFrame } from '#ui/data-table.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListChoice } from '#ui/list-choice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { notify } from '#ui/toast.tsx'

interface ManagedCourseListProps {
  userId: string
  institutionId: number
}

/** An institution's own courses: searched, added, edited, deleted, sent in again, imported and exported. */
export function ManagedCourseList({ userId, institutionId }: ManagedCourseListProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { values, page, set, setPage, clear } = useListAddress(['search', 'status'])
  const status = courseStatuses.find((each) => each === values.status) ?? ''
  const filter: CourseFilter = { search: values.search, status }
  const list = useQuery(ownCoursesQuery(institutionId, filter, page))
  const editing = useDialogState<{ course: Course | null; start?: CourseStart }>()
  const [start, clearStart] = useCourseStart()
  const deleting = useDialogState<Course>()
  const heading = useRef<HTMLDivElement>(null)
  const { courses = [], total = 0 } = list.data ?? {}
  const pages = Math.max(1, Math.ceil(total / coursesPerPage))
  if (!list.isFetching && list.data !== undefined && page > pages) setPage(pages)

  const renew = async () => {
    void queryClient.invalidateQueries({ queryKey: ['institution-course-count', institutionId] })
    await queryClient.invalidateQueries({ queryKey: ownCourses(institutionId) })
  }
  // Once, for the address that led here.
  const begin = useRef(() => start !== undefined && editing.open({ course: null, start }))
  useEffect(() => void begin.current(), [])
  const closeEditor = () => {
    editing.close()
    if (start !== undefined) clearStart()
  }
  const saved = (course: Course) => {
    const isNew = editing.subject?.course === null
    closeEditor()
    notify({ text: isNew ? t`The course is created.` : t`The course is updated.`, tone: 'success' })
    if (course.status === 'pending') {
      notify({ text: t`“${course.title}” is shown to learners once an admin has approved it.`, tone: 'note' })
    }
    void renew()
  }
  const isFiltered = filter.search !== '' || status !== ''
  const first = (page - 1) * coursesPerPage + 1
  const last = first + courses.length - 1
  const add = (
    <Button onClick={() => editing.open({ course: null })} aria-haspopup="dialog">
      <Trans>+ Add Course</Trans>
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div ref={heading} tabIndex={-1} className="outline-none">
        <PageHeading
          title={<Trans>Manage Courses</Trans>}
          subtitle={<Trans>What your institution teaches, and how each course stands.</Trans>}
          actions={add}
        />
      </div>
      <div className="flex flex-wrap items-end gap-4 *:min-w-0 *:grow *:basis-56">
        <SearchField
          value={values.search}
          onSearch={(text) => set('search', text)}
          placeholder={t`Title or description`}
        />
        <ListChoice
          label={<Trans>Status</Trans>}
          value={status}
          onChange={(value) => set('status', value)}
          choices={[
            ['', t`All`],
            ['pending', t`Pending`],
            ['approved', t`Approved`],
            ['rejected', t`Rejected`],
          ]}
        />
      </div>
      <TableFrame query={list} rows={3} failure={<Trans>Your courses could not be loaded.</Trans>}>
        {total === 0 ? (
          <EmptyState
            title={isFiltered ? <Trans>No courses found.</Trans> : <Trans>No courses yet</Trans>}
            actions={
              isFiltered && (
                <Button variant="quiet" onClick={clear}>
                  <Trans>Clear Filters</Trans>
                </Button>
              )
            }
          >
            {!isFiltered && <Trans>Add your first course, or import a file of many.</Trans>}
          </EmptyState>
        ) : (
          <>
            <div className="@container">
              <ul
                aria-busy={list.isFetching}
                className="grid grid-cols-[minmax(0,1fr)] gap-5 @2xl:grid-cols-2 @4xl:grid-cols-3"
              >
                {courses.map((course) => (
                  <li key={course.id}>
                    <ManagedCard
                      course={course}
                      onEdit={() => editing.open({ course })}
                      onDelete={() => deleting.open(course)}
                      onSentAgain={renew}
                    />
                  </li>
                ))}
              </ul>
            </div>
            <Pagination
              page={page}
              pages={pages}
              onPage={setPage}
              text={
                <Trans>
                  Showing {first}-{last} of <Plural value={total} one="# course" other="# courses" />
                </Trans>
              }
            />
          </>
        )}
      </TableFrame>
      <CourseFileActions institutionId={institutionId} onImported={renew} />
      <Dialog
        key={`edit-${editing.key}`}
        open={editing.isOpen}
        onClose={closeEditor}
        wide
        title={editing.subject?.course == null ? <Trans>Add New Course</Trans> : <Trans>Edit Course</Trans>}
      >
        <CourseEditor
          userId={userId}
          institutionId={institutionId}
          course={editing.subject?.course ?? null}
          start={editing.subject?.start}
          onSaved={saved}
          onCancel={closeEditor}
        />
      </Dialog>
      {deleting.subject !== null && (
        <ConfirmDialog
          key={`delete-${deleting.key}`}
          open={deleting.isOpen}
          onClose={deleting.close}
          title={<Trans>Confirm Deletion</Trans>}
          description={
            <Trans>
              Are you sure you want to delete the course "{deleting.subject.title}"? Steps of roadmaps that lead to it
              are led elsewhere, and applications to it are closed.
            </Trans>
          }
          action={<Trans>Delete</Trans>}
          busyText={<Trans>Deleting...</Trans>}
          act={() => removeCourse(deleting.subject?.id ?? 0)}
          failureOf={(error) =>
            (error instanceof ApiError && error.message) || t`The course could not be deleted. Please try again.`
          }
          onDone={async () => {
            await renew()
            deleting.close()
          }}
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
    </div>
  )
}
