import { Trans, useLingui } from '@lingui/react/macro'
import { ForgottenPassword } from '@milepost/contract/accounts/schema'
import { useState } from 'react'
import { requestResetLink } from '#features/accounts/account-api.ts'
import { SandboxEmail } from '#features/accounts/sandbox-email.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextInput } from '#ui/text-input.tsx'

export function ForgotPasswordForm() {
  const { t } = useLingui()
  const [sent, setSent] = useState<{ message: string; email: string }>()
  const form = useForm(ForgottenPassword, {
    labels: { email: t`Email Address` },
    defaultValues: { email: '' },
    isNative: true,
    onSubmit: async ({ email }) => {
      setSent(undefined)
      setSent({ message: await requestResetLink(email), email })
    },
    failure: (error) => (error instanceof ApiError && error.message) || t`Something went wrong.`,
  })
  return (
    <form {...form.attributes} className="grid gap-5">
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      {sent !== undefined && (
        <div className="grid gap-2">
          <Alert tone="success">{sent.message}</Alert>
          <SandboxEmail to={sent.email} />
        </div>
      )}
      <Field {...form.field('email')}>
        {(control) => <TextInput {...control} {...form.input('email')} type="email" autoComplete="username" />}
      </Field>
      <Button type="submit" size="large" wide busy={form.busy} busyText={<Trans>Sending...</Trans>}>
        <Trans>Send Reset Link</Trans>
      </Button>
    </form>
  )
}
