import { Trans } from '@lingui/react/macro'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'

const sections = ['work', 'day', 'interests', 'education'] as const
const lines = ['w-full', 'w-11/12', 'w-5/6', 'w-3/4', 'w-2/3'] as const

/** The places of what there is to know of a career, two columns wide where there is room. */
export function CareerLoading() {
  return (
    <>
      <p role="status" className="sr-only">
        <Trans>Loading the career...</Trans>
      </p>
      <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-12 @3xl:grid-cols-2 @3xl:gap-16">
        {sections.map((section) => (
          <div key={section} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
            <Skeleton className="h-7 w-48" />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {lines.map((width) => (
                <Skeleton key={width} className={`h-4 ${width}`} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

/** The place of what a career is about in a few lines, within a heading. */
export function SummaryLoading() {
  return <SkeletonLines className="gap-2.5 py-1.25" lines={['h-5 w-full', 'h-5 w-11/12', 'h-5 w-3/5']} />
}
