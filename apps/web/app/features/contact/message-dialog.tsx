import { Trans, useLingui } from '@lingui/react/macro'
import { ContactAnswer, type ContactMessage } from '@milepost/contract/contact/schema'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { answerMutation } from '#features/contact/api.ts'
import { MessageSorting } from '#features/contact/message-sorting.tsx'
import { formatMoment } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Quote } from '#ui/quote.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface MessageDialogProps extends DialogControl {
  userId: string
  message: ContactMessage
  onAnswered: () => void
  /** Begins with what can be done without an answer. */
  startsSorting?: boolean
}

/** One message: its answer, or the form to answer it, or what else can be done with it. Give each opening its own `key`. */
export function MessageDialog({ userId, message, onAnswered, startsSorting = false, ...dialog }: MessageDialogProps) {
  const [isSorting, setSorting] = useState(startsSorting || message.status !== 'new')
  const part = useRef<HTMLDivElement>(null)
  const show = (sorting: boolean) => {
    // The pressed button goes: the part that changes keeps the focus.
    part.current?.focus()
    setSorting(sorting)
  }
  const { name, email, phone, answer, answeredAt, createdAt } = message
  return (
    <Dialog wide startAtTitle {...dialog} title={<Trans>Message from {name}</Trans>}>
      <p className="text-small text-ink-soft wrap-anywhere">
        {[email, phone, formatMoment(createdAt)].filter((part) => part !== '').join(' · ')}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
      {answer !== null && (
        <Quote isAnswer title={<Trans>Answered on {formatMoment(answeredAt ?? '')}</Trans>} text={answer} />
      )}
      {message.fromSender > 1 && (
        <p>
          <ButtonLink
            variant="link"
            to={addressOf(pages.adminMessages, {}, { status: 'all', sender: email })}
            onClick={dialog.onClose}
          >
            <Trans>All messages from this sender</Trans>
          </ButtonLink>
        </p>
      )}
      <div ref={part} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] outline-none">
        {isSorting ? (
          <MessageSorting message={message} onBack={() => show(false)} onDone={dialog.onClose} />
        ) : (
          <AnswerForm userId={userId} message={message} onAnswered={onAnswered} onSort={() => show(true)} />
        )}
      </div>
    </Dialog>
  )
}

interface AnswerFormProps extends Pick<MessageDialogProps, 'userId' | 'message' | 'onAnswered'> {
  onSort: () => void
}

function AnswerForm({ userId, message, onAnswered, onSort }: AnswerFormProps) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(answerMutation)
  const form = useForm(ContactAnswer, {
    labels: { answer: t`Answer` },
    texts: { answer: t`Write an answer.` },
    defaultValues: { answer: '' },
    draft: formDraft(`contact-${message.id}-answer`, userId),
    onSubmit: ({ answer }) => mutateAsync({ id: message.id, answer }).then(() => onAnswered()),
    failure: t`We couldn’t send the answer. Please try again.`,
  })
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field
        {...form.field('answer')}
        hint={<Trans>We’ll email this to {message.email} together with their message.</Trans>}
      >
        {(control) => <TextArea {...control} {...form.input('answer')} rows={6} />}
      </Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div className={dialogActions}>
        <Button type="submit" busy={form.busy} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send the answer</Trans>
        </Button>
        <Button variant="quiet" disabled={form.busy} onClick={onSort}>
          <Trans>Don’t answer</Trans>
        </Button>
      </div>
    </form>
  )
}
