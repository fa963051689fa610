import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'

const rows = [1, 2, 3]
const reasons = ['w-11/12', 'w-4/5', 'w-5/6', 'w-3/4'] as const
const skills = ['w-20', 'w-28', 'w-24', 'w-16', 'w-32', 'w-22', 'w-30', 'w-26'] as const

/** The places of the recommended career and of the first alternatives, while the answers are weighed. */
export function RecommendationLoading() {
  return (
    <>
      <Card className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 @xl:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
              <p role="status" className="text-ink-soft">
                <Trans>Comparing careers with your answers...</Trans>
              </p>
              <Skeleton className="h-[calc(var(--text-heading)*1.15)] w-4/5 max-w-100" />
              <Skeleton className="my-1.25 h-5 w-full max-w-prose" />
              <Skeleton className="my-1 h-5 w-44" />
            </div>
            <Skeleton className="h-9 w-28 @xl:h-19" />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @3xl:grid-cols-2 @3xl:gap-12">
            <ReasonsLoading />
            <ReasonsLoading />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Skeleton className="my-0.5 h-5 w-40" />
            <div className="flex flex-wrap gap-2">
              {skills.map((width) => (
                <Skeleton key={width} className={`h-7 ${width}`} />
              ))}
            </div>
          </div>
          <div className="flex flex-wrap gap-x-4 gap-y-3">
            <Skeleton className="h-12 w-48 rounded-medium" />
            <Skeleton className="h-12 w-32 rounded-medium" />
          </div>
          <Skeleton className="h-6 w-48" />
        </div>
      </Card>
      <AlternativesLoading />
    </>
  )
}

function ReasonsLoading() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <Skeleton className="my-0.5 h-5 w-36" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {reasons.map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    </div>
  )
}

function AlternativesLoading() {
  return (
    <div aria-hidden="true" className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <Skeleton className="h-7 w-64" />
      <div>
        {rows.map((row) => (
          <div
            key={row}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 border-t border-line py-5 @3xl:grid-cols-[15rem_minmax(0,1fr)] @5xl:grid-cols-[16rem_minmax(0,1fr)_10rem]"
          >
            <SkeletonLines className="content-start gap-3" lines={['h-6 w-48', 'ml-9 h-4 w-40']} />
            <SkeletonLines className="content-start gap-2 @max-3xl:pl-9" lines={['h-5 w-4/5', 'h-5 w-3/5']} />
            <div className="@max-3xl:pl-9 @3xl:col-start-2 @5xl:col-start-3">
              <Skeleton className="h-9 w-32 rounded-medium" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
