import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { Button, ButtonLink } from '#ui/button.tsx'
import { BrokenRoute } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

/** What a reader sees when a page breaks: never the error's own words. */
export function FailurePage() {
  return (
    <MessagePage
      picture={<BrokenRoute />}
      title={<Trans>This page isn’t working</Trans>}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
          <ButtonLink to={pages.home} variant="quiet">
            <Trans>Go Home</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Something went wrong on our side. Your saved work is safe.</Trans>
    </MessagePage>
  )
}
