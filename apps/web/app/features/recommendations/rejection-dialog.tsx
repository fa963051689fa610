import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RejectionReason, rejectionReasons } from '@milepost/contract/recommendations'
import { useRef, useState } from 'react'
import type { Objection } from '#features/recommendations/api.ts'
import { rejectionTexts } from '#features/recommendations/rejection-texts.ts'
import { formatNumber } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'

const maxNoteLength = 500

interface RejectionDialogProps {
  career: string
  open: boolean
  saving: boolean
  /** Saving has failed; what was typed is still there. */
  failed: boolean
  onSave: (objection: Objection) => void
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Asks why a career is not for one. What is typed stays while it is about the same career. */
export function RejectionDialog(props: RejectionDialogProps) {
  const { career, saving } = props
  const { t, i18n } = useLingui()
  const [reason, setReason] = useState<RejectionReason | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const firstReason = useRef<HTMLInputElement>(null)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const length = note.trim().length
  const tooLong = length > maxNoteLength

  const save = () => {
    if (saving) return
    setTried(true)
    if (reason === null) firstReason.current?.focus()
    else if (tooLong) noteField.current?.focus()
    else props.onSave({ reason, note: note.trim() })
  }
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      startAtTitle
      returnFocus={props.returnFocus}
      title={<Trans>Not this one: {career}</Trans>}
      description={
        <Trans>It moves to the end of your list, and the reason you choose may move others too. You can undo it.</Trans>
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <RadioGroup
          legend={<Trans>Why not?</Trans>}
          name="reason"
          choices={rejectionReasons.map((value) => ({ value, label: i18n._(rejectionTexts[value]) }))}
          value={reason}
          onChange={setReason}
          error={tried && reason === null ? t`Choose the reason that comes closest.` : undefined}
          ref={firstReason}
        />
        <Field
          label={<Trans>In your own words</Trans>}
          optional
          hint={
            <Trans>
              Only you see this. It does not change the advice. {formatNumber(length)} of {formatNumber(maxNoteLength)}{' '}
              characters
            </Trans>
          }
          error={
            tooLong
              ? plural(length - maxNoteLength, { one: 'One character too many.', other: '# characters too many.' })
              : undefined
          }
        >
          {(control) => (
            <TextArea
              {...control}
              ref={noteField}
              rows={3}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {props.failed && (
          <Alert>
            <Trans>This could not be saved. What you wrote is still here; try again.</Trans>
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={saving} busyText={<Trans>Saving...</Trans>}>
            <Trans>Set it aside</Trans>
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
