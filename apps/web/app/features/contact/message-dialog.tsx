import { Trans, useLingui } from '@lingui/react/macro'
import { type ContactMessage, maxContactAnswerLength } from '@milepost/contract/contact'
import type { SubmitEvent } from 'react'
import { answerMessage } from '#features/contact/api.ts'
import { formatMoment } from '#lib/format.ts'
import { useAnswerForm } from '#lib/use-answer-form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface MessageDialogProps {
  userId: string
  message: ContactMessage
  open: boolean
  onClose: () => void
  onAnswered: () => void
  onRefused: () => void
  returnFocus: () => HTMLElement | null
}

/** One message: its answer, or the form to answer it. Give each opening its own `key`. */
export function MessageDialog({ userId, message, onAnswered, onRefused, ...dialog }: MessageDialogProps) {
  const { name, email, phone, answer, answeredAt, createdAt } = message
  return (
    <Dialog wide startAtTitle {...dialog} title={<Trans>Message from {name}</Trans>}>
      <p className="text-small text-ink-soft wrap-anywhere">
        {[email, phone, formatMoment(createdAt)].filter((part) => part !== '').join(' · ')}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
      {answer === null ? (
        <AnswerForm userId={userId} message={message} onAnswered={onAnswered} onRefused={onRefused} />
      ) : (
        <figure className="grid gap-1 border-l-4 border-spruce bg-paper px-4 py-3">
          <figcaption className="text-small text-ink-soft">
            <Trans>Answered on {formatMoment(answeredAt ?? '')}</Trans>
          </figcaption>
          <blockquote className="whitespace-pre-line wrap-anywhere">{answer}</blockquote>
        </figure>
      )}
    </Dialog>
  )
}

type AnswerFormProps = Pick<MessageDialogProps, 'userId' | 'message' | 'onAnswered' | 'onRefused'>

function AnswerForm({ userId, message, onAnswered, onRefused }: AnswerFormProps) {
  const { t } = useLingui()
  const form = useAnswerForm({
    form: `contact-${message.id}-answer`,
    userId,
    beginning: { answer: '' },
    idOf: (field) => `contact-${field}`,
    failure: t`The answer could not be sent. Please try again.`,
    onRefused,
  })
  const { answer } = form.fields
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newIssues = new Map<'answer', string>(answer.trim() === '' ? [['answer', t`Write an answer.`]] : [])
    await form.submit(newIssues, () => answerMessage(message.id, answer).then(onAnswered))
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field
        id="contact-answer"
        label={<Trans>Answer</Trans>}
        hint={<Trans>It goes to {message.email} by mail, with the message below it.</Trans>}
        error={form.fieldIssues.get('answer')}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={maxContactAnswerLength}
            value={answer}
            onChange={(event) => form.change({ answer: event.target.value })}
          />
        )}
      </Field>
      {form.refusal !== null && <Alert>{form.refusal}</Alert>}
      <div>
        <Button type="submit" busy={form.busy} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send the answer</Trans>
        </Button>
      </div>
    </form>
  )
}
