import { useLingui } from '@lingui/react/macro'
import type { Course, CourseLanguage } from '@milepost/contract/courses'
import { CalendarDays, Languages, Wallet } from 'lucide-react'
import { formatRupees } from '#lib/format.ts'

/** Duration, price and language of a course, each with its fallback. */
export function CourseFacts({ course }: { course: Course }) {
  const { t } = useLingui()
  const languages: Record<CourseLanguage, string> = { en: t`English`, ta: t`Tamil`, si: t`Sinhala` }
  const facts = [
    {
      Icon: CalendarDays,
      name: t`Duration`,
      value: course.duration === null ? t`Flexible` : t`${course.duration} weeks`,
    },
    { Icon: Wallet, name: t`Price`, value: course.price ? formatRupees(course.price) : t`Free` },
    { Icon: Languages, name: t`Language`, value: languages[course.language] },
  ]
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-small">
      {facts.map(({ Icon, name, value }) => (
        <div key={name} className="flex items-center gap-1.5">
          <dt className="flex items-center gap-1.5 text-ink-soft">
            <Icon className="size-4" aria-hidden />
            {name}:
          </dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
