import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const lines = ['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3', 'w-4/5', 'w-3/5']

export function OverviewLoading() {
  return (
    <>
      <p role="status" className="text-ink-soft">
        <Trans>Loading dashboard...</Trans>
      </p>
      <Card aria-hidden="true" className="grid gap-4">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-12 w-48" />
      </Card>
      <Card aria-hidden="true" className="grid gap-4">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          {lines.map((width) => (
            <Skeleton key={width} className={`h-6 ${width}`} />
          ))}
        </div>
      </Card>
    </>
  )
}
