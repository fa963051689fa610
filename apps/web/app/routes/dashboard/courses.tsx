import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { maxCounted } from '@milepost/contract/courses/limits'
import type { Course } from '@milepost/contract/courses/schema'
import type { Institution } from '@milepost/contract/institutions/schema'
import type { User } from '@milepost/contract/users/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { coursesPerPage, coursesQuery, institutionsQuery } from '#features/courses/api.ts'
import { CourseDialog } from '#features/courses/course-dialog.tsx'
import { CourseFiltersForm } from '#features/courses/course-filters.tsx'
import { CourseGroups } from '#features/courses/course-groups.tsx'
import { type CourseLearner, everyone, learnerOf } from '#features/courses/course-learner.ts'
import { addressOf, type CourseFilters, courseOf, filtersOf, noFilters } from '#features/courses/filters.ts'
import { type OpenSteps, openStepsOf } from '#features/courses/open-steps.ts'
import { SearchNotes } from '#features/courses/search-notes.tsx'
import { useCourseFilters } from '#features/courses/use-course-filters.ts'
import { preferencesQuery } from '#features/preferences/api.ts'
import { profileQuery } from '#features/profiles/api.ts'
import { progressQuery } from '#features/progress/api.ts'
import { statusesOf } from '#features/progress/shown-progress.ts'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { askForCourse } from '#lib/addresses.ts'
import { i18n } from '#lib/i18n.ts'
import { pageOf } from '#lib/list-address.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { queryClient } from '#lib/query-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useCourseApplication } from './use-course-application.tsx'
import { useCourseLearner } from './use-course-learner.ts'
import { useOpenCourse } from './use-open-course.ts'
import { useOpenSteps } from './use-open-steps.ts'
import { useVisit } from './use-visit.ts'

export const meta = () => pageMeta(i18n._(msg`Find Courses`))

export const clientLoader = preload('student', (user, { search }) => [
  ensure(institutionsQuery),
  ensureCourses(user, search),
])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

async function ensureCourses({ id, profileCompleted }: User, address: URLSearchParams): Promise<unknown> {
  const isForLearner = profileCompleted && courseOf(address) === null
  await Promise.all([
    ...(profileCompleted ? [ensure(roadmapQuery(id)), ensure(progressQuery(id))] : []),
    ...(isForLearner ? [ensure(profileQuery(id)), ensure(preferencesQuery(id))] : []),
  ])
  const roadmap = queryClient.getQueryData(roadmapQuery(id).queryKey)
  const progress = queryClient.getQueryData(progressQuery(id).queryKey)
  const steps = roadmap && progress ? openStepsOf(roadmap.roadmap, statusesOf(progress, [])) : []
  const profile = isForLearner ? queryClient.getQueryData(profileQuery(id).queryKey) : undefined
  const preferences = isForLearner ? queryClient.getQueryData(preferencesQuery(id).queryKey) : undefined
  const learner = profile && preferences ? learnerOf(profile, preferences.learningMode) : everyone
  return ensure(coursesQuery(filtersOf(address), pageOf(address), steps, learner))
}

export default function CoursesScreen() {
  // A visitor who is sent here again starts afresh.
  return <Courses key={useVisit() ?? ''} />
}

function Courses() {
  const [address, setAddress] = useSearchParams()
  const { typed, filters, type, apply } = useCourseFilters()
  const page = pageOf(address)
  const steps = useOpenSteps()
  const learner = useCourseLearner()
  const courses = useQuery(coursesQuery(filters, page, steps, learner))
  const understood = courses.data?.understood ?? null
  const { institutions, institutionOf } = useInstitutions()
  const application = useCourseApplication()
  const searchField = useRef<HTMLInputElement>(null)
  const listed = courses.isPlaceholderData ? undefined : courses.data?.courses
  const { course, open, close } = useOpenCourse(listed, addressOf(filters, page))
  const clear = () => {
    apply(noFilters)
    // What was pressed goes with the empty list.
    searchField.current?.focus()
  }

  return (
    <div className="@container grid grid-cols-1 gap-8">
      <PageHeading
        title={<Trans>Explore Available Courses</Trans>}
        subtitle={<Trans>All courses come from approved institutions.</Trans>}
      />
      <CourseFiltersForm
        filters={typed}
        institutions={institutions}
        onChange={type}
        searchField={searchField}
        understood={
          understood !== null && (
            <SearchNotes
              understood={understood}
              onSearch={(search) => apply({ ...filters, search })}
              searchField={searchField}
            />
          )
        }
      />
      <FoundCourses
        filters={filters}
        page={page}
        steps={steps}
        learner={learner}
        institutionOf={institutionOf}
        onOpen={open}
        onPage={(next) => setAddress(addressOf(filters, next))}
        empty={<NothingFound search={filters.search} onClear={clear} />}
      />
      <CourseDialog
        course={application.showsPlans ? null : course}
        institution={course === null ? undefined : institutionOf(course)}
        onClose={close}
        end={application.end}
      />
      {application.plans}
    </div>
  )
}

function useInstitutions() {
  const { data: institutions = [] } = useQuery(institutionsQuery)
  const byId = new Map(institutions.map((institution) => [institution.id, institution]))
  const institutionOf = (course: Course) =>
    course.institution_id === null ? undefined : byId.get(course.institution_id)
  return { institutions, institutionOf }
}

interface FoundCoursesProps {
  filters: CourseFilters
  page: number
  steps: OpenSteps | undefined
  learner: CourseLearner | undefined
  institutionOf: (course: Course) => Institution | undefined
  onOpen: (course: Course) => void
  onPage: (page: number) => void
  empty: ReactNode
}

function FoundCourses({ filters, page, steps, learner, institutionOf, onOpen, onPage, empty }: FoundCoursesProps) {
  const query = useQuery(coursesQuery(filters, page, steps, learner))
  return (
    <Loaded
      query={query}
      loading={<Trans>Loading...</Trans>}
      failure={(retry) => <ErrorState title={<Trans>We couldn’t load the courses.</Trans>} onRetry={retry} />}
    >
      {(data) =>
        data.total === 0 ? (
          empty
        ) : (
          <>
            <div aria-busy={query.isPlaceholderData}>
              <CourseGroups
                courses={data.courses}
                before={(data.page - 1) * coursesPerPage}
                first={data.first}
                steps={steps ?? []}
                institutionOf={institutionOf}
                onOpen={onOpen}
              />
            </div>
            <Pagination
              page={page}
              pages={Math.ceil(Math.min(data.total, maxCounted) / coursesPerPage)}
              onPage={onPage}
              text={<Shown page={data.page} count={data.courses.length} total={data.total} />}
            />
          </>
        )
      }
    </Loaded>
  )
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      title={<Trans>No courses match your filters</Trans>}
      actions={
        <>
          <Button onClick={onClear}>
            <Trans>Clear Filters</Trans>
          </Button>
          <ButtonLink to={askForCourse(search)} variant="quiet">
            <Trans>Ask for a course</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}

function Shown({ page, count, total }: { page: number; count: number; total: number }) {
  const first = (page - 1) * coursesPerPage + 1
  const last = first + count - 1
  if (count === 0) return <Plural value={total} one="# course on earlier pages" other="# courses on earlier pages" />
  if (total > maxCounted)
    return (
      <Trans>
        Showing {first}-{last} of more than <Plural value={maxCounted} one="# course" other="# courses" />
      </Trans>
    )
  return (
    <Trans>
      Showing {first}-{last} of <Plural value={total} one="# course" other="# courses" />
    </Trans>
  )
}
