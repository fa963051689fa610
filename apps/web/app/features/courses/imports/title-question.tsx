import { Plural, Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { OldAndNew } from '#features/courses/imports/changes.tsx'
import type { SheetPreview } from '#features/courses/imports/preview-sheet.ts'
import type { CourseImportState } from '#features/courses/imports/use-course-import.ts'
import { Button } from '#ui/button.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'

interface TitleQuestionProps extends Pick<CourseImportState, 'busy'> {
  preview: SheetPreview
  onConfirm: () => void
  onBack: () => void
}

const maxShown = 10

/** Asks again before many courses get another title: a file with the wrong ids looks like that. */
export function TitleQuestion({ preview, busy, onConfirm, onBack }: TitleQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useLayoutEffect(() => heading.current?.focus(), [])
  const renamed = preview.rows.flatMap(({ row, changes }) =>
    changes.flatMap(({ field, before, after }) => (field === 'title' ? [{ row, before, after }] : [])),
  )
  const more = renamed.length - maxShown
  return (
    <>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-title outline-none">
          <Plural value={renamed.length} one="Change # title?" other="Change # titles?" />
        </h3>
        <p className="text-ink-soft">
          <Trans>Check that each is still the same course. Learners who applied for it will see the new title.</Trans>
        </p>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {renamed.slice(0, maxShown).map(({ row, before, after }) => (
            <li key={row} className="border-t border-line pt-2 wrap-anywhere">
              <OldAndNew before={before ?? ''} after={after ?? ''} />
            </li>
          ))}
          {more > 0 && (
            <li className="border-t border-line pt-2 text-ink-soft">
              <Plural value={more} one="and # more" other="and # more" />
            </li>
          )}
        </ul>
      </section>
      <div className={dialogActions}>
        <Button variant="danger" busy={busy} busyText={<Trans>Importing...</Trans>} onClick={onConfirm}>
          <Plural value={renamed.length} one="Change # title" other="Change # titles" />
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </>
  )
}
