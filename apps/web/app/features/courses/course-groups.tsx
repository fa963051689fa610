import { Trans } from '@lingui/react/macro'
import type { CoursesFirst } from '@milepost/contract/courses/catalogue/schema'
import type { Course } from '@milepost/contract/courses/schema'
import type { Institution } from '@milepost/contract/institutions/schema'
import { useId } from 'react'
import { CourseCard } from '#features/courses/course-card.tsx'
import { type OpenSteps, stepFor } from '#features/courses/open-steps.ts'

type GroupName = 'next' | 'later' | 'rest'

interface CourseGroupsProps {
  courses: readonly Course[]
  /** How many courses of the whole list come before these. */
  before: number
  /** How the list begins, up to the end of this page, or null where it is in one piece. */
  first: CoursesFirst | null
  steps: OpenSteps
  institutionOf: (course: Course) => Institution | undefined
  onOpen: (course: Course) => void
}

/** A page of courses: under headings where the list begins with what the roadmap needs. */
export function CourseGroups({ courses, before, first, ...props }: CourseGroupsProps) {
  if (first === null || first.next + first.later === 0) return <Cards {...props} courses={courses} level={2} />
  const groupOf = (place: number): GroupName => {
    if (place < first.next) return 'next'
    return place < first.next + first.later ? 'later' : 'rest'
  }
  const groups = [...Map.groupBy(courses.entries(), ([index]) => groupOf(before + index))]
  return (
    <div className="grid grid-cols-1 gap-8">
      {groups.map(([name, entries]) => (
        <CourseGroup key={name} name={name} courses={entries.map(([, course]) => course)} {...props} />
      ))}
    </div>
  )
}

function CourseGroup({ name, steps, ...props }: Omit<CourseGroupsProps, 'before' | 'first'> & { name: GroupName }) {
  const id = useId()
  const headings = {
    next: <Trans>For your next step</Trans>,
    later: <Trans>Later on your roadmap</Trans>,
    rest: <Trans>Everything else</Trans>,
  }
  const forThem = { next: steps.slice(0, 1), later: steps.slice(1), rest: [] }
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-title">
        {headings[name]}
      </h2>
      <Cards {...props} steps={forThem[name]} level={3} />
    </section>
  )
}

function Cards({
  courses,
  steps,
  level,
  institutionOf,
  onOpen,
}: Omit<CourseGroupsProps, 'before' | 'first'> & { level: 2 | 3 }) {
  return (
    <ul className="grid grid-cols-1 gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            institution={institutionOf(course)}
            step={stepFor(course, steps)}
            level={level}
            onOpen={() => onOpen(course)}
          />
        </li>
      ))}
    </ul>
  )
}
