import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { providerNames } from '@milepost/contract/accounts'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { PasswordEnded } from '#features/accounts/password-ended.tsx'
import { redirectAfterSignIn } from '#features/accounts/post-sign-in-redirect.ts'
import { confirmByMail } from '#features/accounts/provider-api.ts'
import { SignInPending } from '#features/accounts/sign-in-pending.tsx'
import { ApiError } from '#lib/api-error.ts'
import { endJourney } from '#lib/sign-in-journey.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { BrokenRoute } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

export function meta() {
  return [{ title: `${t`Sign In`} · ${product.name}` }, { name: 'robots', content: 'noindex' }]
}

type LinkState =
  | { kind: 'connecting' }
  | { kind: 'no answer' }
  | { kind: 'invalid' }
  | { kind: 'connected'; name: string; to: string; passwordEnded: boolean }

/** The link of the mail that completes a provider's sign-in to an existing account. */
export default function LinkAccount() {
  const { token = '' } = useParams()
  const [state, setState] = useState<LinkState>({ kind: 'connecting' })

  const connecting = state.kind === 'connecting'
  useEffect(() => {
    if (!connecting) return
    let shown = true
    confirmByMail(token).then(
      ({ user, provider, passwordEnded }) => {
        endJourney()
        const to = redirectAfterSignIn(user.role, undefined, window.location.origin)
        if (shown) setState({ kind: 'connected', name: providerNames[provider], to, passwordEnded })
      },
      (error: unknown) => {
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
  const invalid = state.kind === 'invalid'
  return (
    <MessagePage
      picture={<BrokenRoute />}
      title={invalid ? <Trans>This link leads nowhere</Trans> : <Trans>No answer</Trans>}
      actions={
        <>
          {!invalid && (
            <Button onClick={() => setState({ kind: 'connecting' })}>
              <Trans>Try Again</Trans>
            </Button>
          )}
          <ButtonLink to={pages.login} variant={invalid ? 'primary' : 'quiet'} replace>
            <Trans>Back to Sign In</Trans>
          </ButtonLink>
        </>
      }
    >
      <p role="alert">
        {invalid ? (
          <Trans>
            It works once, for half an hour, and only in the browser in which you began to sign in. If you began
            elsewhere, open it there.
          </Trans>
        ) : (
          <Trans>The connection was lost. Nothing is lost; try again.</Trans>
        )}
      </p>
    </MessagePage>
  )
}
