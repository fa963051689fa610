import { Trans } from '@lingui/react/macro'
import type { DiagramView } from '#features/career-diagrams/view-choice.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'

const rows = [1, 2, 3, 4, 5]
const columns = [1, 2, 3, 4]

/** The places of the choice of a view and of the diagram or the list, while the map is built. */
export function DiagramLoading({ view }: { view: DiagramView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Skeleton className="h-12 w-52 rounded-medium" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p role="status" className="text-small text-ink-soft">
          <Trans>Building your career map...</Trans>
        </p>
        {view === 'diagram' ? <PlaneLoading /> : <ListLoading />}
      </div>
    </div>
  )
}

function PlaneLoading() {
  return (
    <div aria-hidden="true" className="h-[750px] overflow-hidden rounded-large bg-sunken ring-1 ring-line">
      <div className="mx-auto flex w-max justify-center gap-12 p-6">
        {columns.map((column) => (
          <div key={column} className="grid grid-cols-[minmax(0,1fr)] content-start gap-9">
            <Skeleton className="h-5 w-36" />
            {rows.slice(0, column === columns.length ? 3 : rows.length).map((row) => (
              <Skeleton key={row} className="h-21 w-48 rounded-medium" />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function ListLoading() {
  return (
    <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="border-b-2 border-line pb-2">
        <Skeleton className="h-7 w-56" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {rows.map((row) => (
          <div key={row} className="flex gap-4 p-4">
            <Skeleton className="size-10 shrink-0 rounded-full" />
            <SkeletonLines
              className="grow gap-2.5"
              lines={['h-6 w-64', 'h-4 w-full max-w-prose', 'h-4 w-5/6 max-w-140', 'h-4 w-32']}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
