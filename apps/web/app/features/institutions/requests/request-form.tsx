import { Trans, useLingui } from '@lingui/react/macro'
import { NewInstitutionRequest } from '@milepost/contract/institutions/schema'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { InstitutionFields } from '#features/institutions/requests/institution-fields.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const Request = z.omit(NewInstitutionRequest, { user_id: true })

interface InstitutionRequestProps {
  /** What it begins with, unless there is a draft. */
  beginning: InstitutionFields
  draft: FormDraft
  /** Sends it; for a visitor, leads to signing in. */
  submit: (fields: InstitutionFields) => Promise<unknown>
  /** What one should know before sending. */
  children?: ReactNode
}

/** Asks to become an institution. What was typed stays until it was sent. */
export function RequestForm({ beginning, draft, submit, children }: InstitutionRequestProps) {
  const { t } = useLingui()
  const form = useForm(Request, {
    labels: { name: t`Institution Name`, email: t`Email`, description: t`Description`, address: t`Address` },
    texts: {
      name: t`Enter the institution’s name.`,
      email: { required: t`Enter an email address.` },
      description: t`Tell us what your institution teaches.`,
      address: t`Enter the institution’s address.`,
    },
    defaultValues: beginning,
    draft,
    onSubmit: submit,
    failure: (error, isAtField) => {
      if (isAtField) return null
      return isExplained(error) ? error.message : t`Something went wrong. Please try again later.`
    },
  })
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Field {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.input('name')} autoComplete="organization" />}
      </Field>
      <Field
        {...form.field('email')}
        hint={<Trans>Once you’re approved, we’ll show this publicly so people can ask about your courses.</Trans>}
      >
        {(control) => <TextInput {...control} {...form.input('email')} type="email" autoComplete="email" />}
      </Field>
      <Field {...form.field('description')}>
        {(control) => <TextArea {...control} {...form.input('description')} rows={5} />}
      </Field>
      <Field {...form.field('address')}>
        {(control) => <TextInput {...control} {...form.input('address')} autoComplete="street-address" />}
      </Field>
      {children}
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div>
        <Button type="submit" size="large" busy={form.busy} busyText={<Trans>Sending...</Trans>}>
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
