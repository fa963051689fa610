import { Trans, useLingui } from '@lingui/react/macro'
import { SignUp } from '@milepost/contract/accounts/schema'
import * as z from 'zod/mini'
import { signUp } from '#features/accounts/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'

const mismatchId = 'sign-up-mismatch'

const Account = z.extend(z.omit(SignUp, { role: true }), { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    params: { rule: 'same' },
    // Said at once, whatever else is wrong.
    when: () => true,
  }),
)

/** Makes an account. Empty fields and a malformed address are the browser's to point out; the rest is said here. */
export function SignUpForm() {
  const { t } = useLingui()
  const form = useForm(Account, {
    labels: { name: t`Name`, email: t`Email`, password: t`Password`, confirmPassword: t`Confirm Password` },
    texts: { confirmPassword: t`Passwords do not match` },
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
    isNative: true,
    onSubmit: ({ confirmPassword: _, ...account }) => signUp(account),
    failure: (error) => (error instanceof ApiError && error.message) || t`Registration failed`,
  })
  const { error: mismatch, ...confirmation } = form.field('confirmPassword')
  return (
    <form {...form.attributes} className="grid gap-5">
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <Field {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.input('name')} autoComplete="name" />}
      </Field>
      <Field {...form.field('email')}>
        {(control) => <TextInput {...control} {...form.input('email')} type="email" autoComplete="username" />}
      </Field>
      <Field
        {...form.field('password')}
        hint={<Trans>At least 8 characters. A few random words are strong and easy to remember.</Trans>}
      >
        {(control) => <PasswordInput {...control} {...form.input('password')} autoComplete="new-password" />}
      </Field>
      <div className="grid gap-1.5">
        <Field {...confirmation}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.input('confirmPassword')}
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
      <Button type="submit" size="large" wide busy={form.busy} busyText={<Trans>Creating your account...</Trans>}>
        <Trans>Create Account</Trans>
      </Button>
    </form>
  )
}
