import { Trans, useLingui } from '@lingui/react/macro'
import { findOfferedCourses, maxFound } from '#features/course-requests/queue-api.ts'
import { LookupField } from '#ui/lookup-field.tsx'

interface OfferedCourseFieldProps {
  courseId: string | number | null
  title: string
  error: string | undefined
  onChange: (courseId: number | null, title: string) => void
}

/** The approved course that came of a request: searched for on the server, and chosen. */
export function OfferedCourseField({ courseId, title, error, onChange }: OfferedCourseFieldProps) {
  const { t } = useLingui()
  return (
    <LookupField
      label={<Trans>The course</Trans>}
      hint={<Trans>The learner gets a link to it.</Trans>}
      placeholder={t`Type a course’s title`}
      value={courseId === null ? null : { key: String(courseId), label: title }}
      onChange={(found) => onChange(found === null ? null : Number(found.key), found?.label ?? '')}
      error={error}
      optional
      kind="offered courses"
      lookUp={findOfferedCourses}
      most={maxFound}
      nothing={<Trans>No approved courses found.</Trans>}
    />
  )
}
