import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { ButtonLink } from '#ui/button.tsx'
import { BrokenRoute } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

export default function Unauthorized() {
  const { t } = useLingui()
  const title = t`Access Denied`
  return (
    <>
      <title>{`${title} · ${product.name}`}</title>
      <meta name="robots" content="noindex" />
      <MessagePage
        picture={<BrokenRoute />}
        title={title}
        actions={
          <ButtonLink to={pages.home}>
            <Trans>Go Back Home</Trans>
          </ButtonLink>
        }
      >
        <Trans>You don't have permission to view this page. Please check your role or try logging in again.</Trans>
      </MessagePage>
    </>
  )
}
