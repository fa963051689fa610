import { Trans, useLingui } from '@lingui/react/macro'
import { SignIn } from '@milepost/contract/accounts/schema'
import { pages } from '@milepost/contract/pages'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signIn } from '#features/accounts/api.ts'
import { AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { useEmailMode } from '#features/accounts/sandbox-email.tsx'
import { SignInLinkOffer } from '#features/accounts/sign-in-link-offer.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'

const failureId = 'sign-in-failure'
const needsCode = (error: unknown) => error instanceof ApiError && error.code === 'second_factor_needed'

export function SignInForm() {
  const { t } = useLingui()
  /** The address that no more passwords are taken for, in this browser. */
  const [lockedEmail, setLockedEmail] = useState<string>()
  const mail = useEmailMode()
  const navigate = useNavigate()
  const { state } = useLocation()
  const form = useForm(SignIn, {
    labels: { email: t`Email Address`, password: t`Password` },
    defaultValues: { email: '', password: '' },
    isNative: true,
    onSubmit: (account) => {
      setLockedEmail(undefined)
      return signIn(account)
    },
    failure: (error) =>
      needsCode(error) ? null : (error instanceof ApiError && error.message) || t`Something went wrong`,
    onRefused: (error) => {
      if (needsCode(error)) void navigate(pages.signInCode, { state })
      if (error instanceof ApiError && error.status === 429) setLockedEmail(form.getValues('email'))
    },
  })
  // We do not say which of the two is wrong, so both fields are marked and the message is shown once.
  const refused = form.failure !== null && { 'aria-invalid': true, 'aria-describedby': failureId }
  return (
    <form {...form.attributes} className="grid gap-5">
      <Field {...form.field('email')}>
        {(control) => (
          <TextInput {...control} {...refused} {...form.input('email')} type="email" autoComplete="username" />
        )}
      </Field>
      <div className="grid gap-1.5">
        <Field {...form.field('password')}>
          {(control) => (
            <PasswordInput {...control} {...refused} {...form.input('password')} autoComplete="current-password" />
          )}
        </Field>
        <div role="alert">
          <FieldError id={failureId} error={form.failure ?? undefined} />
        </div>
        {mail !== 'off' && lockedEmail !== undefined && <SignInLinkOffer email={lockedEmail} />}
        {mail !== 'off' && (
          <p className="justify-self-end">
            <AuthSwitchLink to={pages.forgotPassword}>
              <Trans>Forgot Password?</Trans>
            </AuthSwitchLink>
          </p>
        )}
      </div>
      <Button type="submit" size="large" wide busy={form.busy} busyText={<Trans>Signing you in...</Trans>}>
        <Trans>Sign In</Trans>
      </Button>
    </form>
  )
}
