import { useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { CalendarDays, Languages, Signal, Wallet } from 'lucide-react'
import { CourseDuration, CourseLanguageName, CourseLevelName, CoursePrice } from '#ui/course-terms.tsx'

/** Duration, price and language of a course, each with its fallback, and its level where it says one. */
export function CourseFacts({ course }: { course: Course }) {
  const { t } = useLingui()
  const facts = [
    {
      Icon: CalendarDays,
      name: t`Duration`,
      value: <CourseDuration duration={course.duration} />,
    },
    { Icon: Wallet, name: t`Price`, value: <CoursePrice price={course.price} /> },
    { Icon: Languages, name: t`Language`, value: <CourseLanguageName language={course.language} /> },
    ...(course.level === null
      ? []
      : [{ Icon: Signal, name: t`Level`, value: <CourseLevelName level={course.level} /> }]),
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
