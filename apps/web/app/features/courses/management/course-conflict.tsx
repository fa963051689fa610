import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { type ReactNode, useEffect, useRef } from 'react'
import { type CourseFields, fieldsOf, skillsIn } from '#features/courses/management/course-fields.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CourseLanguageName, CourseLevelName } from '#ui/course-terms.tsx'
import { dialogActions } from '#ui/dialog-window.tsx'

interface CourseConflictProps {
  /** As the course is now. */
  course: Course
  fields: CourseFields
  busy: boolean
  failure: string | null
  onOverwrite: () => void
  onTakeTheirs: () => void
}

/** Shows another person's version of a course beside what was typed here, so that the user chooses one. */
export function CourseConflict({ course, fields, busy, failure, onOverwrite, onTakeTheirs }: CourseConflictProps) {
  const { t } = useLingui()
  const beginning = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => beginning.current?.focus(), [])
  const theirs = fieldsOf(course)
  const rows = [
    { key: 'title', label: t`Title` },
    { key: 'description', label: t`Description` },
    { key: 'duration', label: t`Duration` },
    { key: 'price', label: t`Price` },
    { key: 'language', label: t`Language` },
    { key: 'level', label: t`Level` },
    { key: 'skills', label: t`What it teaches` },
  ].filter(({ key }) => fields[key] !== '' && theirs[key] !== fields[key])
  return (
    <div ref={beginning} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <Alert tone="note">
        <Trans>Somebody else has saved this course while you were editing it. Nothing of yours is lost.</Trans>
      </Alert>
      {rows.length === 0 ? (
        <p>
          <Trans>What you typed is what it says now; only its status has changed.</Trans>
        </p>
      ) : (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {rows.map(({ key, label }) => (
            <div key={key} className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <dt className="font-display font-semibold">{label}</dt>
              <dd className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
                <Side heading={<Trans>It says now</Trans>}>
                  <Shown fieldName={key} fields={theirs} />
                </Side>
                <Side heading={<Trans>You typed</Trans>} isOwn>
                  <Shown fieldName={key} fields={fields} />
                </Side>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {failure !== null && <Alert>{failure}</Alert>}
      <div className={dialogActions}>
        <Button busy={busy} busyText={<Trans>Saving...</Trans>} onClick={onOverwrite}>
          <Trans>Save mine over it</Trans>
        </Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          <Trans>Take what it says now</Trans>
        </Button>
      </div>
    </div>
  )
}

function Side({ heading, isOwn = false, children }: { heading: ReactNode; isOwn?: boolean; children: ReactNode }) {
  return (
    <div
      className={`grid content-start gap-1 rounded-medium px-4 py-3 wrap-anywhere ${isOwn ? 'bg-spruce-soft' : 'bg-sunken'}`}
    >
      <p className="text-small text-ink-soft">{heading}</p>
      <div className="max-h-48 overflow-y-auto whitespace-pre-line">{children}</div>
    </div>
  )
}

function Shown({ fieldName, fields }: { fieldName: string; fields: CourseFields }) {
  const text = fields[fieldName] ?? ''
  if (text === '') return <Trans>Nothing</Trans>
  if (fieldName === 'skills')
    return (skillsIn(fields) ?? []).map(({ name }) => name).join(', ') || <Trans>Nothing</Trans>
  if (fieldName === 'language' && (text === 'en' || text === 'ta' || text === 'si'))
    return <CourseLanguageName language={text} />
  if (fieldName === 'level' && (text === 'beginner' || text === 'intermediate' || text === 'advanced'))
    return <CourseLevelName level={text} />
  return text
}
