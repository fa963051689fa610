import { Trans, useLingui } from '@lingui/react/macro'
import { maxFeedbackTargetLength } from '@milepost/contract/feedback/limits'
import { NewFeedback } from '@milepost/contract/feedback/schema'
import { requiredText } from '@milepost/contract/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { feedbackMutation } from '#features/feedback/api.ts'
import { StarRating } from '#features/feedback/star-rating.tsx'
import { type ChosenTarget, TargetField } from '#features/feedback/target-field.tsx'
import { useTemporaryFlag } from '#lib/use-temporary-flag.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const thanksStay = 4000

/** Something must be chosen, though a sample has no id. */
const GivenFeedback = z.extend(z.omit(NewFeedback, { userId: true }), { target: requiredText(maxFeedbackTargetLength) })

interface FeedbackFormProps {
  userId: string
  /** What the name begins as. */
  name: string
}

/** Feedback on an institution or a course. What was typed stays until it was sent. */
export function FeedbackForm({ userId, name }: FeedbackFormProps) {
  const { t } = useLingui()
  const { form, round, isThanked } = useFeedbackForm(userId, name)
  const type = form.watch('type')
  const choose = ({ targetId, target }: ChosenTarget) => {
    form.bind('targetId').onChange(targetId)
    form.bind('target').onChange(target)
  }
  const isMissing = type === 'course' ? t`Choose a course from the list.` : t`Choose an institution from the list.`

  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RadioGroup
        legend={<Trans>What is it about?</Trans>}
        name="type"
        choices={[
          { value: 'institution', label: <Trans>An institution</Trans> },
          { value: 'course', label: <Trans>A course</Trans> },
        ]}
        value={type === '' ? null : type}
        onChange={(chosen) => {
          form.bind('type').onChange(chosen)
          // Another type has other targets.
          choose({ targetId: null, target: '' })
        }}
      />
      <TargetField
        key={`${type} ${round}`}
        type={type === 'course' ? type : 'institution'}
        targetId={form.watch('targetId')}
        target={form.watch('target')}
        error={form.field('targetId').error ?? (form.field('target').error && isMissing)}
        onChange={choose}
      />
      <StarRating value={Number(form.watch('rating'))} onChange={form.bind('rating').onChange} />
      <Field {...form.field('message')}>
        {(control) => <TextArea {...control} {...form.input('message')} rows={5} />}
      </Field>
      <Field {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.input('name')} autoComplete="name" />}
      </Field>
      <Checkbox {...form.input('named')}>
        <Trans>Show my name to the institution. If you leave this off, your feedback is anonymous to them.</Trans>
      </Checkbox>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      {isThanked && (
        <Alert tone="success">
          <Trans>Thank you! Your feedback has been received.</Trans>
        </Alert>
      )}
      <div>
        <Button type="submit" size="large" busy={form.busy} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send Feedback</Trans>
        </Button>
      </div>
    </form>
  )
}

function useFeedbackForm(userId: string, name: string) {
  const { t } = useLingui()
  const [round, setRound] = useState(0)
  const [isThanked, thank] = useTemporaryFlag(thanksStay)
  const { mutateAsync } = useMutation(feedbackMutation(userId))
  const form = useForm(GivenFeedback, {
    labels: { message: t`Message`, name: t`Name` },
    texts: { name: t`Enter a name.`, message: t`Write a message.` },
    defaultValues: { name, type: 'institution', targetId: null, target: '', rating: 0, message: '', named: false },
    draft: formDraft('feedback', userId),
    onSubmit: async ({ target, ...given }) => {
      await mutateAsync({ ...given, ...(given.targetId === null && { target }), userId })
      form.reset()
      setRound(round + 1)
      thank()
    },
    failure: t`We couldn’t send your feedback. Please try again.`,
  })
  return {
    form,
    /** Changes when feedback is sent: the next one begins with a new target field. */
    round,
    isThanked,
  }
}
