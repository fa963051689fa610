import { Trans } from '@lingui/react/macro'
import { roadThrough, routeShape } from '#features/roadmaps/map/route-shape.ts'
import { useWidth } from '#features/roadmaps/map/use-width.ts'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'

/** As many as most roadmaps have. */
const usual = { stops: 21, milestones: 4, steps: 3 }

/** The places of a roadmap's map, milestones, summary and first steps, while it is on its way or being made. */
export function RoadmapLoading() {
  return (
    <>
      <MapLoading />
      <div aria-hidden="true" className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 @xl:grid-cols-2 @4xl:grid-cols-4">
          {placesOf(usual.milestones).map((place) => (
            <div key={place} className="flex items-start gap-3">
              <Skeleton className="mt-0.5 size-8 shrink-0" />
              <SkeletonLines className="grow gap-1.5" lines={['h-5 w-4/5', 'h-4 w-2/5']} />
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="@container">
        <div className="grid items-start gap-x-16 gap-y-6 @4xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <SkeletonLines
            className="max-w-prose gap-5"
            lines={['my-1.25 h-1.5 w-full rounded-full', 'h-6 w-4/5', 'h-12 w-3/5']}
          />
          <SkeletonLines className="max-w-prose gap-3" lines={['h-6 w-3/5', 'h-5 w-full', 'h-5 w-5/6']} />
        </div>
      </div>
      <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="border-b-2 border-line pb-2">
          <Skeleton className="h-7 w-64" />
        </div>
        {placesOf(usual.steps).map((place) => (
          <div key={place} className="relative grid grid-cols-[minmax(0,1fr)] gap-3 py-5 pr-3 pl-15 sm:pr-6 sm:pl-20">
            <Skeleton className="absolute top-4 left-1.5 size-10 rounded-full sm:left-4" />
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-7 w-80" />
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-5 w-full max-w-prose" />
            <Skeleton className="h-5 w-4/5 max-w-prose" />
          </div>
        ))}
      </div>
    </>
  )
}

function MapLoading() {
  const [ref, width] = useWidth()
  const { stops, height } = routeShape(usual.stops, width)
  return (
    <div className="overflow-hidden rounded-large bg-raised shadow-raised">
      <div ref={ref} style={{ height: width === 0 ? undefined : height }}>
        {width > 0 && (
          <svg className="size-full animate-breathe" fill="none" strokeLinecap="round" aria-hidden="true">
            <path className="stroke-sunken" strokeWidth="16" d={roadThrough(stops)} />
            {stops.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="16" className="fill-line" />
            ))}
          </svg>
        )}
      </div>
      <p
        role="status"
        className="flex min-h-12 items-center border-t-2 border-line px-4 py-2.5 text-small text-ink-soft sm:px-6"
      >
        <Trans>Generating your roadmap...</Trans>
      </p>
    </div>
  )
}

function placesOf(count: number): number[] {
  return [...Array(count).keys()]
}
