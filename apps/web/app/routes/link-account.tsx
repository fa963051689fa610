import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { providerNames } from '@milepost/contract/accounts/providers/limits'
import type { LinkReply } from '@milepost/contract/accounts/providers/schema'
import { pages } from '@milepost/contract/pages'
import { Navigate } from 'react-router'
import { AccessEnded } from '#features/accounts/access-ended.tsx'
import { isCodeNeeded } from '#features/accounts/is-code-needed.ts'
import { ConfirmLinkPage, LinkFailed } from '#features/accounts/link-page.tsx'
import { redirectAfterSignIn } from '#features/accounts/post-sign-in-redirect.ts'
import { confirmByEmail } from '#features/accounts/provider-api.ts'
import { linkMeta } from '#lib/page-meta.ts'
import { endJourney } from '#lib/sign-in-journey.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/link-account.ts'

export const meta = () => linkMeta(t`Sign In`)

/** The link of the email that completes a provider's sign-in to an existing account. */
export default function LinkAccount({ params: { token } }: Route.ComponentProps) {
  return (
    <ConfirmLinkPage
      key={token}
      title={<Trans>Connect your account</Trans>}
      button={<Trans>Connect and Sign In</Trans>}
      busyText={<Trans>Connecting your account...</Trans>}
      onConfirm={() => connect(token)}
      done={(linked) => {
        if (linked === 'code needed') return <Navigate to={pages.signInCode} replace />
        const to = redirectAfterSignIn(linked.user.role, undefined, window.location.origin)
        if (!linked.accessEnded) return <Navigate to={to} replace />
        return <AccessEnded name={providerNames[linked.provider]} to={to} />
      }}
      failed={(message) => (
        <LinkFailed
          title={<Trans>This link doesn’t work</Trans>}
          message={message}
          actions={
            <ButtonLink to={pages.login} replace>
              <Trans>Back to Sign In</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            The link works once, for 30 minutes, in the browser where you started signing in. Open it there.
          </Trans>
        </LinkFailed>
      )}
    >
      <div className="grid gap-2">
        <p>
          <Trans>Press the button to connect Google or GitHub to your Milepost account and sign in.</Trans>
        </p>
        <p>
          <Trans>
            If this address was never confirmed before, we’ll remove the account’s password and its other ways to sign
            in. We’ll also sign it out everywhere else.
          </Trans>
        </p>
      </div>
    </ConfirmLinkPage>
  )
}

async function connect(token: string): Promise<LinkReply | 'code needed'> {
  try {
    return await confirmByEmail(token)
  } catch (error) {
    if (isCodeNeeded(error)) return 'code needed'
    throw error
  } finally {
    endJourney()
  }
}
