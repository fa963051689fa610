import { Trans } from '@lingui/react/macro'
import type { NewPassword } from '@milepost/contract/accounts/schema'
import { Field } from '#ui/field.tsx'
import type { Form } from '#ui/form/use-form.ts'
import { PasswordInput } from '#ui/password-input.tsx'

/** Where a new password is typed: once, since it can be looked at. */
export function NewPasswordField({ form }: { form: Form<typeof NewPassword> }) {
  return (
    <Field
      {...form.field('password')}
      label={<Trans>New Password</Trans>}
      hint={<Trans>At least 8 characters. A few random words are strong and easy to remember.</Trans>}
    >
      {(control) => <PasswordInput {...control} {...form.input('password')} autoComplete="new-password" />}
    </Field>
  )
}
