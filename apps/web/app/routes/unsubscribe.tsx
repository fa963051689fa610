import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { type ReactNode, useState } from 'react'
import { resubscribe, unsubscribe } from '#features/accounts/account-api.ts'
import { LinkBusy, LinkDone, LinkFailed } from '#features/accounts/link-page.tsx'
import { useOpenedLink } from '#features/accounts/use-opened-link.ts'
import { ApiError } from '#lib/api-error.ts'
import { linkMeta } from '#lib/page-meta.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/unsubscribe.ts'

export const meta = () => linkMeta(t`Emails from Milepost`)

export default function Unsubscribe({ params }: Route.ComponentProps) {
  return <Unsubscribing key={params.token} token={params.token} />
}

function Unsubscribing({ token }: { token: string }) {
  const [outcome, retry] = useOpenedLink(() => unsubscribe(token))
  const home = (
    <ButtonLink to={pages.home} variant="quiet">
      <Trans>Go Home</Trans>
    </ButtonLink>
  )
  if (outcome.state === 'busy') {
    return (
      <LinkBusy title={<Trans>Emails from Milepost</Trans>}>
        <Trans>Unsubscribing...</Trans>
      </LinkBusy>
    )
  }
  if (outcome.state === 'failed') {
    return (
      <LinkFailed
        title={<Trans>You’re still subscribed</Trans>}
        message={outcome.message}
        onRetry={outcome.again ? retry : undefined}
        actions={home}
      />
    )
  }
  return <Unsubscribed token={token} message={outcome.message} onEnd={retry} home={home} />
}

interface UnsubscribedProps {
  token: string
  message: string
  onEnd: () => void
  home: ReactNode
}

function Unsubscribed({ token, message, onEnd, home }: UnsubscribedProps) {
  const { t: say } = useLingui()
  const [resumed, setResumed] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const resume = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setResumed(await resubscribe(token))
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || say`Something went wrong.`)
    }
    setBusy(false)
  }
  return (
    <LinkDone
      title={resumed === undefined ? <Trans>Unsubscribe</Trans> : <Trans>You’re subscribed again</Trans>}
      actions={
        <>
          {resumed === undefined ? (
            <Button busy={isBusy} busyText={<Trans>Saving...</Trans>} onClick={() => void resume()}>
              <Trans>Subscribe again</Trans>
            </Button>
          ) : (
            <Button onClick={onEnd}>
              <Trans>Unsubscribe again</Trans>
            </Button>
          )}
          {home}
        </>
      }
    >
      {resumed ?? message}
      {failure !== undefined && <Alert>{failure}</Alert>}
    </LinkDone>
  )
}
