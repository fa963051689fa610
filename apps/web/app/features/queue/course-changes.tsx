import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminCourse } from '@milepost/contract/courses/schema'
import type { CourseContent } from '@milepost/contract/queue/schema'
import { diffWords } from 'diff'
import type { ReactNode } from 'react'
import {
  CourseDuration,
  CourseLanguageName,
  CourseLevelName,
  CourseModeAndPlace,
  CoursePrice,
} from '#ui/course-terms.tsx'

/** Word by word what has changed since the course was last approved. */
export function CourseChanges({ approved, course }: { approved: CourseContent; course: AdminCourse }) {
  const { t } = useLingui()
  const terms: readonly (readonly [string, ReactNode, ReactNode, boolean])[] = [
    [
      'price',
      <CoursePrice key="before" price={approved.price} />,
      <CoursePrice key="now" price={course.price} />,
      (approved.price ?? 0) !== (course.price ?? 0),
    ],
    [
      'duration',
      <CourseDuration key="before" duration={approved.duration} />,
      <CourseDuration key="now" duration={course.duration} />,
      approved.duration !== course.duration,
    ],
    [
      'language',
      approved.language && <CourseLanguageName key="before" language={approved.language} />,
      <CourseLanguageName key="now" language={course.language} />,
      approved.language !== undefined && approved.language !== course.language,
    ],
    [
      'level',
      approved.level ? <CourseLevelName key="before" level={approved.level} /> : '–',
      course.level === null ? '–' : <CourseLevelName key="now" level={course.level} />,
      approved.level !== undefined && approved.level !== course.level,
    ],
    [
      'mode',
      approved.mode ? modeAndPlace('before', approved) : '–',
      course.mode === undefined ? '–' : modeAndPlace('now', course),
      approved.mode !== undefined && placeOf(approved) !== placeOf(course),
    ],
    ['start', approved.startsOn ?? '–', course.startsOn ?? '–', approved.startsOn !== course.startsOn],
  ]
  const changed = terms.filter(([, , , isChanged]) => isChanged)
  const skills = course.skills.map(({ name }) => name)
  const before = approved.skills ?? skills
  return (
    <section aria-labelledby="course-changes" className="grid gap-2">
      <h3 id="course-changes" className="text-body">
        <Trans>Changed since the last approval</Trans>
      </h3>
      <div className="grid gap-2 border-l-4 border-line pl-4" lang={course.language}>
        {approved.title !== course.title && (
          <p className="font-semibold">
            <Words before={approved.title} now={course.title} />
          </p>
        )}
        {approved.description !== course.description && (
          <p className="whitespace-pre-line">
            <Words before={approved.description} now={course.description} />
          </p>
        )}
        {changed.map(([name, was, now]) => (
          <p key={name}>
            <Removed>{was}</Removed> <Added>{now}</Added>
          </p>
        ))}
        <ul aria-label={t`Skills`} className="flex flex-wrap gap-2 empty:hidden">
          {before.map(
            (name) =>
              !skills.includes(name) && (
                <li key={name}>
                  <Removed>{name}</Removed>
                </li>
              ),
          )}
          {skills.map(
            (name) =>
              !before.includes(name) && (
                <li key={name}>
                  <Added>{name}</Added>
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  )
}

type Taught = Pick<CourseContent, 'mode' | 'country' | 'town'>

const placeOf = ({ mode, country, town }: Taught) => [mode, country, town].map((each) => each ?? '').join()

function modeAndPlace(key: string, { mode, country, town }: Taught) {
  if (!mode) return null
  return <CourseModeAndPlace key={key} mode={mode} country={country ?? undefined} town={town ?? undefined} />
}

// Tamil and Sinhala words are not what JavaScript's \w takes for a word. Firefox before 125 compares their letters.
const segmenter = 'Segmenter' in Intl && { intlSegmenter: new Intl.Segmenter('en', { granularity: 'word' }) }

function Words({ before, now }: { before: string; now: string }) {
  const parts = diffWords(before, now, segmenter || {})
  return parts.map(({ added, removed, value }, place) => {
    const key = `${place} ${value}`
    if (added) return <Added key={key}>{value}</Added>
    return removed ? <Removed key={key}>{value}</Removed> : <span key={key}>{value}</span>
  })
}

function Added({ children }: { children: ReactNode }) {
  return <ins className="rounded-small bg-success-soft px-0.5 text-success decoration-2">{children}</ins>
}

function Removed({ children }: { children: ReactNode }) {
  return <del className="rounded-small bg-danger-soft px-0.5 text-danger decoration-2">{children}</del>
}
