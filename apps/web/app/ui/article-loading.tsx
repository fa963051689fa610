import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton.tsx'

/** The place of an article on its way: its title, what it is about, and its text. */
export function ArticleLoading() {
  return (
    <div role="status" className="grid max-w-prose gap-4">
      <h1 className="sr-only">
        <Trans>Loading...</Trans>
      </h1>
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-14" />
      <Skeleton className="mt-8 h-64" />
    </div>
  )
}
