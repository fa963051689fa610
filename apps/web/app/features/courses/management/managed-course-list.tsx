import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { courseStatuses } from '@milepost/contract/courses/limits'
import type { Course } from '@milepost/contract/courses/schema'
import { useQuery } from '@tanstack/react-query'
import { UndoImport } from '#features/courses/imports/undo-import.tsx'
import { AddCourse } from '#features/courses/management/add-course.tsx'
import { bulkDeletionMutation, type CourseFilter, ownCoursesQuery } from '#features/courses/management/api.ts'
import { CourseFileActions } from '#features/courses/management/course-file-actions.tsx'
import { EditorDialog } from '#features/courses/management/editor-dialog.tsx'
import { ManagedCard } from '#features/courses/management/managed-card.tsx'
import { ManagedFilters } from '#features/courses/management/managed-filters.tsx'
import { BulkOutcomeNote } from '#features/courses/management/table/bulk-result.tsx'
import { CourseTable } from '#features/courses/management/table/course-table.tsx'
import { type Bulk, changeOf, useBulk } from '#features/courses/management/table/use-bulk.ts'
import { type ListChoice, listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceList } from '#ui/resource-list/resource-list.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'

const filterNames = ['search', 'status', 'sort', 'view'] as const
const cardsPerPage = 9
const rowsPerPage = 50

/** What an address asks for. */
function choiceOf({ values }: ListChoice<(typeof filterNames)[number]>) {
  const status = ([...courseStatuses, 'archived'] as const).find((each) => each === values.status) ?? ''
  const filter: CourseFilter = { search: values.search, status, sort: values.sort }
  const isTable = values.view === 'table'
  return { filter, isTable, perPage: isTable ? rowsPerPage : cardsPerPage }
}

export function shownCoursesQuery(institutionId: number, search: URLSearchParams) {
  const choice = listChoiceOf(search, filterNames)
  const { filter, perPage } = choiceOf(choice)
  return ownCoursesQuery(institutionId, filter, choice.page, perPage)
}

interface ManagedCourseListProps {
  userId: string
  institutionId: number
}

/** An institution's own courses: searched, added, edited, deleted, sent in again, imported and exported. */
export function ManagedCourseList({ userId, institutionId }: ManagedCourseListProps) {
  const address = useListAddress(filterNames)
  const { values, page } = address
  const { filter, isTable, perPage } = choiceOf(address)
  const bulk = useBulk(institutionId)
  const isFiltered = filter.search !== '' || filter.status !== ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ListSection
        heading={
          <PageHeading
            title={<Trans>Manage Courses</Trans>}
            subtitle={<Trans>Your courses and their status.</Trans>}
            actions={
              <>
                <AddCourse userId={userId} institutionId={institutionId} />
                <CourseFileActions userId={userId} institutionId={institutionId} />
              </>
            }
          />
        }
      >
        <ManagedFilters values={values} onChange={address.set} />
        <UndoImport institutionId={institutionId} />
        <BulkOutcomeNote bulk={bulk} />
        <ResourceList
          query={useQuery(ownCoursesQuery(institutionId, filter, page, perPage))}
          paging={address}
          dialogs={{
            editor: (course, dialog) => (
              <EditorDialog {...dialog} userId={userId} institutionId={institutionId} course={course} />
            ),
            copy: (course, dialog) => (
              <EditorDialog {...dialog} userId={userId} institutionId={institutionId} course={null} copied={course} />
            ),
            deletion: (course, dialog) => (
              <DeletionDialog {...dialog} institutionId={institutionId} course={course} bulk={bulk} />
            ),
          }}
          failure={<Trans>We couldn’t load your courses.</Trans>}
          empty={isFiltered ? <NothingFound onClear={address.clear} /> : <NoCourses />}
          count={({ first, last, total }) => (
            <Trans>
              Showing {first}-{last} of <Plural value={total} one="# course" other="# courses" />
            </Trans>
          )}
        >
          {(courses, open, isBusy) =>
            isTable ? (
              <CourseTable institutionId={institutionId} courses={courses} bulk={bulk} isBusy={isBusy} onOpen={open} />
            ) : (
              <CourseCards courses={courses} bulk={bulk} isBusy={isBusy} onOpen={open} />
            )
          }
        </ResourceList>
      </ListSection>
    </div>
  )
}

interface CourseCardsProps {
  courses: readonly Course[]
  bulk: Bulk
  isBusy: boolean
  onOpen: (dialog: 'editor' | 'copy' | 'deletion', course: Course) => void
}

function CourseCards({ courses, bulk, isBusy, onOpen }: CourseCardsProps) {
  return (
    <div className="@container">
      <ul aria-busy={isBusy} className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.id}>
            <ManagedCard course={course} bulk={bulk} onOpen={(dialog) => onOpen(dialog, course)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={<Trans>No courses found.</Trans>}
      actions={
        <Button variant="quiet" onClick={onClear}>
          <Trans>Clear Filters</Trans>
        </Button>
      }
    />
  )
}

function NoCourses() {
  return (
    <EmptyState title={<Trans>No courses yet</Trans>}>
      <Trans>Add your first course, or import a file with many.</Trans>
    </EmptyState>
  )
}

interface CourseDeletionProps extends DialogControl {
  institutionId: number
  course: Course
  bulk: Bulk
}

/** Deletes a course as many are deleted: it is out of sight at once, and can be brought back for a minute. */
function DeletionDialog({ institutionId, course, bulk, ...dialog }: CourseDeletionProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Confirm Deletion</Trans>}
      description={
        <Trans>
          Are you sure you want to delete the course "{course.title}"? Roadmap steps that use it get another course if
          there is one. Applications to it are closed. You can undo this for 1 minute.
        </Trans>
      }
      action={<Trans>Delete</Trans>}
      busyText={<Trans>Deleting...</Trans>}
      mutation={bulkDeletionMutation(institutionId)}
      subject={[changeOf(course, {})]}
      onDone={(outcome) => bulk.showDeletion(outcome, [course])}
      failure={t`We couldn’t delete the course. Please try again.`}
    />
  )
}
