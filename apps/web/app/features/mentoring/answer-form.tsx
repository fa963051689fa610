import { Trans, useLingui } from '@lingui/react/macro'
import { isWebAddress } from '@milepost/contract/course-requests'
import {
  maxMentoringLinkLength,
  maxMentoringNoteLength,
  type QueuedMentoringRequest,
} from '@milepost/contract/mentoring'
import { type SubmitEvent, useState } from 'react'
import { answerRequest } from '#features/mentoring/queue-api.ts'
import { ownTimeZone } from '#features/mentoring/time-zone.ts'
import { formatMoment } from '#lib/format.ts'
import { useAnswerForm } from '#lib/use-answer-form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const other = 'other'
const decline = 'decline'
const idOf = (field: string) => `mentoring-answer-${field}`

interface AnswerFormProps {
  userId: string
  request: QueuedMentoringRequest
  onAnswered: () => void
  onRefused: () => void
}

/** Answers with one of the proposed times or another one, or declines. */
export function AnswerForm({ userId, request, onAnswered, onRefused }: AnswerFormProps) {
  const { t } = useLingui()
  const [now] = useState(() => Date.now())
  const times = request.proposedTimes.filter((time) => Date.parse(time) > now)
  const form = useAnswerForm({
    form: `mentoring-${request.id}-answer`,
    userId,
    beginning: { choice: '', time: '', link: '', note: '' },
    idOf,
    failure: t`The answer could not be sent. Please try again.`,
    onRefused,
  })
  const { fields, change, fieldIssues } = form
  const { choice, time, link, note } = fields
  const declines = choice === decline
  const chosenTime = () => (choice === other ? new Date(time).getTime() : Date.parse(choice))
  const validate = () => {
    const newIssues = new Map<keyof typeof fields, string>()
    if (choice === '') newIssues.set('choice', t`Choose a time, or decline.`)
    if (choice === other && !(chosenTime() > Date.now())) newIssues.set('time', t`Choose a time that lies ahead.`)
    if (choice !== '' && !declines && !isWebAddress(link.trim()))
      newIssues.set('link', t`Give a web address that begins with http:// or https://.`)
    if (declines && note.trim() === '') newIssues.set('note', t`Say why it is declined.`)
    return newIssues
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    await form.submit(validate(), () => {
      const body = declines
        ? ({ status: 'declined', note } as const)
        : ({ status: 'answered', time: new Date(chosenTime()).toISOString(), link, note } as const)
      return answerRequest(request.id, body).then(onAnswered)
    })
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div id={idOf('choice')} tabIndex={-1} className="outline-none">
        <RadioGroup
          legend={<Trans>When, in your time zone ({ownTimeZone()})</Trans>}
          name="mentoring-choice"
          value={choice === '' ? null : choice}
          onChange={(chosen) => change({ choice: chosen })}
          error={fieldIssues.get('choice')}
          choices={[
            ...times.map((each) => ({ value: each, label: formatMoment(each) })),
            { value: other, label: <Trans>At another time</Trans> },
            { value: decline, label: <Trans>Decline</Trans> },
          ]}
        />
      </div>
      {choice === other && (
        <Field id={idOf('time')} label={<Trans>The time</Trans>} error={fieldIssues.get('time')} required>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={time}
              onChange={(event) => change({ time: event.target.value })}
            />
          )}
        </Field>
      )}
      {!declines && (
        <Field id={idOf('link')} label={<Trans>Link to the session</Trans>} error={fieldIssues.get('link')} required>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={maxMentoringLinkLength}
              value={link}
              onChange={(event) => change({ link: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field
        id={idOf('note')}
        label={<Trans>Note to the learner</Trans>}
        error={fieldIssues.get('note')}
        optional={!declines}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={maxMentoringNoteLength}
            value={note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
      {form.refusal !== null && <Alert>{form.refusal}</Alert>}
      <div>
        <Button type="submit" busy={form.busy} busyText={<Trans>Sending...</Trans>}>
          {declines ? <Trans>Decline the request</Trans> : <Trans>Send the answer</Trans>}
        </Button>
      </div>
    </form>
  )
}
