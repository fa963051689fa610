import { Trans, useLingui } from '@lingui/react/macro'
import { FeedbackRemoval, type ReviewedFeedback } from '@milepost/contract/feedback/schema'
import { useMutation } from '@tanstack/react-query'
import { removalMutation } from '#features/feedback/review-api.ts'
import { Alert } from '#ui/alert.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { FormActions } from '#ui/form/form-actions.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface FeedbackRemovalProps extends DialogControl {
  userId: string
  feedback: ReviewedFeedback
  onRemoved: () => void
}

/** Asks why feedback is removed, and removes it. Give each opening its own `key`. */
export function RemovalDialog({ userId, feedback, onRemoved, ...dialog }: FeedbackRemovalProps) {
  const { writer, target } = feedback
  return (
    <Dialog
      {...dialog}
      title={<Trans>Remove this feedback?</Trans>}
      description={
        <Trans>
          This permanently deletes what {writer} wrote about {target}, with the rating. We’ll tell {writer} why.
        </Trans>
      }
    >
      <blockquote className="border-l-4 border-line-strong px-4 whitespace-pre-line wrap-anywhere">
        {feedback.message}
      </blockquote>
      <RemovalForm userId={userId} feedback={feedback} onClose={dialog.onClose} onRemoved={onRemoved} />
    </Dialog>
  )
}

type RemovalFormProps = Pick<FeedbackRemovalProps, 'userId' | 'feedback' | 'onClose' | 'onRemoved'>

function RemovalForm({ userId, feedback, onClose, onRemoved }: RemovalFormProps) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(removalMutation)
  const form = useForm(FeedbackRemoval, {
    labels: { reason: t`Reason` },
    texts: { reason: t`Say why you’re removing it.` },
    defaultValues: { reason: '' },
    draft: formDraft(`feedback-${feedback.id}-removal`, userId),
    onSubmit: ({ reason }) => mutateAsync({ id: feedback.id, reason }).then(onRemoved),
    failure: t`We couldn’t remove the feedback. Please try again.`,
  })
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field {...form.field('reason')}>
        {(control) => <TextArea {...control} {...form.input('reason')} rows={3} />}
      </Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <FormActions variant="danger" busy={form.busy} busyText={<Trans>Removing...</Trans>} onCancel={onClose}>
        <Trans>Remove it</Trans>
      </FormActions>
    </form>
  )
}
