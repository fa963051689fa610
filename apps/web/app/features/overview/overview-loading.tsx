import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'

const lines = ['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3', 'w-4/5', 'w-3/5'] as const

/** The two cards of the overview with what is in them left open, at the places it will have. */
export function OverviewLoading() {
  return (
    <>
      <Card className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 @3xl:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
            <p role="status" data-waiting className="font-display font-bold text-ink-soft">
              <Trans>Loading dashboard...</Trans>
            </p>
            <Skeleton className="h-7 w-4/5" />
            <Skeleton className="h-12 w-72 max-w-full rounded-medium" />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
            {lines.slice(0, 3).map((width) => (
              <Skeleton key={width} className={`h-5 ${width}`} />
            ))}
          </div>
        </div>
      </Card>
      <ProgressLoading />
    </>
  )
}

/** The place of the card below the next step. */
export function ProgressLoading() {
  return (
    <Card aria-hidden="true" className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <SkeletonLines className="gap-3" lines={['h-6 w-36', 'h-9 w-4/5 max-w-120', 'h-4 w-full', 'h-5 w-1/2']} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 @xl:grid-cols-2">
        {lines.map((width) => (
          <Skeleton key={width} className={`h-7 ${width}`} />
        ))}
      </div>
    </Card>
  )
}

/**
 * The place of the card about the learner's weeks: as high as with a goal and a week in which they learned, and on a
 * phone, where the form for a goal is much higher, between the two.
 */
export function RhythmLoading() {
  return (
    <Card aria-hidden="true">
      <SkeletonLines
        className="gap-4"
        lines={['h-6 w-28', 'h-7 w-4/5 max-w-100', 'h-8 w-2/3', 'h-5 w-5/6', 'h-28 w-1/2 sm:h-11']}
      />
    </Card>
  )
}
