import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestResetLink } from '#features/accounts/account-api.ts'
import { SandboxMail } from '#features/accounts/sandbox-mail.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

export function ForgotPasswordForm() {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState<{ message: string; email: string }>()
  const form = useForm({ defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(undefined)
    setSent(undefined)
    try {
      setSent({ message: await requestResetLink(email), email: email.trim().toLowerCase() })
    } catch (error) {
      const issue = error instanceof ApiError ? error.issues.find(({ field }) => field === 'email') : undefined
      if (issue !== undefined) form.setError('email', { message: issue.message }, { shouldFocus: true })
      setFailure((error instanceof ApiError && error.message) || t`Something went wrong.`)
    }
  })

  return (
    <form onSubmit={submit} className="grid gap-5">
      {failure !== undefined && <Alert>{failure}</Alert>}
      {sent !== undefined && (
        <div className="grid gap-2">
          <Alert tone="success">{sent.message}</Alert>
          <SandboxMail to={sent.email} />
        </div>
      )}
      <Field label={<Trans>Email Address</Trans>} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email')}
            type="email"
            required
            maxLength={254}
            autoComplete="username"
          />
        )}
      </Field>
      <Button type="submit" size="large" wide busy={isSubmitting} busyText={<Trans>Sending...</Trans>}>
        <Trans>Send Reset Link</Trans>
      </Button>
    </form>
  )
}
