import { Trans, useLingui } from '@lingui/react/macro'
import { maxCoursePlaces, maxCoursePrice } from '@milepost/contract/courses/limits'
import type { Course } from '@milepost/contract/courses/schema'
import { CourseDetails, CourseFacts } from '#features/courses/course-facts.tsx'
import { readPrice } from '#features/courses/imports/read-price.ts'
import { readDuration, readPlaces } from '#features/courses/imports/read-values.ts'
import type { CourseDialogName } from '#features/courses/management/managed-card.tsx'
import { CellEditor } from '#features/courses/management/table/cell-editor.tsx'
import type { Bulk, CourseSetting } from '#features/courses/management/table/use-bulk.ts'
import { useAvailability } from '#features/courses/management/use-availability.ts'
import { formatDate } from '#lib/format.ts'
import { CourseAvailability } from '#ui/course-availability.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import { CourseDuration, CoursePrice } from '#ui/course-terms.tsx'
import type { Column } from '#ui/data-table.tsx'
import { PublishedLink } from '#ui/published-link.tsx'
import { RowAction } from '#ui/resource-list/row-action.tsx'

/** What is shown of each course in the list. */
export function useCourseColumns(bulk: Bulk): Column<Course>[] {
  const { t } = useLingui()
  const titleOf = ({ title }: Course) => title || t`Untitled Course`
  return [
    {
      key: 'title',
      header: <Trans>Title</Trans>,
      isTitle: true,
      cell: (course) => (
        <>
          <span lang={course.language}>{titleOf(course)}</span>
          {course.management?.code !== undefined && (
            <span className="ml-2 text-small font-normal text-ink-soft">{course.management.code}</span>
          )}
        </>
      ),
    },
    ...useEditedColumns(bulk, titleOf),
    {
      key: 'status',
      header: <Trans>Status</Trans>,
      narrow: 'end',
      isRoomy: true,
      cell: (course) => (
        <div className="flex gap-1">
          <CourseStatusBadge status={course.status} />
          <CourseAvailability course={course} />
        </div>
      ),
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
      narrow: 'below',
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

interface CourseMenuProps {
  course: Course
  bulk: Bulk
  onOpen: (dialog: CourseDialogName) => void
}

/** What can be done with a course. */
export function CourseMenu({ course, bulk, onOpen }: CourseMenuProps) {
  return (
    <>
      <RowAction aria-haspopup="dialog" onClick={() => onOpen('editor')}>
        <Trans>Edit</Trans>
      </RowAction>
      <RowAction aria-haspopup="dialog" onClick={() => onOpen('copy')}>
        <Trans>Duplicate</Trans>
      </RowAction>
      <RowAction aria-haspopup="dialog" onClick={() => onOpen('intakes')}>
        <Trans>Starts and places</Trans>
      </RowAction>
      {useAvailability([course]).map(({ key, text, setting }) => (
        <RowAction key={key} onClick={() => void bulk.change([course], () => setting)}>
          {text}
        </RowAction>
      ))}
      <RowAction aria-haspopup="dialog" onClick={() => onOpen('deletion')}>
        <Trans>Delete</Trans>
      </RowAction>
    </>
  )
}

/** A course in full, without what can be done with it. */
export function CourseContent({ course }: { course: Course }) {
  const { description, language, management, status } = course
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="whitespace-pre-line" lang={language}>
        {description || <Trans>No description provided.</Trans>}
      </p>
      <CourseFacts course={course} />
      <CourseDetails course={course} />
      {status === 'approved' && management?.archived !== true && (
        <p>
          <PublishedLink kind="course" id={course.id}>
            <Trans>Public page</Trans>
          </PublishedLink>
        </p>
      )}
      {status === 'rejected' && (
        <p className="whitespace-pre-line">{management?.reason ?? <Trans>No reason was given.</Trans>}</p>
      )}
    </div>
  )
}
