import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { i18n } from '#lib/i18n.ts'
import { noindex, pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BrokenRoute } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

export const meta = () => pageMeta(i18n._(msg`Access Denied`), noindex)

export default function Unauthorized() {
  return (
    <MessagePage
      picture={<BrokenRoute />}
      title={<Trans>Access Denied</Trans>}
      actions={
        <ButtonLink to={pages.home}>
          <Trans>Go Back Home</Trans>
        </ButtonLink>
      }
    >
      <Trans>You don't have permission to view this page. Please check your role or try logging in again.</Trans>
    </MessagePage>
  )
}
