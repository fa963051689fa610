import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const figures = ['w-32', 'w-24', 'w-28', 'w-20', 'w-36', 'w-26', 'w-30'] as const
const charts = ['progress', 'activity'] as const

/** The places of the figures and of the two pictures below them. */
export function AnalyticsLoading() {
  return (
    <>
      <p role="status" className="sr-only">
        <Trans>Loading your analytics...</Trans>
      </p>
      <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-4 @xs:grid-cols-2 @4xl:grid-cols-4">
        {figures.map((width) => (
          <div
            key={width}
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-large bg-raised p-5 shadow-raised last:@xs:col-span-2 sm:p-6"
          >
            <Skeleton className={`my-0.5 h-[1.0625rem] ${width}`} />
            <Skeleton className="h-7 w-16" />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2">
        {charts.map((chart) => (
          <Card key={chart} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Skeleton className="h-7 w-44" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-40 w-full" />
            <Skeleton className="h-6 w-36" />
          </Card>
        ))}
      </div>
    </>
  )
}
