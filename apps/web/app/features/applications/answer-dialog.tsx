import { Trans, useLingui } from '@lingui/react/macro'
import { ApplicationAnswer, type ReceivedApplication } from '@milepost/contract/applications/schema'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { answerMutation } from '#features/applications/list-api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { type Form, useForm } from '#ui/form/use-form.ts'
import { RowDialog } from '#ui/resource-list/row-dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { notify } from '#ui/toast.tsx'

interface ApplicationDialogProps extends DialogControl {
  userId: string
  application: ReceivedApplication
}

/** Accepts or declines an application, with a message to the learner. Give each opening its own `key`. */
export function AnswerDialog({ userId, application, ...props }: ApplicationDialogProps) {
  const { t } = useLingui()
  const { form, isDone, isDecided } = useAnswerForm(userId, application.id, props.onClose)
  const name = application.applicant?.name ?? t`The learner`
  const course = application.courseTitle
  return (
    <RowDialog
      wide
      control={props}
      form={form}
      isDone={() => isDone.current || isDecided}
      title={<Trans>Answer an application</Trans>}
      description={
        <Trans>
          {name} applied to “{course}”.
        </Trans>
      }
      actions={
        isDecided ? (
          <Button variant="quiet" onClick={props.onClose}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <Decisions form={form} onCancel={props.onClose} />
        )
      }
    >
      {application.message !== null && application.message !== '' && (
        <figure className="grid gap-1 border-l-4 border-line-strong bg-paper px-4 py-3">
          <figcaption className="text-small text-ink-soft">
            <Trans>What the learner wrote</Trans>
          </figcaption>
          <blockquote className="whitespace-pre-line wrap-anywhere">{application.message}</blockquote>
        </figure>
      )}
      <Field
        {...form.field('answer')}
        hint={<Trans>Tell them what happens next, or why not. They’ll see this with your decision.</Trans>}
        optional
      >
        {(control) => <TextArea {...control} {...form.input('answer')} />}
      </Field>
    </RowDialog>
  )
}

function useAnswerForm(userId: string, id: number, onSent: () => void) {
  const { t } = useLingui()
  const isDone = useRef(false)
  const [isDecided, setDecided] = useState(false)
  const { mutateAsync } = useMutation(answerMutation(userId))
  const form = useForm(ApplicationAnswer, {
    labels: { answer: t`Message to the learner` },
    defaultValues: { status: 'accepted', answer: '' },
    draft: formDraft(`application-${id}-answer`, userId),
    onSubmit: async (decision) => {
      const told =
        decision.status === 'accepted' ? t`You’ve accepted the application.` : t`You’ve declined the application.`
      await mutateAsync({ id, ...decision })
      isDone.current = true
      onSent()
      notify({ text: told, tone: 'success' })
    },
    failure: t`We couldn’t send the answer. Please try again.`,
    onRefused: (error) => setDecided(error instanceof ApiError && error.code === 'application_decided'),
  })
  return { form, isDone, isDecided }
}

interface ApplicationDecisionsProps {
  form: Form<typeof ApplicationAnswer>
  onCancel: () => void
}

/** Sends the form to accept or to decline, or leaves it for later. */
export function Decisions({ form, onCancel }: ApplicationDecisionsProps) {
  const chosen = form.watch('status')
  /** The decision that is being sent. */
  const busy = form.busy ? chosen : null
  const decide = (status: 'accepted' | 'declined') => {
    form.setValue('status', status)
    void form.submit()
  }
  return (
    <>
      <Button
        busy={busy === 'accepted'}
        disabled={busy === 'declined'}
        busyText={<Trans>Accepting...</Trans>}
        onClick={() => decide('accepted')}
      >
        <Trans>Accept</Trans>
      </Button>
      <Button
        variant="danger"
        busy={busy === 'declined'}
        disabled={busy === 'accepted'}
        busyText={<Trans>Declining...</Trans>}
        onClick={() => decide('declined')}
      >
        <Trans>Decline</Trans>
      </Button>
      <Button variant="quiet" disabled={busy !== null} onClick={onCancel}>
        <Trans>Not now</Trans>
      </Button>
    </>
  )
}
