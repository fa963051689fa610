import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { LinkBusy, LinkFailed } from '#features/accounts/link-page.tsx'
import { homePageOf } from '#features/accounts/post-sign-in-redirect.ts'
import { signInByLink } from '#features/accounts/sign-in-link-api.ts'
import { useOpenedLink } from '#features/accounts/use-opened-link.ts'
import { linkMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { OpenCountry } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import type { Route } from './+types/sign-in-link.ts'

export const meta = () => linkMeta(t`Sign in with your link`)

export default function SignInLink({ params }: Route.ComponentProps) {
  return <Asking key={params.token} token={params.token} />
}

/** Programs that scan emails open links too, so only a press of the button uses this one up. */
function Asking({ token }: { token: string }) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <SigningIn token={token} />
  return (
    <MessagePage
      picture={<OpenCountry />}
      title={<Trans>Sign in with your link</Trans>}
      actions={
        <Button onClick={() => setAsked(true)}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>Press the button to sign in. We remember this browser, so your password works here again.</Trans>
    </MessagePage>
  )
}

function SigningIn({ token }: { token: string }) {
  const [outcome, retry] = useOpenedLink(async () => (await signInByLink(token)).name)
  const { user } = useSession()
  if (outcome.state === 'done' && user !== null) return <Navigate to={homePageOf(user.role)} replace />
  if (outcome.state === 'failed' && outcome.needsCode) {
    return <Navigate to={pages.adminSignInCode} replace />
  }
  if (outcome.state !== 'failed') {
    return (
      <LinkBusy title={<Trans>Sign in with your link</Trans>}>
        <Trans>Signing you in...</Trans>
      </LinkBusy>
    )
  }
  return (
    <LinkFailed
      title={<Trans>You’re not signed in</Trans>}
      message={outcome.message}
      onRetry={outcome.again ? retry : undefined}
      actions={
        <ButtonLink to={pages.login} variant={outcome.again ? 'quiet' : 'primary'}>
          <Trans>Sign In</Trans>
        </ButtonLink>
      }
    >
      {outcome.again ? undefined : (
        <Trans>A link works once, for 30 minutes. You can ask for another one on the sign-in page.</Trans>
      )}
    </LinkFailed>
  )
}
