import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { providerNames } from '@milepost/contract/constants/accounts/providers'
import { pages } from '@milepost/contract/pages'
import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { isCodeNeeded } from '#features/accounts/is-code-needed.ts'
import { NoAnswer } from '#features/accounts/no-answer.tsx'
import { PasswordEnded } from '#features/accounts/password-ended.tsx'
import { redirectAfterSignIn } from '#features/accounts/post-sign-in-redirect.ts'
import { confirmByEmail } from '#features/accounts/provider-api.ts'
import { SignInPending } from '#features/accounts/sign-in-pending.tsx'
import { ApiError } from '#lib/api-error.ts'
import { noindex, pageMeta } from '#lib/page-meta.ts'
import { endJourney } from '#lib/sign-in-journey.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BrokenRoute } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

export const meta = () => pageMeta(t`Sign In`, noindex)

type LinkState =
  | { kind: 'connecting' }
  | { kind: 'no answer' }
  | { kind: 'invalid' }
  | { kind: 'code' }
  | { kind: 'connected'; name: string; to: string; passwordEnded: boolean }

/** The link of the email that completes a provider's sign-in to an existing account. */
export default function LinkAccount() {
  const { token = '' } = useParams()
  const [state, setState] = useState<LinkState>({ kind: 'connecting' })

  const connecting = state.kind === 'connecting'
  useEffect(() => {
    if (!connecting) return
    let shown = true
    confirmByEmail(token).then(
      ({ user, provider, passwordEnded }) => {
        endJourney()
        const to = redirectAfterSignIn(user.role, undefined, window.location.origin)
        if (shown) setState({ kind: 'connected', name: providerNames[provider], to, passwordEnded })
      },
      (error: unknown) => {
        if (isCodeNeeded(error)) {
          endJourney()
          if (shown) setState({ kind: 'code' })
          return
        }
        const status = error instanceof ApiError ? error.status : 0
        if (shown) setState({ kind: status === 400 ? 'invalid' : 'no answer' })
      },
    )
    return () => {
      shown = false
    }
  }, [token, connecting])

  if (state.kind === 'connected') {
    const { name, to, passwordEnded } = state
    return passwordEnded ? <PasswordEnded name={name} to={to} /> : <Navigate to={to} replace />
  }
  if (state.kind === 'connecting') {
    return (
      <SignInPending>
        <Trans>Connecting your account...</Trans>
      </SignInPending>
    )
  }
  if (state.kind === 'code') return <Navigate to={pages.adminSignInCode} replace />
  if (state.kind === 'invalid') return <InvalidLink />
  return (
    <NoAnswer onRetry={() => setState({ kind: 'connecting' })}>
      <Trans>The connection dropped. Please try again.</Trans>
    </NoAnswer>
  )
}

function InvalidLink() {
  return (
    <MessagePage
      picture={<BrokenRoute />}
      title={<Trans>This link doesn’t work</Trans>}
      actions={
        <ButtonLink to={pages.login} replace>
          <Trans>Back to Sign In</Trans>
        </ButtonLink>
      }
    >
      <p role="alert">
        <Trans>The link works once, for 30 minutes, in the browser where you started signing in. Open it there.</Trans>
      </p>
    </MessagePage>
  )
}
