import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { providerNames, type SignInProblem } from '@milepost/contract/accounts/providers/limits'
import type { ExchangeReply } from '@milepost/contract/accounts/providers/schema'
import { pages } from '@milepost/contract/pages'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { AccessEnded } from '#features/accounts/access-ended.tsx'
import { AuthAside, AuthLayout, AuthSwitchLink } from '#features/accounts/auth-layout.tsx'
import { isCodeNeeded } from '#features/accounts/is-code-needed.ts'
import { LinkForm, type LinkRequired } from '#features/accounts/link-form.tsx'
import { NoAnswer } from '#features/accounts/no-answer.tsx'
import { redirectAfterSignIn } from '#features/accounts/post-sign-in-redirect.ts'
import { exchangeCode } from '#features/accounts/provider-api.ts'
import { SignInPending } from '#features/accounts/sign-in-pending.tsx'
import { ApiError } from '#lib/api-error.ts'
import { noindex, pageMeta } from '#lib/page-meta.ts'
import { useServices } from '#lib/services.ts'
import { currentSession } from '#lib/session.ts'
import { endJourney, readJourney } from '#lib/sign-in-journey.ts'

export const meta = () => pageMeta(t`Sign In`, noindex)

type SignInState =
  | { kind: 'exchanging' }
  | { kind: 'no answer' }
  | { kind: 'link'; asked: LinkRequired }
  | { kind: 'access ended'; name: string; to: string }
  | { kind: 'leave'; to: string }
  | { kind: 'code'; from: string | undefined }

const toSignIn = (problem: SignInProblem): SignInState => ({ kind: 'leave', to: `${pages.login}?problem=${problem}` })

/** Where a provider leads back to: takes the one-time code out of the address, hands it in, and lands by role. */
export default function SignInReturn() {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token'))
  const [journey] = useState(readJourney)
  const [state, setState] = useCodeExchange(token)
  // Asked while the code is exchanged: the way by email, when it comes later, moves the buttons under a press.
  const isMailUnknown = useServices().isPending
  const name = journey === null ? undefined : providerNames[journey.provider]

  useLayoutEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])

  if (state.kind === 'exchanging' || (state.kind === 'link' && isMailUnknown))
    return (
      <SignInPending>
        {name === undefined ? <Trans>Signing in...</Trans> : <Trans>Signing in via {name}...</Trans>}
      </SignInPending>
    )
  switch (state.kind) {
    case 'leave':
      return <Navigate to={state.to} replace />
    case 'code':
      return <Navigate to={pages.signInCode} state={{ from: state.from }} replace />
    case 'access ended':
      return <AccessEnded name={state.name} to={state.to} />
    case 'link':
      return (
        <LinkPage
          asked={state.asked}
          onExpired={() => setState(toSignIn('expired'))}
          onCodeNeeded={() => setState(toCode())}
          onLinked={({ provider, accessEnded }) => {
            const to = landing()
            setState(accessEnded ? { kind: 'access ended', name: providerNames[provider], to } : { kind: 'leave', to })
          }}
        />
      )
    case 'no answer':
      return (
        <NoAnswer onRetry={() => setState({ kind: 'exchanging' })}>
          <Trans>The connection dropped while signing you in. Please try again.</Trans>
        </NoAnswer>
      )
  }
}

/** Exchanges the one-time code for a session, and again each time the state is set back to 'exchanging'. */
function useCodeExchange(token: string | null) {
  const [state, setState] = useState<SignInState>({ kind: 'exchanging' })
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
      if (isCodeNeeded(error)) return setState(toCode())
      const status = error instanceof ApiError ? error.status : 0
      // A refusal is final; anything else may work the next time.
      setState(status >= 400 && status < 429 ? toSignIn('expired') : { kind: 'no answer' })
    }
    exchangeCode(token).then(answered, failed)
    return () => {
      shown = false
    }
  }, [token, exchanging])
  return [state, setState] as const
}

/** The code is asked for, and then leads to where the sign-in began. */
function toCode(): SignInState {
  const journey = readJourney()
  endJourney()
  return { kind: 'code', from: journey?.returnTo }
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
          There’s already a Milepost account for <strong>{props.asked.email}</strong>. Confirm it’s yours and you can
          use {name} to sign in from now on.
        </Trans>
      }
      otherWay={
        <Trans>
          Not you? <AuthSwitchLink to={pages.login}>Back to Sign In</AuthSwitchLink>
        </Trans>
      }
      aside={
        <AuthAside title={<Trans>One account for your whole roadmap.</Trans>}>
          <Trans>We only ask once, to keep your account safe.</Trans>
        </AuthAside>
      }
    >
      <LinkForm {...props} />
    </AuthLayout>
  )
}
