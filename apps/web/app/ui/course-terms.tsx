import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseLanguage, CourseLevel, CourseMode } from '@milepost/contract/courses/limits'
import type { Course } from '@milepost/contract/courses/schema'
import { formatCountry, formatRupees } from '#lib/format.ts'

/** What a course costs; without a price, or at none, it is free. */
export function CoursePrice({ price }: { price: number | null }) {
  return price ? <span>{formatRupees(price)}</span> : <Trans>Free</Trans>
}

/** How many weeks a course takes, as its institution wrote it: with its own words, or with the unit of a bare number. */
export function CourseDuration({ duration }: { duration: string | null }) {
  if (!duration) return <Trans>Flexible</Trans>
  if (/\p{L}/u.test(duration)) return <span>{duration}</span>
  return duration.trim() === '1' ? <Trans>1 week</Trans> : <Trans>{duration} weeks</Trans>
}

/** Both, as parts of a line. */
export function CoursePriceAndDuration({ course }: { course: { price: number | null; duration: string | null } }) {
  return (
    <>
      <CoursePrice price={course.price} />
      <CourseDuration duration={course.duration} />
    </>
  )
}

/** What languages, levels and modes of courses are called. */
export function useCourseTerms(): {
  readonly languages: Readonly<Record<CourseLanguage, string>>
  readonly levels: Readonly<Record<CourseLevel, string>>
  readonly modes: Readonly<Record<CourseMode, string>>
} {
  const { t } = useLingui()
  return {
    languages: { en: t`English`, ta: t`Tamil`, si: t`Sinhala` },
    levels: { beginner: t`Beginner`, intermediate: t`Intermediate`, advanced: t`Advanced` },
    modes: { online: t`Online`, offline: t`Offline`, hybrid: t`Hybrid` },
  }
}

export function CourseLanguageName({ language }: { language: CourseLanguage }) {
  return <span>{useCourseTerms().languages[language]}</span>
}

export function CourseLevelName({ level }: { level: CourseLevel }) {
  return <span>{useCourseTerms().levels[level]}</span>
}

export function CourseModeName({ mode }: { mode: CourseMode }) {
  return <span>{useCourseTerms().modes[mode]}</span>
}

/** How a course is taught, and where it isn't online alone: 'Offline in Jaffna, Sri Lanka'. */
export function CourseModeAndPlace({ mode, country, town }: { mode: CourseMode } & Pick<Course, 'country' | 'town'>) {
  const { modes } = useCourseTerms()
  const name = modes[mode]
  if (country === undefined) return <CourseModeName mode={mode} />
  const place = town === undefined ? formatCountry(country) : `${town}, ${formatCountry(country)}`
  return (
    <Trans comment="How and where a course is taught, such as 'Offline in Jaffna, Sri Lanka'">
      {name} in {place}
    </Trans>
  )
}
