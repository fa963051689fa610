import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Guide } from '@milepost/contract/guides/schema'
import { pages } from '@milepost/contract/pages'
import { data, isRouteErrorResponse } from 'react-router'
import { GuideArticle } from '#features/guides/guide-article.tsx'
import { PublicPage } from '#features/shell/public-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { BackLink } from '#ui/back-link.tsx'
import type { Route } from './+types/guide.ts'

/** Runs while the page is prerendered. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Guide> {
  const { describeGuide, translateFor } = await import('./guide-data.server.ts')
  const guide = describeGuide(params.guideId)
  if (guide === null) throw data(null, { status: 404 })
  return translateFor(request, guide)
}

/** Nothing is prerendered for an address that names no guide. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Guide> {
  try {
    return await serverLoader()
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status < 500) throw data(null, { status: 404 })
    throw error
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return pageMeta(t`Page Not Found`)
  return pageMeta(loaderData.title, { name: 'description', content: loaderData.summary })
}

/** A guide of the handbook, for everyone. */
export default function GuideScreen({ loaderData: guide }: Route.ComponentProps) {
  return (
    <PublicPage>
      <BackLink to={pages.guides}>
        <Trans>All guides</Trans>
      </BackLink>
      <GuideArticle guide={guide} />
    </PublicPage>
  )
}
