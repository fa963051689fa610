import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton.tsx'

const lines = ['w-full', 'w-11/12', 'w-5/6', 'w-3/4', 'w-2/3'] as const

/** The place of an article on its way: its title, what it is about, and its text. */
export function ArticleLoading() {
  return (
    <div role="status" className="grid max-w-prose gap-10">
      <h1 className="sr-only">
        <Trans>Loading...</Trans>
      </h1>
      <div className="grid gap-4">
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="h-6 w-10/12" />
      </div>
      {[1, 2].map((part) => (
        <div key={part} className="grid gap-3">
          <Skeleton className="h-6 w-1/3" />
          {lines.map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      ))}
    </div>
  )
}
