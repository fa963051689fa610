import { Trans } from '@lingui/react/macro'
import type { CourseLanguage, CourseLevel } from '@milepost/contract/courses'
import { formatRupees } from '#lib/format.ts'

/** What a course costs; without a price, or at none, it is free. */
export function CoursePrice({ price }: { price: number | null }) {
  return price ? formatRupees(price) : <Trans>Free</Trans>
}

/** How many weeks a course takes, as its institution wrote it. */
export function CourseDuration({ duration }: { duration: string | null }) {
  if (duration === null) return <Trans>Flexible</Trans>
  return duration.trim() === '1' ? <Trans>1 week</Trans> : <Trans>{duration} weeks</Trans>
}

export function CourseLanguageName({ language }: { language: CourseLanguage }) {
  const names = { en: <Trans>English</Trans>, ta: <Trans>Tamil</Trans>, si: <Trans>Sinhala</Trans> }
  return names[language]
}

export function CourseLevelName({ level }: { level: CourseLevel }) {
  const names = {
    beginner: <Trans>Beginner</Trans>,
    intermediate: <Trans>Intermediate</Trans>,
    advanced: <Trans>Advanced</Trans>,
  }
  return names[level]
}
