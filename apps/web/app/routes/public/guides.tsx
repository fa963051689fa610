import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { GuideList } from '#features/guides/guide-list.tsx'
import { PublicPage } from '#features/shell/public-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import type { Route } from './+types/guides.ts'

/** Runs while the page is prerendered. */
export async function loader({ request }: Route.LoaderArgs) {
  const { describeGuides, translateFor } = await import('./guide-data.server.ts')
  return translateFor(request, describeGuides())
}

export const meta = () =>
  pageMeta(t`Guides`, {
    name: 'description',
    content: t`What people ask before and on the way to work in technology, answered plainly: study, money, time, first jobs and more.`,
  })

/** The handbook, for everyone. */
export default function Guides({ loaderData: groups }: Route.ComponentProps) {
  return (
    <PublicPage>
      <PageHeading
        title={<Trans>Guides</Trans>}
        subtitle={
          <Trans>
            What people ask before and on the way to work in technology, answered by {product.name}. Where an answer
            names no source, it’s general advice.
          </Trans>
        }
      />
      <GuideList groups={groups} />
    </PublicPage>
  )
}
