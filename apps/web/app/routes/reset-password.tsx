import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { AuthAside, AuthLayout, RememberedIt } from '#features/accounts/auth-layout.tsx'
import { ResetPasswordForm } from '#features/accounts/reset-password-form.tsx'
import { linkMeta } from '#lib/page-meta.ts'
import type { Route } from './+types/reset-password.ts'

export const meta = () => linkMeta(t`Reset Password`)

export default function ResetPassword({ params }: Route.ComponentProps) {
  return (
    <AuthLayout
      title={<Trans>Reset Password</Trans>}
      subtitle={<Trans>Choose a new password. We’ll sign you out on all your devices.</Trans>}
      back={pages.login}
      otherWay={<RememberedIt />}
      aside={
        <AuthAside title={<Trans>Choose a new password and you’re in.</Trans>}>
          <Trans>Then sign in with your new password and pick up where you left off.</Trans>
        </AuthAside>
      }
    >
      <ResetPasswordForm key={params.token} token={params.token} />
    </AuthLayout>
  )
}
