import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { type ReactNode, useState } from 'react'
import { resubscribe, unsubscribe } from '#features/accounts/account-api.ts'
import { ConfirmLinkPage, LinkDone, LinkFailed } from '#features/accounts/link-page.tsx'
import { linkMeta } from '#lib/page-meta.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/unsubscribe.ts'

export const meta = () => linkMeta(t`Emails from Milepost`)

export default function Unsubscribe({ params: { token } }: Route.ComponentProps) {
  return <Unsubscribing key={token} token={token} />
}

function Unsubscribing({ token }: { token: string }) {
  const [round, setRound] = useState(1)
  return (
    <ConfirmLinkPage
      key={round}
      title={<Trans>Unsubscribe from these emails?</Trans>}
      takesFocus={round > 1}
      button={<Trans>Unsubscribe</Trans>}
      busyText={<Trans>Unsubscribing...</Trans>}
      otherActions={<HomeLink />}
      onConfirm={() => unsubscribe(token)}
      done={(message) => <Unsubscribed token={token} message={message} onAgain={() => setRound(round + 1)} />}
      failed={(message) => <NotChanged title={<Trans>You’re still subscribed</Trans>} message={message} />}
    >
      <Trans>Press the button and we’ll stop sending you this kind of email.</Trans>
    </ConfirmLinkPage>
  )
}

interface UnsubscribedProps {
  token: string
  message: string
  onAgain: () => void
}

function Unsubscribed({ token, message, onAgain }: UnsubscribedProps) {
  return (
    <ConfirmLinkPage
      title={<Trans>You’re unsubscribed</Trans>}
      takesFocus
      variant="quiet"
      button={<Trans>Subscribe again</Trans>}
      busyText={<Trans>Saving...</Trans>}
      otherActions={<HomeLink />}
      onConfirm={() => resubscribe(token)}
      done={(text) => (
        <LinkDone
          title={<Trans>You’re subscribed again</Trans>}
          actions={
            <>
              <Button variant="quiet" onClick={onAgain}>
                <Trans>Unsubscribe again</Trans>
              </Button>
              <HomeLink />
            </>
          }
        >
          {text}
        </LinkDone>
      )}
      failed={(text) => <NotChanged title={<Trans>You’re still unsubscribed</Trans>} message={text} />}
    >
      <span role="status">{message}</span>
    </ConfirmLinkPage>
  )
}

function NotChanged({ title, message }: { title: ReactNode; message: string }) {
  return (
    <LinkFailed title={title} message={message} actions={<HomeLink />}>
      <Trans>You can also sign in and choose your emails in Settings.</Trans>
    </LinkFailed>
  )
}

function HomeLink() {
  return (
    <ButtonLink to={pages.home} variant="quiet">
      <Trans>Go Home</Trans>
    </ButtonLink>
  )
}
