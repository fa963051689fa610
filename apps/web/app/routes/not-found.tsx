import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useLocation } from 'react-router'
import { i18n } from '#lib/i18n.ts'
import { noindex, pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BrokenRoute } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { NotFoundPage } from '#ui/not-found-page.tsx'

export const meta = () => pageMeta(i18n._(msg`Page Not Found`), noindex)

const secret = '/:token'
/** Where emailed links lead, without their secret. */
const linkBeginnings = Object.values(pages).flatMap((page) =>
  page.endsWith(secret) ? page.slice(0, -secret.length) : [],
)

export default function NotFound() {
  const { pathname } = useLocation()
  return linkBeginnings.includes(pathname.replace(/\/$/, '')) ? <CutLink /> : <NotFoundPage />
}

/** An email program has cut the link off before its secret. */
function CutLink() {
  return (
    <MessagePage
      picture={<BrokenRoute />}
      title={<Trans>Part of the link is missing</Trans>}
      actions={
        <>
          <ButtonLink to={pages.login}>
            <Trans>Sign In</Trans>
          </ButtonLink>
          <ButtonLink to={pages.forgotPassword} variant="quiet">
            <Trans>Reset Password</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Open it from the email again, or copy all of it. You can also ask for a new link.</Trans>
    </MessagePage>
  )
}
