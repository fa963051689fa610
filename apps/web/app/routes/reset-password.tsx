import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { AuthLayout, AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { linkMeta } from '#features/accounts/link-page.tsx'
import { ResetPasswordForm } from '#features/accounts/reset-password-form.tsx'
import type { Route } from './+types/reset-password.ts'

export function meta() {
  return linkMeta(t`Reset Password`)
}

export default function ResetPassword({ params }: Route.ComponentProps) {
  return (
    <AuthLayout
      title={<Trans>Reset Password</Trans>}
      subtitle={<Trans>Choose a new one. Setting it signs you out everywhere.</Trans>}
      back={pages.login}
      otherWay={
        <Trans>
          Remembered it after all? <AuthSwitchLink to={pages.login}>Sign In</AuthSwitchLink>
        </Trans>
      }
      aside={
        <>
          <h2 className="text-heading">
            <Trans>Back on the road in a moment.</Trans>
          </h2>
          <p className="mt-4 text-lead">
            <Trans>After this you sign in with the new password, and go on where you stopped.</Trans>
          </p>
        </>
      }
    >
      <ResetPasswordForm key={params.token} token={params.token} />
    </AuthLayout>
  )
}
