import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { verifyEmail } from '#features/accounts/account-api.ts'
import { ConfirmLinkPage, LinkDone, LinkFailed, OnwardLink } from '#features/accounts/link-page.tsx'
import { linkMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import type { Route } from './+types/verify-email.ts'

export const meta = () => linkMeta(t`Confirm your email`)

export default function VerifyEmail({ params: { token } }: Route.ComponentProps) {
  const { user } = useSession()
  return (
    <ConfirmLinkPage
      key={token}
      title={<Trans>Confirm your email</Trans>}
      button={<Trans>Confirm your email address</Trans>}
      busyText={<Trans>Confirming your address...</Trans>}
      onConfirm={() => verifyEmail(token)}
      done={(message) => (
        <LinkDone title={<Trans>Email address confirmed</Trans>} actions={<OnwardLink user={user} />}>
          {message}
        </LinkDone>
      )}
      failed={(message) => (
        <LinkFailed
          title={<Trans>We couldn’t confirm your address</Trans>}
          message={message}
          actions={<OnwardLink user={user} />}
        >
          {user?.emailVerified === true ? (
            <Trans>Your email address is already confirmed. There’s nothing left to do.</Trans>
          ) : (
            <Trans>Sign in to get a new link from your dashboard or Settings.</Trans>
          )}
        </LinkFailed>
      )}
    >
      <Trans>
        Press the button to confirm that this email address is yours. Didn’t sign up for Milepost? Then close this page.
      </Trans>
    </ConfirmLinkPage>
  )
}
