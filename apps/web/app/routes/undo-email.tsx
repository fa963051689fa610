import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useState } from 'react'
import { undoEmailChange } from '#features/accounts/account-api.ts'
import { LinkBusy, LinkDone, LinkFailed, linkMeta } from '#features/accounts/link-page.tsx'
import { useOpenedLink } from '#features/accounts/use-opened-link.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { OpenCountry } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import type { Route } from './+types/undo-email.ts'

export function meta() {
  return linkMeta(t`Undo the change of address`)
}

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
      title={<Trans>Undo the change of address?</Trans>}
      actions={
        <>
          <Button variant="danger" onClick={() => setAsked(true)}>
            <Trans>Undo the Change</Trans>
          </Button>
          <ButtonLink to={pages.home} variant="quiet">
            <Trans>Leave it as it is</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Your account gets this address back. Everybody is signed out, the password stops working, and sign-ins by Google
        or GitHub that were linked since are taken off. We then mail you a link to set a new password.
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
      <LinkBusy title={<Trans>Undo the change of address</Trans>}>
        <Trans>Giving your account its former address back...</Trans>
      </LinkBusy>
    )
  }
  if (outcome.state === 'done') {
    return (
      <LinkDone title={<Trans>The change is undone</Trans>} actions={onward}>
        {outcome.message}
      </LinkDone>
    )
  }
  return (
    <LinkFailed
      title={<Trans>The change was not undone</Trans>}
      message={outcome.message}
      onRetry={outcome.again ? retry : undefined}
      actions={onward}
    />
  )
}
