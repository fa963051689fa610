import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offeredCoursesQuery } from '#features/course-requests/queue-api.ts'
import { useSettled } from '#lib/use-settled.ts'
import { Field } from '#ui/field.tsx'
import { SearchSelect } from '#ui/search-select.tsx'

const typingPause = 250

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
  const [text, setText] = useState(title)
  const search = useSettled(text === title ? '' : text.trim(), typingPause)
  const { data, error: failure, isFetching } = useQuery(offeredCoursesQuery(search))
  const items = (data ?? []).map((course) => ({
    ...{ key: String(course.id), label: course.title },
    detail: course.description.slice(0, 80),
  }))
  const status = () => {
    if (failure !== null && !isFetching)
      return <Trans>The list could not be loaded. Type again to try once more.</Trans>
    if (data === undefined) return <Trans>Searching...</Trans>
    return data.length === 0 ? <Trans>No approved course has these words.</Trans> : null
  }
  return (
    <Field
      id={id}
      label={<Trans>The course</Trans>}
      hint={<Trans>The learner gets a link to it.</Trans>}
      error={error}
      optional
    >
      {(control) => (
        <SearchSelect
          control={control}
          items={items}
          value={courseId === '' ? null : { key: courseId, label: title, detail: '' }}
          text={text}
          onText={setText}
          onChange={(found) => onChange(found?.key ?? '', found?.label ?? '')}
          placeholder={t`Type a course’s title`}
          status={status()}
        />
      )}
    </Field>
  )
}
