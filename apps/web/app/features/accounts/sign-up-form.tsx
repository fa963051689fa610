import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { signUp } from '#features/accounts/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'

const sentFields = ['name', 'email', 'password'] as const
type SignUpFieldName = (typeof sentFields)[number] | 'confirmPassword'
type Errors = { readonly [field in SignUpFieldName]?: string }

const mismatchId = 'sign-up-mismatch'

/** Makes an account. Empty fields and a malformed address are the browser's to point out; the rest is said here. */
export function SignUpForm() {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string>()
  const [errors, setErrors] = useState<Errors>({})
  const [isSubmitting, setSubmitting] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const pointOut = (found: Errors) => {
    setErrors(found)
    const first = [...sentFields, 'confirmPassword'].find((field) => field in found)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const refuse = (error: unknown) => {
    const issues = error instanceof ApiError ? error.issues : []
    const known = issues.filter(({ field }) => sentFields.some((sent) => sent === field)).reverse()
    pointOut(Object.fromEntries(known.map(({ field, message }) => [field, message])))
    setFailure((error instanceof ApiError && error.message) || t`Registration failed`)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: SignUpFieldName) => String(data.get(name) ?? '')
    const account = { name: text('name'), email: text('email'), password: text('password') }
    setFailure(undefined)
    if (account.password !== text('confirmPassword')) {
      pointOut({ confirmPassword: t`Passwords do not match` })
      return
    }
    setErrors({})
    setSubmitting(true)
    await signUp(account).catch(refuse)
    setSubmitting(false)
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Field label={<Trans>Name</Trans>} error={errors.name}>
        {(control) => <TextInput {...control} name="name" required maxLength={100} autoComplete="name" />}
      </Field>
      <Field label={<Trans>Email</Trans>} error={errors.email}>
        {(control) => (
          <TextInput {...control} name="email" type="email" required maxLength={254} autoComplete="username" />
        )}
      </Field>
      <Field
        label={<Trans>Password</Trans>}
        hint={<Trans>At least 8 characters. A few words are easier to remember than signs.</Trans>}
        error={errors.password}
      >
        {(control) => <PasswordInput {...control} name="password" required autoComplete="new-password" />}
      </Field>
      <div className="grid gap-1.5">
        <Field label={<Trans>Confirm Password</Trans>}>
          {(control) => (
            <PasswordInput
              {...control}
              name="confirmPassword"
              {...(errors.confirmPassword !== undefined && { 'aria-invalid': true, 'aria-describedby': mismatchId })}
              required
              autoComplete="new-password"
            />
          )}
        </Field>
        <div role="alert">
          <FieldError id={mismatchId} error={errors.confirmPassword} />
        </div>
      </div>
      <Button type="submit" size="large" wide busy={isSubmitting} busyText={<Trans>Creating your account...</Trans>}>
        <Trans>Create Account</Trans>
      </Button>
    </form>
  )
}
