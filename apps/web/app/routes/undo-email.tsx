import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useState } from 'react'
import { undoEmailChange } from '#features/accounts/account-api.ts'
import { LinkBusy, LinkDone, LinkFailed } from '#features/accounts/link-page.tsx'
import { useOpenedLink } from '#features/accounts/use-opened-link.ts'
import { linkMeta } from '#lib/page-meta.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { OpenCountry } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import type { Route } from './+types/undo-email.ts'

export const meta = () => linkMeta(t`Undo the email change`)

export default function UndoEmail({ params }: Route.ComponentProps) {
  return <Undoing key={params.token} token={params.token} />
}

/** What this ends is much, so opening the page is not enough. */
function Undoing({ token }: { token: string }) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <Undone token={token} />
  return (
    <MessagePage
      picture={<OpenCountry />}
      title={<Trans>Undo the email change?</Trans>}
      actions={
        <>
          <Button variant="danger" onClick={() => setAsked(true)}>
            <Trans>Undo the Change</Trans>
          </Button>
          <ButtonLink to={pages.home} variant="quiet">
            <Trans>Keep the new address</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        We’ll restore this email address, sign out every device, turn off the current password and remove any Google or
        GitHub sign-in added since. Then we’ll send you a link to set a new password.
      </Trans>
    </MessagePage>
  )
}

function Undone({ token }: { token: string }) {
  const [outcome, retry] = useOpenedLink(() => undoEmailChange(token))
  const onward = (
    <ButtonLink to={pages.login} variant={outcome.state === 'failed' && outcome.again ? 'quiet' : 'primary'}>
      <Trans>Sign In</Trans>
    </ButtonLink>
  )
  if (outcome.state === 'busy') {
    return (
      <LinkBusy title={<Trans>Undo the email change</Trans>}>
        <Trans>Restoring your email address...</Trans>
      </LinkBusy>
    )
  }
  if (outcome.state === 'done') {
    return (
      <LinkDone title={<Trans>The change has been undone</Trans>} actions={onward}>
        {outcome.message}
      </LinkDone>
    )
  }
  return (
    <LinkFailed
      title={<Trans>We couldn’t undo the change</Trans>}
      message={outcome.message}
      onRetry={outcome.again ? retry : undefined}
      actions={onward}
    />
  )
}
