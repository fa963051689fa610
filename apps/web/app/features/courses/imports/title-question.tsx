import { Plural, Trans } from '@lingui/react/macro'
import { OldAndNew } from '#features/courses/imports/changes.tsx'
import type { SheetPreview } from '#features/courses/imports/preview-sheet.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'

interface TitleQuestionProps {
  open: boolean
  preview: SheetPreview
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

const maxShown = 5

/** Asks again before many courses get another title: a file with the wrong ids looks like that. */
export function TitleQuestion({ open, preview, busy, onConfirm, onClose }: TitleQuestionProps) {
  const renamed = preview.rows.flatMap(({ row, changes }) =>
    changes.flatMap(({ field, before, after }) => (field === 'title' ? [{ row, before, after }] : [])),
  )
  const more = renamed.length - maxShown
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={<Plural value={renamed.length} one="Change # title?" other="Change # titles?" />}
      description={
        <Trans>
          Learners who saved or applied for these courses will find another title there. Check that these match.
        </Trans>
      }
      actions={
        <>
          <Button variant="danger" busy={busy} busyText={<Trans>Importing...</Trans>} onClick={onConfirm}>
            <Plural value={renamed.length} one="Change # title" other="Change # titles" />
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
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
    </AlertDialog>
  )
}
