import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { courseStatuses } from '@milepost/contract/courses/limits'
import type { Course } from '@milepost/contract/courses/schema'
import { useQuery } from '@tanstack/react-query'
import { UndoImport } from '#features/courses/imports/undo-import.tsx'
import { AddCourse } from '#features/courses/management/add-course.tsx'
import { bulkDeletionMutation, type CourseFilter, ownCoursesQuery } from '#features/courses/management/api.ts'
import { CourseFileActions } from '#features/courses/management/course-file-actions.tsx'
import { EditorDialog } from '#features/courses/management/editor-dialog.tsx'
import { IntakesDialog } from '#features/courses/management/intakes-dialog.tsx'
import { type CourseDialogName, ManagedCard } from '#features/courses/management/managed-card.tsx'
import { ManagedFilters } from '#features/courses/management/managed-filters.tsx'
import { BulkActions } from '#features/courses/management/table/bulk-actions.tsx'
import { BulkOutcomeNote } from '#features/courses/management/table/bulk-result.tsx'
import { CourseContent, CourseMenu, useCourseColumns } from '#features/courses/management/table/course-columns.tsx'
import { type CourseView, courseViewOf, useCourseView } from '#features/courses/management/table/course-view.ts'
import { type Bulk, changeOf, useBulk } from '#features/courses/management/table/use-bulk.ts'
import { type ListChoice, listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { type ListRows, rowsPerPage, useRowsPerPage } from '#lib/rows-per-page.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceList, type Shown } from '#ui/resource-list/resource-list.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { SelectionBar, useRowSelection } from '#ui/resource-list/row-selection.tsx'
import type { DialogControl, Dialogs } from '#ui/resource-list/use-dialogs.tsx'

const filterNames = ['search', 'status', 'sort', 'view'] as const
const cardsPerPage = 9
const tableRows: ListRows = ['own-courses', 50]

/** What an address asks for. */
function filterOf({ values }: ListChoice<(typeof filterNames)[number]>): CourseFilter {
  const status = ([...courseStatuses, 'archived'] as const).find((each) => each === values.status) ?? ''
  return { search: values.search, status, sort: values.sort }
}

const perPageOf = (view: CourseView) => (view === 'table' ? rowsPerPage(tableRows) : cardsPerPage)

export function shownCoursesQuery(institutionId: number, search: URLSearchParams) {
  const choice = listChoiceOf(search, filterNames)
  return ownCoursesQuery(institutionId, filterOf(choice), choice.page, perPageOf(courseViewOf(choice.values.view)))
}

interface ManagedCourseListProps {
  userId: string
  institutionId: number
}

/** An institution's own courses: searched, added, edited, deleted, sent in again, imported and exported. */
export function ManagedCourseList({ userId, institutionId }: ManagedCourseListProps) {
  const { t } = useLingui()
  const address = useListAddress(filterNames)
  const shown = useCourseView(address.values.view)
  const rows = useRowsPerPage(tableRows)
  const filter = filterOf(address)
  const bulk = useBulk(institutionId)
  const query = useQuery(ownCoursesQuery(institutionId, filter, address.page, perPageOf(shown.view)))
  const page = query.data?.rows ?? []
  const selected = useRowSelection<Course>()
  // A page that was read again has newer versions.
  const selection = { ...selected, rows: selected.rows.map((each) => page.find(({ id }) => id === each.id) ?? each) }
  const columns = useCourseColumns(bulk)
  const isFiltered = filter.search !== '' || filter.status !== ''
  const list = {
    query,
    paging: address,
    dialogs: {
      editor: (course, dialog) => (
        <EditorDialog {...dialog} userId={userId} institutionId={institutionId} course={course} />
      ),
      copy: (course, dialog) => (
        <EditorDialog {...dialog} userId={userId} institutionId={institutionId} course={null} copied={course} />
      ),
      intakes: (course, dialog) => <IntakesDialog {...dialog} course={course} />,
      deletion: (course, dialog) => (
        <DeletionDialog {...dialog} institutionId={institutionId} course={course} bulk={bulk} />
      ),
    } satisfies Dialogs<Course, CourseDialogName>,
    failure: <Trans>We couldn’t load your courses.</Trans>,
    empty: isFiltered ? <NothingFound onClear={address.clear} /> : <NoCourses />,
    count: ({ first, last, total }: Shown) => (
      <Trans>
        Showing {first}-{last} of <Plural value={total} one="# course" other="# courses" />
      </Trans>
    ),
  }
  return (
    <ListSection
      isDense
      heading={
        <PageHeading
          title={<Trans>Manage Courses</Trans>}
          subtitle={<Trans>Your courses and their status.</Trans>}
          actions={
            <>
              <AddCourse userId={userId} institutionId={institutionId} />
              <CourseFileActions institutionId={institutionId} />
            </>
          }
        />
      }
    >
      <ManagedFilters
        values={address.values}
        onChange={address.set}
        view={shown.view}
        setView={(next) => {
          shown.setView(next)
          address.set('view', '')
        }}
      />
      <UndoImport institutionId={institutionId} />
      <BulkOutcomeNote bulk={bulk} />
      {shown.view === 'cards' ? (
        <ResourceList {...list}>
          {(courses, open, isBusy) => <CourseCards courses={courses} bulk={bulk} isBusy={isBusy} onOpen={open} />}
        </ResourceList>
      ) : (
        <>
          <SelectionBar selection={selection} page={page}>
            {(courses) => (
              <BulkActions
                institutionId={institutionId}
                selected={courses}
                bulk={bulk}
                onDone={() => selection.set([])}
              />
            )}
          </SelectionBar>
          <ResourceTable
            {...list}
            rowsPerPage={rows}
            caption={<Trans>Your courses</Trans>}
            columns={columns}
            nameOf={({ title }) => title || t`Untitled Course`}
            selection={selection}
            menu={(course, open) => <CourseMenu course={course} bulk={bulk} onOpen={open} />}
            record={(course) => <CourseContent course={course} />}
          />
        </>
      )}
    </ListSection>
  )
}

interface CourseCardsProps {
  courses: readonly Course[]
  bulk: Bulk
  isBusy: boolean
  onOpen: (dialog: CourseDialogName, course: Course) => void
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
