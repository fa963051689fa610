import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { AuthLayout, AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { ForgotPasswordForm } from '#features/accounts/forgot-password-form.tsx'

export function meta() {
  return [{ title: `${t`Forgot Password`} · ${product.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function ForgotPassword() {
  return (
    <AuthLayout
      title={<Trans>Forgot Password</Trans>}
      subtitle={<Trans>Tell us your address, and we mail you a link to set a new one.</Trans>}
      back={pages.login}
      otherWay={
        <Trans>
          Remembered it after all? <AuthSwitchLink to={pages.login}>Sign In</AuthSwitchLink>
        </Trans>
      }
      aside={
        <>
          <h2 className="text-heading">
            <Trans>A detour, not the end of the road.</Trans>
          </h2>
          <p className="mt-4 text-lead">
            <Trans>Your roadmap and everything you have done on it wait where you left them.</Trans>
          </p>
        </>
      }
    >
      <ForgotPasswordForm />
    </AuthLayout>
  )
}
