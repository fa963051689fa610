import { Trans } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import type { Institution } from '@milepost/contract/institutions'
import { CourseFacts } from '#features/courses/course-facts.tsx'
import { Card } from '#ui/card.tsx'

interface CourseCardProps {
  course: Course
  institution: Institution | undefined
  onOpen: () => void
}

/** A course at a glance; the whole card opens it. */
export function CourseCard({ course, institution, onOpen }: CourseCardProps) {
  return (
    <Card className="relative flex h-full flex-col gap-3 transition-shadow hover:shadow-floating has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <h2 className="text-title" lang={course.language}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="text-left wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-large"
        >
          {course.title}
        </button>
      </h2>
      <p className="line-clamp-3 text-ink-soft" lang={course.language}>
        {course.description}
      </p>
      <div className="mt-auto grid gap-2 pt-2">
        <CourseFacts course={course} />
        <p className="text-small text-ink-soft">{institution?.name ?? <Trans>Institution Unknown</Trans>}</p>
      </div>
    </Card>
  )
}
