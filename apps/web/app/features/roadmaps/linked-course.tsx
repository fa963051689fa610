import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import type { Institution } from '@milepost/contract/institutions'
import type { LinkReason } from '@milepost/contract/roadmaps'
import { GraduationCap } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { CourseDuration, CourseLanguageName, CoursePrice } from '#ui/course-terms.tsx'

interface LinkedCourseProps {
  course: Course
  institution: Institution | undefined
  reason: LinkReason | null
}

export function LinkedCourse({ course, institution, reason }: LinkedCourseProps) {
  const { t } = useLingui()
  return (
    <article aria-label={t`Course for this step`} className="grid max-w-prose gap-2 rounded-medium bg-spruce-soft p-4">
      <h4 lang={course.language} className="flex items-start gap-2 font-display font-semibold">
        <GraduationCap className="mt-0.5 size-5 shrink-0 text-spruce" aria-hidden />
        {course.title}
      </h4>
      <p lang={course.language} className="text-small">
        {course.description}
      </p>
      {institution !== undefined && (
        <p className="text-small">
          <Trans>
            Provided by <strong>{institution.name}</strong>, {institution.address}
          </Trans>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small font-medium">
        <span>
          <CoursePrice price={course.price} />
        </span>
        <span>
          <CourseDuration duration={course.duration} />
        </span>
        {reason?.otherLanguage ? (
          <Badge tone="signal">
            <CourseLanguageName language={course.language} />
          </Badge>
        ) : (
          <span>
            <CourseLanguageName language={course.language} />
          </span>
        )}
      </p>
      {reason !== null && (
        <p className="text-small text-ink-soft">
          <Reason reason={reason} /> {reason.otherLanguage && <Trans>There is none in your study language yet.</Trans>}
        </p>
      )}
    </article>
  )
}

function Reason({ reason }: { reason: LinkReason }) {
  if (reason.code === 'teaches_in_title')
    return <Trans>Why this course: its title says that it teaches {reason.skill}.</Trans>
  return <Trans>Why this course: its description says that it teaches {reason.skill}.</Trans>
}
