import { Trans } from '@lingui/react/macro'
import { courseModes } from '@milepost/contract/courses/limits'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatStart } from '#features/courses/course-facts.tsx'
import { useCourseLabels } from '#features/courses/course-form.tsx'
import type { CourseFields } from '#features/courses/management/course-fields.ts'
import type { EditConflict } from '#features/courses/management/use-concurrent-edits.ts'
import { formatCountry, formatList } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CourseDuration, CourseLanguageName, CourseLevelName, CourseModeName, CoursePrice } from '#ui/course-terms.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'

interface CourseConflictProps {
  conflict: EditConflict
  busy: boolean
  failure: string | null
  onOverwrite: () => void
  onTakeTheirs: () => void
}

/** Shows another person's version of a course beside what was typed here, so that the user chooses one. */
export function CourseConflict({ conflict, busy, failure, onOverwrite, onTakeTheirs }: CourseConflictProps) {
  const labels = useCourseLabels()
  const beginning = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone. Before the paint, or the dialog takes the focus.
  useLayoutEffect(() => beginning.current?.focus(), [])
  const { theirs, merged } = conflict
  const changed = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => merged.conflicts.includes(name))
  return (
    <div ref={beginning} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <Alert tone="note">
        <Trans>
          Someone else changed the same fields while you were editing. All other changes, yours and theirs, are kept.
        </Trans>
      </Alert>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {changed.map((name) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <dt className="font-display font-semibold">{labels[name]}</dt>
            <dd className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
              <Side heading={<Trans>Their version</Trans>}>
                <Shown name={name} fields={theirs} />
              </Side>
              <Side heading={<Trans>Your version</Trans>} isOwn>
                <Shown name={name} fields={merged.fields} />
              </Side>
            </dd>
          </div>
        ))}
      </dl>
      {failure !== null && <Alert>{failure}</Alert>}
      <div className={dialogActions}>
        <Button busy={busy} busyText={<Trans>Saving...</Trans>} onClick={onOverwrite}>
          <Trans>Use my version</Trans>
        </Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          <Trans>Use their version</Trans>
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

function Shown({ name, fields }: { name: keyof CourseFields; fields: CourseFields }) {
  if (name === 'language' && fields.language) return <CourseLanguageName language={fields.language} />
  if (name === 'level' && fields.level) return <CourseLevelName level={fields.level} />
  const mode = name === 'mode' && courseModes.find((each) => each === fields.mode)
  if (mode) return <CourseModeName mode={mode} />
  if (name === 'price' && fields.price !== '') return <CoursePrice price={Number(fields.price)} />
  if (name === 'duration' && fields.duration) return <CourseDuration duration={fields.duration} />
  const text = textOf(name, fields)
  return text ? <span>{text}</span> : <Trans>Nothing</Trans>
}

function textOf(name: keyof CourseFields, fields: CourseFields) {
  if (name === 'skills') return formatList((fields.skills || []).map((skill) => skill.name))
  if (name === 'country' && fields.country) return formatCountry(fields.country)
  return name === 'startsOn' && fields.startsOn ? formatStart(fields.startsOn) : fields[name]
}
