import { Trans, useLingui } from '@lingui/react/macro'
import { maxCoursePlaces, maxCoursePrice } from '@milepost/contract/courses/limits'
import type { Course } from '@milepost/contract/courses/schema'
import { useState } from 'react'
import { readPrice } from '#features/courses/imports/read-price.ts'
import { readDuration, readPlaces } from '#features/courses/imports/read-values.ts'
import { CellEditor } from '#features/courses/management/table/cell-editor.tsx'
import { SelectionBar } from '#features/courses/management/table/selection-bar.tsx'
import type { Bulk, CourseSetting } from '#features/courses/management/table/use-bulk.ts'
import { formatDate } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { CourseAvailability } from '#ui/course-availability.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import { CourseDuration, CoursePrice } from '#ui/course-terms.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'

interface CourseTableProps {
  institutionId: number
  courses: readonly Course[]
  bulk: Bulk
  isBusy: boolean
  onOpen: (dialog: 'editor' | 'copy' | 'deletion', course: Course) => void
}

/** An institution's courses as a table: selected, edited in their cells, and changed together. */
export function CourseTable({ institutionId, courses, bulk, isBusy, onOpen }: CourseTableProps) {
  const { t } = useLingui()
  const [selected, setSelected] = useState<readonly Course[]>([])
  // A page that was read again has newer versions.
  const current = selected.map((each) => courses.find(({ id }) => id === each.id) ?? each)
  const columns = useColumns({ bulk, selected: current, onSelect: setSelected, onOpen })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SelectionBar
        institutionId={institutionId}
        shown={courses}
        selected={current}
        bulk={bulk}
        onSelect={setSelected}
      />
      <DataTable caption={t`Your courses`} columns={columns} rows={courses} keyOf={({ id }) => id} busy={isBusy} />
    </div>
  )
}

interface ColumnOptions extends Pick<CourseTableProps, 'onOpen'> {
  bulk: Bulk
  selected: readonly Course[]
  onSelect: (courses: readonly Course[]) => void
}

function useColumns({ bulk, selected, onSelect, onOpen }: ColumnOptions): Column<Course>[] {
  const { t } = useLingui()
  const isSelected = (course: Course) => selected.some(({ id }) => id === course.id)
  const toggle = (course: Course) =>
    onSelect(isSelected(course) ? selected.filter(({ id }) => id !== course.id) : [...selected, course])
  const titleOf = ({ title }: Course) => title || t`Untitled Course`
  return [
    {
      key: 'select',
      header: <Trans>Select</Trans>,
      cell: (course) => (
        <input
          type="checkbox"
          className="tick"
          aria-label={t`Select ${titleOf(course)}`}
          checked={isSelected(course)}
          onChange={() => toggle(course)}
        />
      ),
    },
    {
      key: 'title',
      header: <Trans>Title</Trans>,
      isTitle: true,
      isRoomy: true,
      cell: (course) => <span lang={course.language}>{titleOf(course)}</span>,
    },
    {
      key: 'status',
      header: <Trans>Status</Trans>,
      cell: (course) => (
        <div className="flex flex-wrap gap-1">
          <CourseStatusBadge status={course.status} />
          <CourseAvailability course={course} />
        </div>
      ),
    },
    ...useEditedColumns(bulk, titleOf),
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (course) => <RowActions title={titleOf(course)} onOpen={(dialog) => onOpen(dialog, course)} />,
    },
  ]
}

/** The columns that are edited in their cells. */
function useEditedColumns(bulk: Bulk, titleOf: (course: Course) => string): Column<Course>[] {
  const { t } = useLingui()
  const set = (course: Course, setting: CourseSetting) => void bulk.change([course], () => setting)
  const priceIn = (typed: string) => {
    const read = readPrice(typed)
    return 'text' in read && Number(read.text) <= maxCoursePrice ? read.text : null
  }
  const weeksIn = (typed: string) => {
    const read = readDuration(typed)
    return 'text' in read && read.text.length <= 60 ? read.text : null
  }
  const placesIn = (typed: string) => {
    const read = readPlaces(typed)
    return read === '' || (/^\d+$/.test(read) && Number(read) > 0 && Number(read) <= maxCoursePlaces) ? read : null
  }
  return [
    {
      key: 'price',
      header: <Trans>Price</Trans>,
      cell: (course) => (
        <CellEditor
          label={t`Price of ${titleOf(course)}`}
          shown={<CoursePrice price={course.price} />}
          value={String(course.price ?? '')}
          check={(typed) => (priceIn(typed) === null ? t`Enter a price such as 5000.` : null)}
          onSave={(typed) => set(course, { price: priceIn(typed) ?? '' })}
        />
      ),
    },
    {
      key: 'weeks',
      header: <Trans>Duration</Trans>,
      cell: (course) => (
        <CellEditor
          label={t`Duration of ${titleOf(course)}`}
          shown={<CourseDuration duration={course.duration} />}
          value={course.duration ?? ''}
          check={(typed) => (weeksIn(typed) === null ? t`Enter the length in weeks, such as 6 or 6-8.` : null)}
          onSave={(typed) => set(course, { duration: weeksIn(typed) ?? '' })}
        />
      ),
    },
    {
      key: 'startsOn',
      header: <Trans>Start date</Trans>,
      cell: (course) => (
        <CellEditor
          type="date"
          label={t`Start date of ${titleOf(course)}`}
          shown={course.startsOn === null ? <Trans>No fixed date</Trans> : formatDate(`${course.startsOn}T00:00`)}
          value={course.startsOn ?? ''}
          check={(typed) => (typed === '' || /^20\d{2}-/.test(typed) ? null : t`Enter a date between 2000 and 2099.`)}
          onSave={(typed) => set(course, { startsOn: typed })}
        />
      ),
    },
    {
      key: 'places',
      header: <Trans>Places</Trans>,
      cell: (course) => (
        <CellEditor
          label={t`Places of ${titleOf(course)}`}
          shown={
            course.places === undefined ? (
              <Trans>No limit</Trans>
            ) : (
              <Trans>
                {course.management?.placesTaken ?? 0} of {course.places}
              </Trans>
            )
          }
          value={String(course.places ?? '')}
          check={(typed) => (placesIn(typed) === null ? t`Enter a whole number such as 25, or leave it blank.` : null)}
          onSave={(typed) => set(course, { places: placesIn(typed) || null })}
        />
      ),
    },
  ]
}

function RowActions({ title, onOpen }: { title: string; onOpen: (dialog: 'editor' | 'copy' | 'deletion') => void }) {
  const named = <span className="sr-only">({title})</span>
  return (
    <div className="flex flex-wrap gap-2 @3xl:justify-end">
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => onOpen('editor')}>
        <Trans>Edit {named}</Trans>
      </Button>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => onOpen('copy')}>
        <Trans>Duplicate {named}</Trans>
      </Button>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => onOpen('deletion')}>
        <Trans>Delete {named}</Trans>
      </Button>
    </div>
  )
}
