import { Trans, useLingui } from '@lingui/react/macro'
import { maxMentoringLinkLength, maxMentoringNoteLength } from '@milepost/contract/mentoring/limits'
import type { QueuedMentoringRequest } from '@milepost/contract/mentoring/schema'
import { optionalLine, optionalText, requiredText } from '@milepost/contract/text'
import { readWebAddress } from '@milepost/contract/web-address'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { answerMutation } from '#features/mentoring/queue-api.ts'
import { ownTimeZone } from '#features/mentoring/time-zone.ts'
import { formatMoment } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const other = 'other'
const decline = 'decline'

interface ChosenTime {
  readonly choice: string
  readonly time: string
}

const chosenTime = ({ choice, time }: ChosenTime) => (choice === other ? new Date(time).getTime() : Date.parse(choice))
const required = { params: { rule: 'required' } }

/** `choice` is a proposed time, another one, which `time` holds then as it is typed, or to decline. */
const Answer = z
  .strictObject({
    choice: requiredText(40),
    time: z.string(),
    link: optionalLine(maxMentoringLinkLength),
    note: optionalText(maxMentoringNoteLength),
  })
  .check(
    z.refine((answer) => answer.choice !== other || chosenTime(answer) > Date.now(), { ...required, path: ['time'] }),
    z.refine(({ choice, link }) => choice === decline || readWebAddress(link) !== undefined, {
      ...required,
      path: ['link'],
    }),
    z.refine(({ choice, note }) => choice !== decline || note !== '', { ...required, path: ['note'] }),
  )

interface MentoringAnswerProps {
  userId: string
  request: QueuedMentoringRequest
  onAnswered: () => void
}

function useAnswerForm({ userId, request, onAnswered }: MentoringAnswerProps) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(answerMutation)
  return useForm(Answer, {
    labels: { time: t`The time`, link: t`Link to the session`, note: t`Note to the learner` },
    texts: {
      choice: t`Choose a time, or decline.`,
      time: t`Choose a time in the future.`,
      link: t`Enter a web address that starts with http:// or https://.`,
      note: t`Say why you’re declining it.`,
    },
    defaultValues: { choice: '', time: '', link: '', note: '' },
    draft: formDraft(`mentoring-${request.id}-answer`, userId),
    onSubmit: (answer) => {
      const { link, note } = answer
      const body =
        answer.choice === decline
          ? ({ status: 'declined', note } as const)
          : ({ status: 'answered', time: new Date(chosenTime(answer)).toISOString(), link, note } as const)
      return mutateAsync({ id: request.id, body }).then(() => onAnswered())
    },
    failure: t`We couldn’t send the answer. Please try again.`,
  })
}

/** Answers with one of the proposed times or another one, or declines. */
export function AnswerForm(props: MentoringAnswerProps) {
  const [now] = useState(() => Date.now())
  const times = props.request.proposedTimes.filter((time) => Date.parse(time) > now)
  const form = useAnswerForm(props)
  const choice = form.bind('choice')
  const declines = choice.value === decline
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RadioGroup
        legend={<Trans>When, in your time zone ({ownTimeZone()})</Trans>}
        name="mentoring-choice"
        value={choice.value === '' ? null : choice.value}
        onChange={choice.onChange}
        error={form.field('choice').error}
        choices={[
          ...times.map((each) => ({ value: each, label: formatMoment(each) })),
          { value: other, label: <Trans>At another time</Trans> },
          { value: decline, label: <Trans>Decline</Trans> },
        ]}
      />
      {choice.value === other && (
        <Field {...form.field('time')} required>
          {(control) => <TextInput {...control} {...form.input('time')} type="datetime-local" />}
        </Field>
      )}
      {!declines && (
        <Field {...form.field('link')} required>
          {(control) => (
            <TextInput {...control} {...form.input('link')} type="url" inputMode="url" placeholder="https://" />
          )}
        </Field>
      )}
      <Field {...form.field('note')} optional={!declines}>
        {(control) => <TextArea {...control} {...form.input('note')} rows={3} />}
      </Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div className={dialogActions}>
        <Button type="submit" busy={form.busy} busyText={<Trans>Sending...</Trans>}>
          {declines ? <Trans>Decline the request</Trans> : <Trans>Send the answer</Trans>}
        </Button>
      </div>
    </form>
  )
}
