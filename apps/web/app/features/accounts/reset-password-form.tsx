import { Trans, useLingui } from '@lingui/react/macro'
import { NewPassword } from '@milepost/contract/accounts/schema'
import { pages } from '@milepost/contract/pages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { resetPassword } from '#features/accounts/account-api.ts'
import { AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { linkErrorMessage } from '#features/accounts/link-error.ts'
import { NewPasswordField } from '#features/accounts/new-password-field.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form/use-form.ts'

/** How long what was done can be read before the sign-in screen comes. */
const shownFor = 2000

export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isLink, setLink] = useState(false)
  const [done, setDone] = useState<string>()
  const form = useForm(NewPassword, {
    labels: { password: t`Password` },
    defaultValues: { password: '' },
    isNative: true,
    onSubmit: async ({ password }) => {
      setLink(false)
      setDone(await resetPassword(token, password))
    },
    failure: linkErrorMessage,
    onRefused: (error) => setLink(error instanceof ApiError && ['link_invalid', 'invalid'].includes(error.code)),
  })

  useEffect(() => {
    if (done === undefined) return
    const timer = setTimeout(() => void navigate(pages.login, { replace: true }), shownFor)
    return () => clearTimeout(timer)
  }, [done, navigate])

  if (done !== undefined) return <Alert tone="success">{done}</Alert>
  return (
    <form {...form.attributes} className="grid gap-5">
      {form.failure !== null && (
        <Alert>
          <span>{form.failure}</span>
          {isLink && (
            <span>
              {' '}
              <AuthSwitchLink to={pages.forgotPassword}>
                <Trans>Ask for a new link</Trans>
              </AuthSwitchLink>
            </span>
          )}
        </Alert>
      )}
      {/* Password managers file the new password under the account that they put in here. */}
      <input type="text" name="username" autoComplete="username" tabIndex={-1} aria-hidden className="sr-only" />
      <NewPasswordField form={form} />
      <Button type="submit" size="large" wide busy={form.busy} busyText={<Trans>Saving...</Trans>}>
        <Trans>Set New Password</Trans>
      </Button>
    </form>
  )
}
