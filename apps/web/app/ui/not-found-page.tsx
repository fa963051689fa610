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
      <Trans>We can’t find that page. It may have moved, or the address may be mistyped.</Trans>
    </MessagePage>
  )
}
