import { Trans } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'

/** Where a new password is typed: once, since it can be looked at. */
export function NewPasswordField({ input, error }: { input: UseFormRegisterReturn; error?: string | undefined }) {
  return (
    <Field
      label={<Trans>New Password</Trans>}
      hint={<Trans>At least 8 characters. A few words are easier to remember than signs.</Trans>}
      error={error}
    >
      {(control) => <PasswordInput {...control} {...input} required autoComplete="new-password" />}
    </Field>
  )
}
