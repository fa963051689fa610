import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { useQuery } from '@tanstack/react-query'
import { helpTopicsQuery } from '#features/help/api.ts'
import { TopicList } from '#features/help/topic-list.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HelpFailure } from './help-failure.tsx'

const placeholders = Array.from({ length: 10 }, (_, place) => place)

export const meta = () =>
  pageMeta(t`Help`, {
    name: 'description',
    content: t`How ${product.name} works: the roadmap, the recommendation, courses, plans and privacy.`,
  })

/** Prerendered up to its list, which comes from the server. */
export default function HelpTopics() {
  const topics = useQuery(helpTopicsQuery)
  return (
    <>
      <div className="grid max-w-prose gap-3">
        <h1 className="text-heading">
          <Trans>Help</Trans>
        </h1>
        <p className="text-balance text-lead text-ink-soft">
          <Trans>How {product.name} works, what it does with your answers, and what to do when you’re stuck.</Trans>
        </p>
        <p>
          <Trans>
            For study, money, first jobs and changing your work, read our <TextLink to={pages.guides}>guides</TextLink>.
          </Trans>
        </p>
      </div>
      {topics.data !== undefined && <TopicList topics={topics.data} />}
      {topics.data === undefined && topics.error === null && (
        <div role="status" className="grid gap-x-12 gap-y-2 sm:grid-cols-2">
          <p className="sr-only">
            <Trans>Loading...</Trans>
          </p>
          {placeholders.map((place) => (
            <div key={place} className="grid gap-3 py-5">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-4 w-4/5" />
            </div>
          ))}
        </div>
      )}
      {topics.data === undefined && topics.error !== null && <HelpFailure onRetry={() => void topics.refetch()} />}
    </>
  )
}
