import { Trans, useLingui } from '@lingui/react/macro'
import { SecondFactorCode } from '@milepost/contract/accounts/schema'
import { pages } from '@milepost/contract/pages'
import { useEffect, useState } from 'react'
import { AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { CodeInput } from '#features/accounts/code-input.tsx'
import { signInByCode } from '#features/accounts/second-factor-api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { issueAt, useForm } from '#ui/form/use-form.ts'

/** Asks for the code that completes a sign-in: an authenticator's, or a recovery code. */
export function SignInCodeForm({ isRecovery }: { isRecovery: boolean }) {
  const { t } = useLingui()
  const [isExpired, setExpired] = useState(false)
  const form = useForm(SecondFactorCode, {
    labels: { code: isRecovery ? t`Recovery code` : t`6-digit code` },
    defaultValues: { code: '' },
    onSubmit: ({ code }) =>
      signInByCode(code).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'wrong_code') throw error
        throw issueAt('code', isRecovery ? t`That recovery code doesn’t work, or it was already used.` : error.message)
      }),
    failure: (error, isAtField) =>
      isAtField ? null : (error instanceof ApiError && error.message) || t`Something went wrong`,
    onRefused: (error) => setExpired(error instanceof ApiError && error.code === 'sign_in_expired'),
  })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <form {...form.attributes} className="grid gap-5">
      {form.failure !== null && (
        <Alert>
          <span>{form.failure}</span>
          {isExpired && (
            <span>
              {' '}
              <AuthSwitchLink to={pages.login}>
                <Trans>Sign in again</Trans>
              </AuthSwitchLink>
            </span>
          )}
        </Alert>
      )}
      <Field {...form.field('code')}>
        {(control) => <CodeInput {...control} {...form.input('code')} takesRecoveryCode={isRecovery} />}
      </Field>
      <Button type="submit" size="large" wide busy={form.busy} busyText={<Trans>Signing you in...</Trans>}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  )
}
