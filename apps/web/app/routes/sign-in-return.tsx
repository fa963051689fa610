import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ExchangeReply, providerNames, type SignInProblem } from '@milepost/contract/accounts'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { AuthLayout, AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { LinkForm, type LinkRequired } from '#features/accounts/link-form.tsx'
import { PasswordEnded } from '#features/accounts/password-ended.tsx'
import { redirectAfterSignIn } from '#features/accounts/post-sign-in-redirect.ts'
import { exchangeCode } from '#features/accounts/provider-api.ts'
import { SignInPending } from '#features/accounts/sign-in-pending.tsx'
import { ApiError } from '#lib/api-error.ts'
import { currentSession } from '#lib/session.ts'
import { endJourney, readJourney } from '#lib/sign-in-journey.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { BrokenRoute } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

export function meta() {
  return [{ title: `${t`Sign In`} · ${product.name}` }, { name: 'robots', content: 'noindex' }]
}

type SignInState =
  | { kind: 'exchanging' }
  | { kind: 'no answer' }
  | { kind: 'link'; asked: LinkRequired }
  | { kind: 'password ended'; name: string; to: string }
  | { kind: 'leave'; to: string }

const toSignIn = (problem: SignInProblem): SignInState => ({ kind: 'leave', to: `${pages.login}?problem=${problem}` })

/** Where a provider leads back to: takes the one-time code out of the address, hands it in, and lands by role. */
export default function SignInReturn() {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token'))
  const [journey] = useState(readJourney)
  const [state, setState] = useState<SignInState>({ kind: 'exchanging' })
  const name = journey === null ? undefined : providerNames[journey.provider]

  useLayoutEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])

  const exchanging = state.kind === 'exchanging'
  useEffect(() => {
    if (!exchanging) return
    if (token === null || token === '') return setState({ kind: 'leave', to: pages.login })
    let shown = true
    const answered = (reply: ExchangeReply) => {
      if (!shown) return
      setState(reply.result === 'link-required' ? { kind: 'link', asked: reply } : { kind: 'leave', to: landing() })
    }
    const failed = (error: unknown) => {
      if (!shown) return
      const status = error instanceof ApiError ? error.status : 0
      // A refusal is final; anything else may work the next time.
      setState(status >= 400 && status < 429 ? toSignIn('expired') : { kind: 'no answer' })
    }
    exchangeCode(token).then(answered, failed)
    return () => {
      shown = false
    }
  }, [token, exchanging])

  switch (state.kind) {
    case 'leave':
      return <Navigate to={state.to} replace />
    case 'password ended':
      return <PasswordEnded name={state.name} to={state.to} />
    case 'link':
      return (
        <LinkPage
          asked={state.asked}
          onExpired={() => setState(toSignIn('expired'))}
          onLinked={({ provider, passwordEnded }) => {
            const to = landing()
            setState(
              passwordEnded ? { kind: 'password ended', name: providerNames[provider], to } : { kind: 'leave', to },
            )
          }}
        />
      )
    case 'no answer':
      return (
        <MessagePage
          picture={<BrokenRoute />}
          title={<Trans>No answer</Trans>}
          actions={
            <>
              <Button onClick={() => setState({ kind: 'exchanging' })}>
                <Trans>Try Again</Trans>
              </Button>
              <ButtonLink to={pages.login} variant="quiet" replace>
                <Trans>Back to Sign In</Trans>
              </ButtonLink>
            </>
          }
        >
          <p role="alert">
            <Trans>The connection was lost while you were being signed in. Nothing is lost; try again.</Trans>
          </p>
        </MessagePage>
      )
    case 'exchanging':
      return (
        <SignInPending>
          {name === undefined ? <Trans>Signing in...</Trans> : <Trans>Signing in via {name}...</Trans>}
        </SignInPending>
      )
  }
}

/** The page to open now that the user is signed in. */
function landing(): string {
  const { user } = currentSession()
  const journey = readJourney()
  endJourney()
  return user === null ? pages.login : redirectAfterSignIn(user.role, journey?.returnTo, window.location.origin)
}

function LinkPage(props: Parameters<typeof LinkForm>[0]) {
  const name = providerNames[props.asked.provider]
  return (
    <AuthLayout
      title={<Trans>Is this your account?</Trans>}
      subtitle={
        <Trans>
          There is a Milepost account with the address <strong>{props.asked.email}</strong>. Show that it is yours, and{' '}
          {name} signs you in from now on.
        </Trans>
      }
      otherWay={
        <Trans>
          Not you? <AuthSwitchLink to={pages.login}>Back to Sign In</AuthSwitchLink>
        </Trans>
      }
      aside={
        <>
          <h2 className="text-heading">
            <Trans>One account, one route.</Trans>
          </h2>
          <p className="mt-4 text-lead">
            <Trans>We ask once, so that nobody walks into an account that is not theirs.</Trans>
          </p>
        </>
      }
    >
      <LinkForm {...props} />
    </AuthLayout>
  )
}
