import { Trans, useLingui } from '@lingui/react/macro'
import { maxRemovalReasonLength, type ReviewedFeedback } from '@milepost/contract/feedback'
import type { SubmitEvent } from 'react'
import { remove } from '#features/feedback/review-api.ts'
import { ApiError } from '#lib/api-error.ts'
import { useAnswerForm } from '#lib/use-answer-form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface RemovalDialogProps {
  userId: string
  feedback: ReviewedFeedback
  open: boolean
  onClose: () => void
  onRemoved: () => void
  onRefused: () => void
  returnFocus: () => HTMLElement | null
}

/** Asks why feedback is removed, and removes it. Give each opening its own `key`. */
export function RemovalDialog({ userId, feedback, onRemoved, onRefused, ...dialog }: RemovalDialogProps) {
  const { writer, target } = feedback
  return (
    <Dialog
      {...dialog}
      title={<Trans>Remove this feedback?</Trans>}
      description={
        <Trans>
          What {writer} wrote about {target} goes for good, with its stars. {writer} is told why.
        </Trans>
      }
    >
      <blockquote className="border-l-4 border-line-strong px-4 whitespace-pre-line wrap-anywhere">
        {feedback.message}
      </blockquote>
      <RemovalForm
        userId={userId}
        feedback={feedback}
        onClose={dialog.onClose}
        onRemoved={onRemoved}
        onRefused={onRefused}
      />
    </Dialog>
  )
}

type RemovalFormProps = Pick<RemovalDialogProps, 'userId' | 'feedback' | 'onClose' | 'onRemoved' | 'onRefused'>

function RemovalForm({ userId, feedback, onClose, onRemoved, onRefused }: RemovalFormProps) {
  const { t } = useLingui()
  const form = useAnswerForm({
    form: `feedback-${feedback.id}-removal`,
    userId,
    beginning: { reason: '' },
    idOf: (field) => `removal-${field}`,
    failure: t`The feedback could not be removed. Please try again.`,
    onRefused,
  })
  const { reason } = form.fields
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newIssues = new Map<'reason', string>(reason.trim() === '' ? [['reason', t`Say why it is removed.`]] : [])
    await form.submit(newIssues, () =>
      remove(feedback.id, reason)
        // Another admin or the writer has removed it since.
        .catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
        })
        .then(onRemoved),
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field id="removal-reason" label={<Trans>Reason</Trans>} error={form.fieldIssues.get('reason')} required>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={maxRemovalReasonLength}
            value={reason}
            onChange={(event) => form.change({ reason: event.target.value })}
          />
        )}
      </Field>
      {form.refusal !== null && <Alert>{form.refusal}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={form.busy} busyText={<Trans>Removing...</Trans>}>
          <Trans>Remove it</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
