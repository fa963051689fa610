import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { resetPassword } from '#features/accounts/account-api.ts'
import { AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { NewPasswordField } from '#features/accounts/new-password-field.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** How long what was done can be read before the sign-in screen comes. */
const shownFor = 2000

export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<{ message: string; isLink: boolean }>()
  const [done, setDone] = useState<string>()
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    if (done === undefined) return
    const timer = setTimeout(() => void navigate(pages.login, { replace: true }), shownFor)
    return () => clearTimeout(timer)
  }, [done, navigate])

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined)
    try {
      setDone(await resetPassword(token, password))
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined
      const issue = known?.issues.find(({ field }) => field === 'password')
      if (issue !== undefined) form.setError('password', { message: issue.message }, { shouldFocus: true })
      const isLink = known?.code === 'link_invalid' || (known?.code === 'invalid' && issue === undefined)
      setFailure({ message: known?.message || t`Something went wrong.`, isLink })
    }
  })

  if (done !== undefined) return <Alert tone="success">{done}</Alert>
  return (
    <form onSubmit={submit} className="grid gap-5">
      {failure !== undefined && (
        <Alert>
          {failure.message}{' '}
          {failure.isLink && (
            <AuthSwitchLink to={pages.forgotPassword}>
              <Trans>Ask for a new link</Trans>
            </AuthSwitchLink>
          )}
        </Alert>
      )}
      <NewPasswordField input={form.register('password')} error={errors.password?.message} />
      <Button type="submit" size="large" wide busy={isSubmitting} busyText={<Trans>Saving...</Trans>}>
        <Trans>Set New Password</Trans>
      </Button>
    </form>
  )
}
