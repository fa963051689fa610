import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { AuthAside, AuthLayout, RememberedIt } from '#features/accounts/auth-layout.tsx'
import { ForgotPasswordForm } from '#features/accounts/forgot-password-form.tsx'
import { noindex, pageMeta } from '#lib/page-meta.ts'

export const meta = () => pageMeta(t`Forgot Password`, noindex)

export default function ForgotPassword() {
  return (
    <AuthLayout
      title={<Trans>Forgot Password</Trans>}
      subtitle={<Trans>Enter your email address and we’ll send you a link to set a new password.</Trans>}
      back={pages.login}
      otherWay={<RememberedIt />}
      aside={
        <AuthAside title={<Trans>Happens to everyone. Let’s get you back in.</Trans>}>
          <Trans>Don’t worry, your roadmap and your progress are safe.</Trans>
        </AuthAside>
      }
    >
      <ForgotPasswordForm />
    </AuthLayout>
  )
}
