import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { verifyEmail } from '#features/accounts/account-api.ts'
import { ConfirmLinkPage, LinkDone, LinkFailed, OnwardLink } from '#features/accounts/link-page.tsx'
import { linkMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import type { Route } from './+types/change-email.ts'

export const meta = () => linkMeta(t`Your new email address`)

export default function ChangeEmail({ params: { token } }: Route.ComponentProps) {
  const { user } = useSession()
  return (
    <ConfirmLinkPage
      key={token}
      title={<Trans>Use this email address?</Trans>}
      button={<Trans>Use this address</Trans>}
      busyText={<Trans>Changing your address...</Trans>}
      onConfirm={() => verifyEmail(token)}
      done={(message) => (
        <LinkDone title={<Trans>Email address changed</Trans>} actions={<OnwardLink user={user} />}>
          {message}
        </LinkDone>
      )}
      failed={(message) => (
        <LinkFailed
          title={<Trans>We couldn’t change your address</Trans>}
          message={message}
          actions={<OnwardLink user={user} />}
        >
          <Trans>Settings shows which address your account uses. You can ask for a new link there.</Trans>
        </LinkFailed>
      )}
    >
      <Trans>
        Your Milepost account will use the address that got this link. We’ll tell your old address, and sign you out on
        your other devices.
      </Trans>
    </ConfirmLinkPage>
  )
}
