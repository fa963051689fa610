import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import { formatCalendarDay, formatList, formatNumber } from '#lib/format.ts'
import {
  CourseDuration,
  CourseLanguageName,
  CourseLevelName,
  CourseModeAndPlace,
  CoursePrice,
} from '#ui/course-terms.tsx'
import { CalendarClock, CalendarDays, Languages, MapPin, Signal, Users, Wallet } from '#ui/icons.ts'

/** Duration, price and language of a course, each with its fallback, and its level, mode and first day where it has them. */
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
    ...(course.mode === undefined
      ? []
      : [
          {
            Icon: MapPin,
            name: t`Mode`,
            value: <CourseModeAndPlace mode={course.mode} country={course.country} town={course.town} />,
          },
        ]),
    ...(course.startsOn === null
      ? []
      : [
          {
            Icon: CalendarClock,
            name: hasStarted(course.startsOn) ? t`Started` : t`Starts`,
            value: formatStart(course.startsOn),
          },
        ]),
    ...(course.places === undefined ? [] : [{ Icon: Users, name: t`Places`, value: formatNumber(course.places) }]),
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

/** The first day of a course in full, such as '5 January 2027'. */
export function formatStart(startsOn: string): string {
  return formatCalendarDay(startsOn)
}

function hasStarted(startsOn: string): boolean {
  return new Date(`${startsOn}T23:59`) < new Date()
}

interface CourseDetailsProps {
  course: Course
  /** More skills than these are left out. */
  maxSkills?: number
}

/** What a course's managers see in one line besides its duration and price. */
export function CourseDetails({
  course: { language, level, mode, country, town, startsOn, places, management, skills },
  maxSkills = skills.length,
}: CourseDetailsProps) {
  const { t } = useLingui()
  const names = skills.slice(0, maxSkills).map(({ name }) => name)
  const more = skills.length - names.length
  const taught = formatList(more > 0 ? [...names, t`${more} more`] : names)
  const start = startsOn === null ? null : formatStart(startsOn)
  return (
    <p className="text-small text-ink-soft">
      <CourseLanguageName language={language} />
      {level !== null && (
        <span>
          {' · '}
          <CourseLevelName level={level} />
        </span>
      )}
      {mode !== undefined && (
        <span>
          {' · '}
          <CourseModeAndPlace mode={mode} country={country} town={town} />
        </span>
      )}
      {start !== null && (
        <span>
          {' · '}
          <Trans>Start date: {start}</Trans>
        </span>
      )}
      {places !== undefined && (
        <span>
          {' · '}
          <PlacesTaken places={places} taken={management?.placesTaken ?? 0} />
        </span>
      )}
      {taught !== '' && <span>{` · ${taught}`}</span>}
    </p>
  )
}

function PlacesTaken({ places, taken }: { places: number; taken: number }) {
  return (
    <Trans>
      {formatNumber(taken)} of <Plural value={places} one="# place" other="# places" /> taken
    </Trans>
  )
}
