import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { product } from '@milepost/contract/product'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { noteCourseOpened } from '#features/analytics/api.ts'
import { coursesPerPage, coursesQuery, institutionsQuery } from '#features/courses/api.ts'
import { CourseCard } from '#features/courses/course-card.tsx'
import { CourseCardLoading } from '#features/courses/course-card-loading.tsx'
import { CourseDialog } from '#features/courses/course-dialog.tsx'
import { CourseFiltersForm } from '#features/courses/course-filters.tsx'
import { addressOf, courseOf, noFilters } from '#features/courses/filters.ts'
import { CorrectedSpelling, SearchChips } from '#features/courses/search-chips.tsx'
import { useCourseFilters } from '#features/courses/use-course-filters.ts'
import { askForCourse } from '#lib/addresses.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { i18n } from '#lib/i18n.ts'
import { pageOf } from '#lib/list-address.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useCourseApplication } from './use-course-application.tsx'
import { useVisit } from './use-visit.ts'

const placeholders = Array.from({ length: coursesPerPage }, (_, place) => place)

export function meta() {
  return [{ title: `${i18n._(msg`Find Courses`)} · ${product.name}` }]
}

export default function CoursesScreen() {
  // A visitor who is sent here again starts afresh.
  return <Courses key={useVisit() ?? ''} />
}

function Courses() {
  const { id: userId } = useCurrentUser()
  const [address, setAddress] = useSearchParams()
  const { typed, filters, type, apply } = useCourseFilters()
  const [open, setOpen] = useState<Course | null>(null)
  const page = pageOf(address)
  const courses = useQuery(coursesQuery(filters, page))
  const understood = courses.data?.understood ?? null
  const institutions = useQuery(institutionsQuery)
  const application = useCourseApplication()
  const searchField = useRef<HTMLInputElement>(null)
  const byId = new Map(institutions.data?.map((institution) => [institution.id, institution]))

  // A link may ask for one course by its id; it opens where it is among what the link searches for.
  const asked = courses.isPlaceholderData ? undefined : courses.data?.courses.find(({ id }) => id === courseOf(address))
  const shown = open ?? asked ?? null
  const shownId = shown?.id ?? null
  useEffect(() => {
    if (shownId !== null) void noteCourseOpened(userId, shownId)
  }, [userId, shownId])
  const close = () => {
    setOpen(null)
    setAddress(addressOf(filters, page), { replace: true })
  }
  const institutionOf = (course: Course) =>
    course.institution_id === null ? undefined : byId.get(course.institution_id)
  const clear = () => {
    apply(noFilters)
    // What was pressed goes with the empty list.
    searchField.current?.focus()
  }

  return (
    <div className="@container grid grid-cols-1 gap-8">
      <PageHeading
        title={<Trans>Explore Available Courses</Trans>}
        subtitle={<Trans>Every course here is offered by an institution and was approved.</Trans>}
      />
      <CourseFiltersForm
        filters={typed}
        institutions={institutions.data ?? []}
        onChange={type}
        searchField={searchField}
        understood={
          understood !== null && (
            <>
              <CorrectedSpelling corrections={understood.corrections} />
              <SearchChips
                understood={understood}
                onSearch={(search) => apply({ ...filters, search })}
                searchField={searchField}
              />
            </>
          )
        }
      />
      {courses.data === undefined && courses.error === null && <Loading />}
      {courses.data === undefined && courses.error !== null && (
        <ErrorState title={<Trans>The courses could not be loaded.</Trans>} onRetry={() => void courses.refetch()} />
      )}
      {courses.data !== undefined && courses.data.total === 0 && (
        <EmptyState
          title={<Trans>No courses match your filters</Trans>}
          actions={
            <>
              <Button onClick={clear}>
                <Trans>Clear Filters</Trans>
              </Button>
              <ButtonLink to={askForCourse(filters.search)} variant="quiet">
                <Trans>Ask for a course</Trans>
              </ButtonLink>
            </>
          }
        />
      )}
      {courses.data !== undefined && courses.data.total > 0 && (
        <>
          <ul
            aria-busy={courses.isPlaceholderData}
            className="grid grid-cols-1 gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3"
          >
            {courses.data.courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} institution={institutionOf(course)} onOpen={() => setOpen(course)} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pages={Math.ceil(courses.data.total / coursesPerPage)}
            onPage={(next) => setAddress(addressOf(filters, next))}
            text={<Shown page={courses.data.page} count={courses.data.courses.length} total={courses.data.total} />}
          />
        </>
      )}
      <CourseDialog
        course={application.showsPlans ? null : shown}
        institution={shown === null ? undefined : institutionOf(shown)}
        onClose={close}
        end={application.end}
      />
      {application.plans}
    </div>
  )
}

function Shown({ page, count, total }: { page: number; count: number; total: number }) {
  const first = (page - 1) * coursesPerPage + 1
  const last = first + count - 1
  if (count === 0) return <Plural value={total} one="# course on earlier pages" other="# courses on earlier pages" />
  return (
    <Trans>
      Showing {first}-{last} of {total} courses
    </Trans>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
      <p className="sr-only">
        <Trans>Loading...</Trans>
      </p>
      {placeholders.map((place) => (
        <CourseCardLoading key={place} />
      ))}
    </div>
  )
}
