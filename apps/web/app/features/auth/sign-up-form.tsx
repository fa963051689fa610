import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { signUp } from '#features/auth/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface Answers {
  name: string
  email: string
  password: string
  confirmPassword: string
}

const sentFields = ['name', 'email', 'password'] as const
const mismatchId = 'sign-up-mismatch'

/** Makes an account. Empty fields and a malformed address are the browser's to point out; the rest is said here. */
export function SignUpForm() {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string>()
  const form = useForm<Answers>({ defaultValues: { name: '', email: '', password: '', confirmPassword: '' } })
  const { errors, isSubmitting } = form.formState
  const mismatch = errors.confirmPassword?.message

  const refuse = (error: unknown) => {
    const issues = error instanceof ApiError ? error.issues : []
    for (const field of sentFields) {
      const issue = issues.find((each) => each.field === field)
      if (issue !== undefined) form.setError(field, { message: issue.message }, { shouldFocus: true })
    }
    setFailure((error instanceof ApiError && error.message) || t`Registration failed`)
  }

  const submit = form.handleSubmit(async ({ confirmPassword, ...account }) => {
    setFailure(undefined)
    if (account.password !== confirmPassword) {
      form.setError('confirmPassword', { message: t`Passwords do not match` }, { shouldFocus: true })
      return
    }
    await signUp(account).catch(refuse)
  })

  return (
    <form onSubmit={submit} className="grid gap-5">
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Field label={<Trans>Name</Trans>} error={errors.name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('name')} required maxLength={100} autoComplete="name" />
        )}
      </Field>
      <Field label={<Trans>Email</Trans>} error={errors.email?.message}>
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
      <Field
        label={<Trans>Password</Trans>}
        hint={<Trans>At least 8 characters. A few words are easier to remember than signs.</Trans>}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} required autoComplete="new-password" />
        )}
      </Field>
      <div className="grid gap-1.5">
        <Field label={<Trans>Confirm Password</Trans>}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('confirmPassword')}
              {...(mismatch !== undefined && { 'aria-invalid': true, 'aria-describedby': mismatchId })}
              required
              autoComplete="new-password"
            />
          )}
        </Field>
        <div role="alert">
          <FieldError id={mismatchId} error={mismatch} />
        </div>
      </div>
      <Button type="submit" size="large" wide busy={isSubmitting} busyText={<Trans>Creating your account...</Trans>}>
        <Trans>Create Account</Trans>
      </Button>
    </form>
  )
}
