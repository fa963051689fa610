import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { undoEmailChange } from '#features/accounts/account-api.ts'
import { ConfirmLinkPage, LinkDone, LinkFailed } from '#features/accounts/link-page.tsx'
import { linkMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/undo-email.ts'

export const meta = () => linkMeta(t`Undo the email change`)

export default function UndoEmail({ params: { token } }: Route.ComponentProps) {
  const onward = (
    <ButtonLink to={pages.login}>
      <Trans>Sign In</Trans>
    </ButtonLink>
  )
  return (
    <ConfirmLinkPage
      key={token}
      title={<Trans>Undo the email change?</Trans>}
      variant="danger"
      button={<Trans>Undo the Change</Trans>}
      busyText={<Trans>Restoring your email address...</Trans>}
      otherActions={
        <ButtonLink to={pages.home} variant="quiet">
          <Trans>Keep the new address</Trans>
        </ButtonLink>
      }
      onConfirm={() => undoEmailChange(token)}
      done={(message) => (
        <LinkDone title={<Trans>The change has been undone</Trans>} actions={onward}>
          {message}
        </LinkDone>
      )}
      failed={(message) => (
        <LinkFailed title={<Trans>We couldn’t undo the change</Trans>} message={message} actions={onward}>
          <Trans>A link works once, for 7 days. If you can’t get into your account, write to us.</Trans>
        </LinkFailed>
      )}
    >
      <Trans>
        We’ll restore this email address, sign out every device, turn off the current password and remove any Google or
        GitHub sign-in added since. Then we’ll send you a link to set a new password.
      </Trans>
    </ConfirmLinkPage>
  )
}
