import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import type { Institution } from '@milepost/contract/institutions/schema'
import type { LinkReason, Step } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { askForCourse } from '#lib/addresses.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CourseAvailability } from '#ui/course-availability.tsx'
import { CourseLanguageName, CoursePriceAndDuration } from '#ui/course-terms.tsx'
import { GraduationCap } from '#ui/icons.ts'
import { TextLink } from '#ui/text-link.tsx'

interface LinkedCourseProps {
  course: Course
  institution: Institution | undefined
  reason: LinkReason | null
  /** The status of the learner's application, if any. */
  application: ReactNode
  onOpen: () => void
}

export function LinkedCourse({ course, institution, reason, application, onOpen }: LinkedCourseProps) {
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
        <CourseAvailability course={course} />
        <CoursePriceAndDuration course={course} />
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
      {reason !== null && <CourseReason reason={reason} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" onClick={onOpen}>
          <span>{course.closed ? <Trans>See the course</Trans> : <Trans>See and apply</Trans>}</span>{' '}
          <span className="sr-only" lang={course.language}>
            ({course.title})
          </span>
        </Button>
        {application}
      </div>
    </article>
  )
}

/** Why a course is linked to a step, and who it is for. */
export function CourseReason({ reason }: { reason: LinkReason }) {
  return (
    <p className="text-small text-ink-soft">
      <span>
        <Reason reason={reason} /> <Level level={reason.level} />
      </span>
      {reason.otherLanguage && (
        <span>
          {' '}
          <OtherLanguage absence={reason.ownLanguageAbsence} />
        </span>
      )}
    </p>
  )
}

/** Why a course is not in the learner's study language. */
function OtherLanguage({ absence }: { absence: LinkReason['ownLanguageAbsence'] }) {
  if (absence === null) return <Trans>It isn’t in your study language.</Trans>
  const texts = {
    no_course: <Trans>No course in your study language teaches this yet.</Trans>,
    budget: <Trans>There is a course in your study language, but it’s over your budget.</Trans>,
    budget_spent: (
      <Trans>
        There is a course in your study language, but together with your other courses it’s over your budget.
      </Trans>
    ),
    taken: <Trans>The course in your study language is already linked to two other steps.</Trans>,
  }
  return texts[absence]
}

function Reason({ reason }: { reason: LinkReason }) {
  if (reason.code === 'teaches_in_title')
    return <Trans>Why this course: the title says it teaches {reason.skill}.</Trans>
  if (reason.code === 'confirmed')
    return <Trans>Why this course: the institution confirms it teaches {reason.skill}.</Trans>
  return <Trans>Why this course: the description says it teaches {reason.skill}.</Trans>
}

function Level({ level }: Pick<LinkReason, 'level'>) {
  if (level === null) return null
  const texts = {
    beginner: <Trans>For beginners.</Trans>,
    intermediate: <Trans>For people who know the basics.</Trans>,
    advanced: <Trans>For advanced learners.</Trans>,
  }
  return texts[level]
}

/** Why a step has no course, so that the learner knows whether to look elsewhere or to change an answer. */
export function CourseAbsence({ absence, label }: { absence: NonNullable<Step['courseAbsence']>; label: string }) {
  const texts = {
    no_course: <Trans>No course teaches this yet.</Trans>,
    budget: <Trans>There is a course for this, but it’s over your budget.</Trans>,
    budget_spent: (
      <Trans>There is a course for this, but together with your other courses it’s over your budget.</Trans>
    ),
    taken: <Trans>A course that’s already linked to two other steps teaches this too.</Trans>,
    language: <Trans>There is a course for this, but none in your study language.</Trans>,
    place: <Trans>There is a class for this, but in another country.</Trans>,
    gone: <Trans>The course linked here is no longer offered.</Trans>,
  }
  return (
    <p className="text-small text-ink-soft">
      {texts[absence]}{' '}
      <TextLink to={askForCourse(label)}>
        <Trans>
          Ask for a course <span className="sr-only">({label})</span>
        </Trans>
      </TextLink>
    </p>
  )
}
