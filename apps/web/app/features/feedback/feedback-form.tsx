import { Trans, useLingui } from '@lingui/react/macro'
import { maxFeedbackMessageLength, maxFeedbackNameLength } from '@milepost/contract/feedback'
import { type SubmitEvent, useState } from 'react'
import { sendFeedback } from '#features/feedback/api.ts'
import {
  bodyOf,
  emptyFields,
  type FeedbackFieldName,
  type FeedbackFields,
  issuesByField,
  missingFields,
  withType,
} from '#features/feedback/feedback-fields.ts'
import { StarRating } from '#features/feedback/star-rating.tsx'
import { TargetField } from '#features/feedback/target-field.tsx'
import { ApiError } from '#lib/api-error.ts'
import { formDraft } from '#lib/form-draft.ts'
import { useFieldIssues } from '#lib/use-field-issues.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { useTemporaryFlag } from '#lib/use-temporary-flag.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const thanksStay = 4000
const idOf = (fieldName: FeedbackFieldName) => `feedback-${fieldName}`

interface FeedbackFormProps {
  userId: string
  /** What the name begins as. */
  name: string
  onGiven: () => void
}

/** Feedback on an institution or a course. What was typed stays until it was sent. */
export function FeedbackForm({ userId, name, onGiven }: FeedbackFormProps) {
  const { t } = useLingui()
  const [draft] = useState(() => formDraft('feedback', userId, emptyFields(name)))
  const [fields, setFields] = useState(draft.read)
  const [round, setRound] = useState(0)
  const [fieldIssues, show] = useFieldIssues(idOf)
  const [failure, setFailure] = useState<string | null>(null)
  const [thanked, thank] = useTemporaryFlag(thanksStay)

  const change = (next: FeedbackFields) => {
    setFields(next)
    draft.write(next)
  }
  const refuse = (error: unknown) => {
    const issues = issuesByField(error instanceof ApiError ? error.issues : [])
    if (issues.size > 0) show(issues)
    else
      setFailure((error instanceof ApiError && error.message) || t`Your feedback could not be sent. Please try again.`)
  }
  const { busy, send } = useSubmit(refuse)
  const clear = () => {
    draft.clear()
    setFields(emptyFields(name))
    setRound(round + 1)
    thank()
    onGiven()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const texts: Record<FeedbackFieldName, string> = {
      name: t`Give a name.`,
      target:
        fields.type === 'institution' ? t`Choose an institution from the list.` : t`Choose a course from the list.`,
      message: t`Write a message.`,
    }
    setFailure(null)
    const missing = missingFields(fields)
    show(new Map(missing.map((fieldName) => [fieldName, texts[fieldName]])))
    if (missing.length > 0) return
    await send(() => sendFeedback(bodyOf(userId, fields)).then(clear))
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RadioGroup
        legend={<Trans>What is it about?</Trans>}
        name="type"
        choices={[
          { value: 'institution', label: <Trans>An institution</Trans> },
          { value: 'course', label: <Trans>A course</Trans> },
        ]}
        value={fields.type}
        onChange={(type) => change(withType(fields, type))}
      />
      <TargetField
        key={`${fields.type} ${round}`}
        id={idOf('target')}
        type={fields.type}
        targetKey={fields.targetKey}
        target={fields.target}
        error={fieldIssues.get('target')}
        onChange={(chosen) => change({ ...fields, ...chosen })}
      />
      <StarRating value={Number(fields.rating)} onChange={(count) => change({ ...fields, rating: String(count) })} />
      <Field id={idOf('message')} label={<Trans>Message</Trans>} error={fieldIssues.get('message')} required>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={maxFeedbackMessageLength}
            value={fields.message}
            onChange={(event) => change({ ...fields, message: event.target.value })}
          />
        )}
      </Field>
      <Field id={idOf('name')} label={<Trans>Name</Trans>} error={fieldIssues.get('name')} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={maxFeedbackNameLength}
            value={fields.name}
            onChange={(event) => change({ ...fields, name: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        checked={fields.named === 'yes'}
        onChange={(event) => change({ ...fields, named: event.target.checked ? 'yes' : '' })}
      >
        <Trans>Tell the institution my name. Otherwise it reads the feedback without knowing who wrote it.</Trans>
      </Checkbox>
      {failure !== null && <Alert>{failure}</Alert>}
      {thanked && (
        <Alert tone="success">
          <Trans>Thank you! Your feedback has been received.</Trans>
        </Alert>
      )}
      <div>
        <Button type="submit" size="large" busy={busy} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send Feedback</Trans>
        </Button>
      </div>
    </form>
  )
}
