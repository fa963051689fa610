import { Trans, useLingui } from '@lingui/react/macro'
import {
  maxInstitutionAddressLength,
  maxInstitutionDescriptionLength,
  maxInstitutionNameLength,
} from '@milepost/contract/institutions'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { type Fields, missingIn, type Place, places } from '#features/institution-requests/form.ts'
import { ApiError } from '#lib/api-error.ts'
import type { FormDraft } from '#lib/form-draft.ts'
import { useMistakes } from '#lib/use-mistakes.ts'
import { useSending } from '#lib/use-sending.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const idOf = (place: Place) => `institution-request-${place}`

interface RequestFormProps {
  /** Where what is typed is kept until it was sent. */
  draft: FormDraft<Fields>
  /** Sends it; for a visitor, leads to signing in. */
  submit: (fields: Fields) => Promise<unknown>
  /** What one should know before sending. */
  children?: ReactNode
}

/** Asks to become an institution. What was typed stays until it was sent. */
export function RequestForm({ draft, submit, children }: RequestFormProps) {
  const { t } = useLingui()
  const [fields, setFields] = useState<Fields>(() => draft.read())
  const [mistakes, show] = useMistakes(idOf)
  const [failure, setFailure] = useState<string | null>(null)
  const change = (place: Place, value: string) => {
    const next = { ...fields, [place]: value }
    setFields(next)
    draft.write(next)
  }
  const texts: Record<Place, string> = {
    name: t`Give the institution’s name.`,
    email: t`Give an email address.`,
    description: t`Say what the institution teaches.`,
    address: t`Give the institution’s address.`,
  }
  const { busy, send } = useSending((error) => {
    const issues = error instanceof ApiError ? error.issues : []
    const wrong = places.flatMap((place) => {
      const issue = issues.find(({ field }) => field === place)
      return issue === undefined ? [] : [[place, issue.message] as const]
    })
    if (wrong.length > 0) return show(new Map(wrong))
    setFailure(isExplained(error) ? error.message : t`Something went wrong. Please try again later.`)
  })
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    const missing = missingIn(fields)
    show(new Map(missing.map((place) => [place, texts[place]])))
    if (missing.length === 0) await send(() => submit(fields))
  }
  const bound = (place: Place) => ({
    value: fields[place],
    onChange: (event: { currentTarget: { value: string } }) => change(place, event.currentTarget.value),
  })
  const field = (place: Place) => ({ id: idOf(place), error: mistakes.get(place), required: true })
  return (
    <form onSubmit={onSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Field {...field('name')} label={<Trans>Institution Name</Trans>}>
        {(control) => (
          <TextInput {...control} {...bound('name')} maxLength={maxInstitutionNameLength} autoComplete="organization" />
        )}
      </Field>
      <Field
        {...field('email')}
        label={<Trans>Email</Trans>}
        hint={<Trans>Once you are approved it is shown to everybody, for questions about your courses.</Trans>}
      >
        {(control) => <TextInput {...control} {...bound('email')} type="email" maxLength={254} autoComplete="email" />}
      </Field>
      <Field {...field('description')} label={<Trans>Description</Trans>}>
        {(control) => (
          <TextArea {...control} {...bound('description')} rows={5} maxLength={maxInstitutionDescriptionLength} />
        )}
      </Field>
      <Field {...field('address')} label={<Trans>Address</Trans>}>
        {(control) => (
          <TextInput
            {...control}
            {...bound('address')}
            maxLength={maxInstitutionAddressLength}
            autoComplete="street-address"
          />
        )}
      </Field>
      {children}
      {failure !== null && <Alert>{failure}</Alert>}
      <div>
        <Button type="submit" size="large" busy={busy} busyText={<Trans>Sending...</Trans>}>
          <Trans>Submit Request</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Failures that say themselves what to do. */
function isExplained(error: unknown): error is ApiError {
  const explained = ['institution_request_open', 'not_a_student', 'rate_limited', 'unauthenticated']
  return error instanceof ApiError && explained.includes(error.code) && error.message !== ''
}
