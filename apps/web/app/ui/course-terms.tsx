import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseLanguage, CourseLevel } from '@milepost/contract/courses'
import { formatRupees } from '#lib/format.ts'

/** What a course costs; without a price, or at none, it is free. */
export function CoursePrice({ price }: { price: number | null }) {
  return price ? formatRupees(price) : <Trans>Free</Trans>
}

/** How many weeks a course takes, as its institution wrote it: with its own words, or with the unit of a bare number. */
export function CourseDuration({ duration }: { duration: string | null }) {
  if (!duration) return <Trans>Flexible</Trans>
  if (/\p{L}/u.test(duration)) return duration
  return duration.trim() === '1' ? <Trans>1 week</Trans> : <Trans>{duration} weeks</Trans>
}

/** Both, as parts of a line. */
export function CoursePriceAndDuration({ course }: { course: { price: number | null; duration: string | null } }) {
  return (
    <>
      <span>
        <CoursePrice price={course.price} />
      </span>
      <span>
        <CourseDuration duration={course.duration} />
      </span>
    </>
  )
}

/** What languages and levels of courses are called. */
export function useCourseTerms(): {
  readonly languages: Readonly<Record<CourseLanguage, string>>
  readonly levels: Readonly<Record<CourseLevel, string>>
} {
  const { t } = useLingui()
  return {
    languages: { en: t`English`, ta: t`Tamil`, si: t`Sinhala` },
    levels: { beginner: t`Beginner`, intermediate: t`Intermediate`, advanced: t`Advanced` },
  }
}

export function CourseLanguageName({ language }: { language: CourseLanguage }) {
  return useCourseTerms().languages[language]
}

export function CourseLevelName({ level }: { level: CourseLevel }) {
  return useCourseTerms().levels[level]
}
