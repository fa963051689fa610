import { Trans } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import type { Institution } from '@milepost/contract/institutions/schema'
import type { Step } from '@milepost/contract/roadmaps/schema'
import { CourseFacts } from '#features/courses/course-facts.tsx'
import { InstitutionMark } from '#features/courses/institution-mark.tsx'
import { Card } from '#ui/card.tsx'
import { CourseAvailability } from '#ui/course-availability.tsx'
import { Signpost } from '#ui/icons.ts'

interface CourseCardProps {
  course: Course
  institution: Institution | undefined
  /** The step of the roadmap that it is for, if any. */
  step: Step | undefined
  /** Of its title: 3 below the heading of a group. */
  level: 2 | 3
  onOpen: () => void
}

/** A course at a glance; the whole card opens it. */
export function CourseCard({ course, institution, step, level, onOpen }: CourseCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Card className="relative flex h-full flex-col gap-3 transition-shadow hover:shadow-floating">
      <Title className="text-title" lang={course.language}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="text-left wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-large after:outline-offset-2 after:outline-focus focus-visible:after:outline-3"
        >
          {course.title}
        </button>
      </Title>
      {step !== undefined && (
        <p className="flex items-start gap-1.5 text-small font-medium text-spruce">
          <Signpost className="mt-[0.15em] size-4 shrink-0" aria-hidden />
          <span>
            <Trans>
              For step {step.id}: {step.label}
            </Trans>
          </span>
        </p>
      )}
      <p className="line-clamp-3 text-ink-soft" lang={course.language}>
        {course.description}
      </p>
      <div className="mt-auto grid gap-2 pt-2">
        <CourseAvailability course={course} />
        <CourseFacts course={course} />
        <p className="flex items-center gap-2 text-small text-ink-soft">
          {institution !== undefined && <InstitutionMark institution={institution} />}
          <span>{institution?.name ?? <Trans>Institution Unknown</Trans>}</span>
        </p>
      </div>
    </Card>
  )
}
