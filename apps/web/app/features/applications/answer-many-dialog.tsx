import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ApplicationAnswer, type ReceivedApplication } from '@milepost/contract/applications/schema'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { Decisions } from '#features/applications/answer-dialog.tsx'
import { type AnswersOutcome, answersMutation } from '#features/applications/list-api.ts'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { RowDialog } from '#ui/resource-list/row-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextArea } from '#ui/text-area.tsx'

export interface AnswersResult extends AnswersOutcome {
  readonly status: 'accepted' | 'declined'
}

interface AnswerManyDialogProps extends DialogControl {
  userId: string
  institutionId: number
  applications: readonly ReceivedApplication[]
  onAnswered: (result: AnswersResult) => void
}

/** Accepts or declines the selected applications together, with one message to all of them. */
export function AnswerManyDialog({ userId, institutionId, applications, ...props }: AnswerManyDialogProps) {
  const { t } = useLingui()
  const isDone = useRef(false)
  const { mutateAsync } = useMutation(answersMutation(userId, institutionId))
  const form = useForm(ApplicationAnswer, {
    labels: { answer: t`Message to the learners` },
    defaultValues: { status: 'accepted', answer: '' },
    draft: formDraft(`applications-${institutionId}-answer`, userId),
    onSubmit: async (decision) => {
      const outcome = await mutateAsync({
        ids: applications.map(({ id }) => id).toSorted((a, b) => a - b),
        ...decision,
      })
      isDone.current = true
      props.onClose()
      props.onAnswered({ ...outcome, status: decision.status })
    },
    failure: t`We couldn’t send the answers. Please try again.`,
  })
  return (
    <RowDialog
      wide
      control={props}
      form={form}
      isDone={() => isDone.current}
      title={<Plural value={applications.length} one="Answer # application" other="Answer # applications" />}
      description={
        <Trans>
          Each learner gets your decision right away. You can’t undo it. Where places are limited, those who applied
          first get them.
        </Trans>
      }
      actions={<Decisions form={form} onCancel={props.onClose} />}
    >
      <Field {...form.field('answer')} hint={<Trans>They all get the same message with your decision.</Trans>} optional>
        {(control) => <TextArea {...control} {...form.input('answer')} />}
      </Field>
    </RowDialog>
  )
}
