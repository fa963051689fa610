import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { ButtonLink } from '#ui/button.tsx'
import { OpenCountry } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

export function NotFoundPage() {
  return (
    <MessagePage
      picture={<OpenCountry />}
      title={<Trans>Page Not Found</Trans>}
      actions={
        <ButtonLink to={pages.home}>
          <Trans>Go Home</Trans>
        </ButtonLink>
      }
    >
      <Trans>No route leads here. The page may have moved, or the address has a slip in it.</Trans>
    </MessagePage>
  )
}
