import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { AuthAside, AuthLayout, AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { readSignInRedirect, redirectAfterSignIn } from '#features/accounts/post-sign-in-redirect.ts'
import { SignInCodeForm } from '#features/accounts/sign-in-code-form.tsx'
import { noindex, pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'

export const meta = () => pageMeta(t`Enter your code`, noindex)

/** The second step of signing in, for those who turned it on. */
export default function SignInCode() {
  const { user } = useSession()
  const { state } = useLocation()
  const [isRecovery, setRecovery] = useState(false)
  if (user !== null) {
    const to = redirectAfterSignIn(user.role, readSignInRedirect(state).from, window.location.origin)
    return <Navigate to={to} replace />
  }
  return (
    <AuthLayout
      title={<Trans>Enter your code</Trans>}
      subtitle={
        isRecovery ? (
          <Trans>Use one of the recovery codes you saved. Each works once.</Trans>
        ) : (
          <Trans>Open your authenticator app and type the 6 digits it shows for Milepost.</Trans>
        )
      }
      back={pages.login}
      otherWay={
        <span>
          <Trans>Lost your phone and your codes?</Trans>{' '}
          <AuthSwitchLink to={pages.contact}>
            <Trans>Write to us</Trans>
          </AuthSwitchLink>
        </span>
      }
      aside={
        <AuthAside title={<Trans>One more step.</Trans>}>
          <Trans>Your account is protected twice: by your usual sign-in and by your phone.</Trans>
        </AuthAside>
      }
    >
      <SignInCodeForm key={String(isRecovery)} isRecovery={isRecovery} />
      <Button variant="link" className="justify-self-start" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
      </Button>
    </AuthLayout>
  )
}
