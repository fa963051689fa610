import { Trans, useLingui } from '@lingui/react/macro'
import { maxApplicationAnswerLength, type ReceivedApplication } from '@milepost/contract/applications'
import { useRef, useState } from 'react'
import { answer } from '#features/applications/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface AnswerDialogProps {
  application: ReceivedApplication
  open: boolean
  /** What is said to the learner. */
  words: string
  onWords: (text: string) => void
  /** Called with the message to show once the answer is saved. */
  onAnswered: (text: string) => Promise<void>
  /** The server refused it, perhaps because something has changed since. */
  onRefused: () => void
  onClose: () => void
  returnFocus: (isDone: boolean) => HTMLElement | null
}

/** Accepts or declines an application, with a message to the learner. Give each opening its own `key`. */
export function AnswerDialog({ application, words, onWords, ...props }: AnswerDialogProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string | null>(null)
  const [isDecided, setDecided] = useState(false)
  const [chosen, setChosen] = useState<'accepted' | 'declined'>('accepted')
  const isDone = useRef(false)
  const { busy, send } = useSubmit((error) => {
    setDecided(error instanceof ApiError && error.code === 'application_decided')
    setFailure((error instanceof ApiError && error.message) || t`The answer could not be sent. Please try again.`)
    props.onRefused()
  })
  const decide = (status: 'accepted' | 'declined') => {
    setChosen(status)
    setFailure(null)
    const told = status === 'accepted' ? t`The application is accepted.` : t`The application is declined.`
    void send(async () => {
      await answer(application.id, { status, answer: words })
      isDone.current = true
      await props.onAnswered(told)
    })
  }
  const name = application.applicant?.name ?? t`The learner`
  const course = application.courseTitle
  return (
    <Dialog
      wide
      open={props.open}
      onClose={() => {
        if (!busy) props.onClose()
      }}
      title={<Trans>Answer an application</Trans>}
      description={
        <Trans>
          {name} applied to “{course}”.
        </Trans>
      }
      returnFocus={() => props.returnFocus(isDone.current || isDecided)}
      actions={
        isDecided ? (
          <Button variant="quiet" onClick={props.onClose}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <>
            <Button
              busy={busy && chosen === 'accepted'}
              disabled={busy && chosen !== 'accepted'}
              busyText={<Trans>Accepting...</Trans>}
              onClick={() => decide('accepted')}
            >
              <Trans>Accept</Trans>
            </Button>
            <Button
              variant="danger"
              busy={busy && chosen === 'declined'}
              disabled={busy && chosen !== 'declined'}
              busyText={<Trans>Declining...</Trans>}
              onClick={() => decide('declined')}
            >
              <Trans>Decline</Trans>
            </Button>
            <Button variant="quiet" disabled={busy} onClick={props.onClose}>
              <Trans>Not now</Trans>
            </Button>
          </>
        )
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
      {application.message !== null && application.message !== '' && (
        <figure className="grid gap-1 border-l-4 border-line-strong bg-paper px-4 py-3">
          <figcaption className="text-small text-ink-soft">
            <Trans>What the learner wrote</Trans>
          </figcaption>
          <blockquote className="whitespace-pre-line wrap-anywhere">{application.message}</blockquote>
        </figure>
      )}
      <Field
        label={<Trans>A word to the learner</Trans>}
        hint={<Trans>How it goes on, or why not. They read it with your decision.</Trans>}
        optional
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={maxApplicationAnswerLength}
            value={words}
            onChange={(event) => onWords(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
