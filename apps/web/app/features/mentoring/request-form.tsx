import { Trans, useLingui } from '@lingui/react/macro'
import { maxProposedTimes } from '@milepost/contract/mentoring/limits'
import { NewMentoringRequest } from '@milepost/contract/mentoring/schema'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { requestMutation } from '#features/mentoring/api.ts'
import { limitsOfTimes, readTimes } from '#features/mentoring/proposed-times.ts'
import { ownTimeZone } from '#features/mentoring/time-zone.ts'
import { serverNow } from '#lib/server-clock.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { type Form, useForm } from '#ui/form/use-form.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Plus, X } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const timesErrorId = 'mentoring-times-error'
const timeId = (index: number) => `mentoring-time-${index}`

/** The times as they are typed, in the reader's time zone; those that are blank are left out. */
const Session = z.extend(z.omit(NewMentoringRequest, { userId: true }), {
  proposedTimes: z.array(z.string()).check((times) => {
    for (const [index, rule] of readTimes(times.value, serverNow()).issues ?? [])
      times.issues.push({ code: 'custom', input: times.value[index], path: [index], params: { rule } })
  }),
})

interface NewMentoringRequestProps {
  userId: string
  onAsked: () => void
}

/** Asks for a session with a mentor: what about, and when. */
export function RequestForm({ userId, onAsked }: NewMentoringRequestProps) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(requestMutation(userId))
  const form = useForm(Session, {
    labels: { topic: t`What would you like to talk about?`, proposedTimes: t`When works for you?` },
    texts: {
      topic: t`Tell us what you’d like to talk about.`,
      proposedTimes: {
        required: t`Propose at least one time.`,
        time_ahead: t`Choose a time between 1 hour and 60 days from now.`,
        distinct: t`You’ve already proposed this time.`,
      },
    },
    defaultValues: { topic: '', proposedTimes: [''] },
    draft: formDraft('mentoring', userId),
    onSubmit: ({ topic, proposedTimes }) =>
      mutateAsync({ topic, proposedTimes: readTimes(proposedTimes, serverNow()).times ?? [] }).then(onAsked),
    failure: t`We couldn’t send your request. Please try again.`,
  })

  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Field {...form.field('topic')} hint={<Trans>A few sentences help your mentor prepare.</Trans>}>
        {(control) => <TextArea {...control} {...form.input('topic')} />}
      </Field>
      <TimeFields form={form} />
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div>
        <Button type="submit" size="large" busy={form.busy} busyText={<Trans>Sending your request...</Trans>}>
          <Trans>Request a session</Trans>
        </Button>
      </div>
    </form>
  )
}

function TimeFields({ form }: { form: Form<typeof Session> }) {
  const zone = ownTimeZone()
  const times = form.bind('proposedTimes')
  const texts = times.value === '' ? [''] : times.value
  const errorOfTimes = form.field('proposedTimes').error
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const change = (next: readonly string[], focused: number) => {
    times.onChange([...next])
    requestAnimationFrame(() => fieldset.current?.querySelectorAll('input')[focused]?.focus())
  }
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
      ref={fieldset}
      {...(errorOfTimes !== undefined && { 'aria-describedby': timesErrorId })}
    >
      <legend className="font-display font-semibold">
        <Trans>When works for you?</Trans>
      </legend>
      <p className="text-small text-ink-soft">
        <Trans>Suggest up to 5 times in the next 60 days. Your time zone: {zone}.</Trans>
      </p>
      {texts.map((text, index) => (
        <TimeField
          key={timeId(index)}
          index={index}
          value={text}
          error={form.getFieldState(`proposedTimes.${index}`, form.formState).error?.message}
          isInvalid={errorOfTimes !== undefined && index === 0}
          onChange={(next) => times.onChange(texts.with(index, next))}
          onRemove={texts.length > 1 ? () => change(texts.toSpliced(index, 1), Math.max(0, index - 1)) : undefined}
        />
      ))}
      <FieldError id={timesErrorId} error={errorOfTimes} />
      {texts.length < maxProposedTimes && (
        <div>
          <Button variant="quiet" size="small" onClick={() => change([...texts, ''], texts.length)}>
            <Plus className="size-4" aria-hidden />
            <Trans>Add another time</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface TimeFieldProps {
  index: number
  value: string
  error: string | undefined
  /** Something is wrong with the times together. */
  isInvalid: boolean
  onChange: (value: string) => void
  /** Undefined for the only time, which stays. */
  onRemove: (() => void) | undefined
}

function TimeField({ index, value, error, isInvalid, onChange, onRemove }: TimeFieldProps) {
  const { t } = useLingui()
  const [limits] = useState(() => limitsOfTimes(serverNow()))
  const number = index + 1
  return (
    <Field id={timeId(index)} label={<Trans>Time {number}</Trans>} error={error}>
      {(control) => (
        <div className="flex min-w-0 items-center gap-2">
          <TextInput
            {...control}
            {...(isInvalid && { 'aria-invalid': true })}
            className="min-w-0"
            type="datetime-local"
            value={value}
            min={limits.earliest}
            max={limits.latest}
            onChange={(event) => onChange(event.target.value)}
          />
          {onRemove !== undefined && (
            <IconButton label={t`Remove time ${number}`} onClick={onRemove}>
              <X className="size-5" aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  )
}
