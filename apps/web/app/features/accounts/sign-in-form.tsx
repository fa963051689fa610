import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { type SubmitEvent, useState } from 'react'
import { signIn } from '#features/accounts/api.ts'
import { AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { useMailMode } from '#features/accounts/sandbox-mail.tsx'
import { SignInLinkOffer } from '#features/accounts/sign-in-link-offer.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'

const failureId = 'sign-in-failure'

export function SignInForm() {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string>()
  /** The address that no more passwords are taken for, in this browser. */
  const [lockedEmail, setLockedEmail] = useState<string>()
  const mail = useMailMode()
  const [isSubmitting, setSubmitting] = useState(false)
  // We do not say which of the two is wrong, so both fields are marked and the message is shown once.
  const refused = failure !== undefined && { 'aria-invalid': true, 'aria-describedby': failureId }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const account = { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') }
    setFailure(undefined)
    setLockedEmail(undefined)
    setSubmitting(true)
    await signIn(account).catch((error: unknown) => {
      setFailure((error instanceof ApiError && error.message) || t`Something went wrong`)
      if (error instanceof ApiError && error.status === 429) setLockedEmail(account.email)
    })
    setSubmitting(false)
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field label={<Trans>Email Address</Trans>}>
        {(control) => (
          <TextInput {...control} {...refused} name="email" type="email" required autoComplete="username" />
        )}
      </Field>
      <div className="grid gap-1.5">
        <Field label={<Trans>Password</Trans>}>
          {(control) => (
            <PasswordInput {...control} {...refused} name="password" required autoComplete="current-password" />
          )}
        </Field>
        <div role="alert">
          <FieldError id={failureId} error={failure} />
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
      <Button type="submit" size="large" wide busy={isSubmitting} busyText={<Trans>Signing you in...</Trans>}>
        <Trans>Sign In</Trans>
      </Button>
    </form>
  )
}
