import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { maxRejectionNoteLength, rejectionReasons } from '@milepost/contract/recommendations/limits'
import { CareerRejection } from '@milepost/contract/recommendations/schema'
import type { Objection } from '#features/recommendations/api.ts'
import { rejectionTexts } from '#features/recommendations/rejection-texts.ts'
import { formatNumber } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { Field } from '#ui/field.tsx'
import { type Form, useForm } from '#ui/form/use-form.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'

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
  const form = useForm(CareerRejection, {
    labels: { note: t`In your own words` },
    texts: { reason: t`Choose the closest reason.` },
    defaultValues: { reason: '', note: '' },
    onSubmit: async (objection) => {
      if (!saving) props.onSave(objection)
    },
    failure: () => null,
  })
  const reason = form.bind('reason')
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      startAtTitle
      returnFocus={props.returnFocus}
      title={<Trans>Not for me: {career}</Trans>}
      description={
        <Trans>We’ll move it to the end of your list and use your reason to improve the rest. You can undo this.</Trans>
      }
    >
      <form {...form.attributes} className="grid gap-5">
        <RadioGroup
          legend={<Trans>Why not?</Trans>}
          name="reason"
          choices={rejectionReasons.map((value) => ({ value, label: i18n._(rejectionTexts[value]) }))}
          value={reason.value === '' ? null : reason.value}
          onChange={reason.onChange}
          error={form.field('reason').error}
        />
        <NoteField form={form} />
        {props.failed && (
          <Alert>
            <Trans>We couldn’t save this. What you wrote is still here. Please try again.</Trans>
          </Alert>
        )}
        <div className={dialogActions}>
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

function NoteField({ form }: { form: Form<typeof CareerRejection> }) {
  const length = (form.watch('note') ?? '').trim().length
  const excess = length - maxRejectionNoteLength
  return (
    <Field
      {...form.field('note')}
      optional
      hint={
        <Trans>
          Only you see this. It doesn’t change the advice. {formatNumber(length)} of{' '}
          {formatNumber(maxRejectionNoteLength)} characters
        </Trans>
      }
      error={excess > 0 ? plural(excess, { one: '1 character too many.', other: '# characters too many.' }) : undefined}
    >
      {/* Without its length: what was pasted is not cut off, but said to be too long. */}
      {(control) => <TextArea {...control} {...form.register('note')} rows={3} />}
    </Field>
  )
}
