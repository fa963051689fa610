import { Trans, useLingui } from '@lingui/react/macro'
import { findOfferedCourses, maxFound } from '#features/course-requests/queue-api.ts'
import { LookupField } from '#ui/lookup-field.tsx'

interface OfferedCourseFieldProps {
  id: string
  /** '' for none. */
  courseId: string
  title: string
  error: string | undefined
  onChange: (courseId: string, title: string) => void
}

/** The approved course that came of a request: searched for on the server, and chosen. */
export function OfferedCourseField({ id, courseId, title, error, onChange }: OfferedCourseFieldProps) {
  const { t } = useLingui()
  return (
    <LookupField
      id={id}
      label={<Trans>The course</Trans>}
      hint={<Trans>The learner gets a link to it.</Trans>}
      placeholder={t`Type a course’s title`}
      value={courseId === '' ? null : { key: courseId, label: title }}
      onChange={(found) => onChange(found?.key ?? '', found?.label ?? '')}
      error={error}
      optional
      kind="offered courses"
      lookUp={findOfferedCourses}
      most={maxFound}
      nothing={<Trans>No approved course has these words.</Trans>}
    />
  )
}
