import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { VerifyForm } from '#features/credentials/verify-form.tsx'
import { PublicPage } from '#features/shell/public-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () =>
  pageMeta(t`Check a credential`, {
    name: 'description',
    content: t`Find out whether a credential of ${product.name} is real, unchanged and not revoked.`,
  })

export default function Verify() {
  return (
    <PublicPage>
      <PageHeading
        title={<Trans>Check a credential</Trans>}
        subtitle={
          <Trans>
            Find out whether a credential is real, unchanged and not revoked. Only credentials of this site can be
            checked here.
          </Trans>
        }
      />
      <div className="max-w-form">
        <VerifyForm />
      </div>
    </PublicPage>
  )
}
