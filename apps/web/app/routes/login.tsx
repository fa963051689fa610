import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SignInProblem } from '@milepost/contract/accounts/providers/limits'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import type { Role } from '@milepost/contract/roles'
import { Navigate, useLocation } from 'react-router'
import { AuthAside, AuthLayout, AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { readSignInRedirect, redirectAfterSignIn } from '#features/accounts/post-sign-in-redirect.ts'
import { ProviderButtons } from '#features/accounts/provider-buttons.tsx'
import { SignInForm } from '#features/accounts/sign-in-form.tsx'
import { SignInProblemText, useSignInProblem } from '#features/accounts/sign-in-problem.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { readJourney } from '#lib/sign-in-journey.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { BrokenRoute } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

export const meta = () =>
  pageMeta(t`Sign In`, {
    name: 'description',
    content: t`Sign in to ${product.name} and pick up your roadmap where you left off.`,
  })

export default function Login() {
  const { user } = useSession()
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const sent = readSignInRedirect(isHydrated ? state : null)
  const reason = useSignInProblem()
  const problem = isHydrated ? reason : null
  if (user !== null && problem !== null) return <NotConfirmed role={user.role} problem={problem} />
  // Once signed in, this is also what leads on.
  if (user !== null) return <Navigate to={redirectAfterSignIn(user.role, sent.from, window.location.origin)} replace />
  return (
    <AuthLayout
      title={<Trans>Welcome back</Trans>}
      subtitle={<Trans>Sign in to pick up where you left off.</Trans>}
      otherWay={
        <Trans>
          New to {product.name}? <AuthSwitchLink to={pages.signUp}>Sign Up</AuthSwitchLink>
        </Trans>
      }
      aside={
        <AuthAside title={<Trans>Your roadmap is right where you left it.</Trans>}>
          <Trans>Your progress is saved. The next step is waiting for you.</Trans>
        </AuthAside>
      }
    >
      {sent.expired && navigator.cookieEnabled && (
        <Alert tone="note">
          <Trans>Your session has ended. Please sign in again.</Trans>
        </Alert>
      )}
      {problem !== null && (
        <Alert tone={problem === 'refused' ? 'note' : 'danger'}>
          <SignInProblemText problem={problem} />
        </Alert>
      )}
      <SignInForm />
      <ProviderButtons returnTo={sent.from} />
    </AuthLayout>
  )
}

/** For a user who signed in again to confirm a change, which has failed. */
function NotConfirmed({ role, problem }: { role: Role; problem: SignInProblem }) {
  const back = redirectAfterSignIn(role, readJourney()?.returnTo, window.location.origin)
  return (
    <MessagePage
      picture={<BrokenRoute />}
      title={<Trans>We couldn’t confirm that</Trans>}
      actions={
        <ButtonLink to={back} replace>
          <Trans>Continue</Trans>
        </ButtonLink>
      }
    >
      <p role="alert">
        <SignInProblemText problem={problem} />
      </p>
    </MessagePage>
  )
}
