import { Trans, useLingui } from '@lingui/react/macro'
import {
  maxInstitutionAddressLength,
  maxInstitutionDescriptionLength,
  maxInstitutionNameLength,
} from '@milepost/contract/institutions'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import {
  fieldNames,
  type InstitutionFieldName,
  type InstitutionFields,
  missingFields,
} from '#features/institutions/requests/institution-fields.ts'
import { ApiError } from '#lib/api-error.ts'
import type { FormDraft } from '#lib/form-draft.ts'
import { useFieldIssues } from '#lib/use-field-issues.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const idOf = (fieldName: InstitutionFieldName) => `institution-request-${fieldName}`

interface RequestFormProps {
  /** Where what is typed is kept until it was sent. */
  draft: FormDraft<InstitutionFields>
  /** Sends it; for a visitor, leads to signing in. */
  submit: (fields: InstitutionFields) => Promise<unknown>
  /** What one should know before sending. */
  children?: ReactNode
}

/** Asks to become an institution. What was typed stays until it was sent. */
export function RequestForm({ draft, submit, children }: RequestFormProps) {
  const { t } = useLingui()
  const [fields, setFields] = useState<InstitutionFields>(() => draft.read())
  const [fieldIssues, show] = useFieldIssues(idOf)
  const [failure, setFailure] = useState<string | null>(null)
  const change = (fieldName: InstitutionFieldName, value: string) => {
    const next = { ...fields, [fieldName]: value }
    setFields(next)
    draft.write(next)
  }
  const texts: Record<InstitutionFieldName, string> = {
    name: t`Give the institution’s name.`,
    email: t`Give an email address.`,
    description: t`Say what the institution teaches.`,
    address: t`Give the institution’s address.`,
  }
  const { busy, send } = useSubmit((error) => {
    const issues = error instanceof ApiError ? error.issues : []
    const newIssues = fieldNames.flatMap((fieldName) => {
      const issue = issues.find(({ field }) => field === fieldName)
      return issue === undefined ? [] : [[fieldName, issue.message] as const]
    })
    if (newIssues.length > 0) return show(new Map(newIssues))
    setFailure(isExplained(error) ? error.message : t`Something went wrong. Please try again later.`)
  })
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    const missing = missingFields(fields)
    show(new Map(missing.map((fieldName) => [fieldName, texts[fieldName]])))
    if (missing.length === 0) await send(() => submit(fields))
  }
  const bound = (fieldName: InstitutionFieldName) => ({
    value: fields[fieldName],
    onChange: (event: { currentTarget: { value: string } }) => change(fieldName, event.currentTarget.value),
  })
  const field = (fieldName: InstitutionFieldName) => ({
    id: idOf(fieldName),
    error: fieldIssues.get(fieldName),
    required: true,
  })
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
