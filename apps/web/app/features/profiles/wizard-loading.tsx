import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'

/** The wizard's first step with its questions left open: most come to that one. */
export function WizardLoading() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-14">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <p role="status" className="font-display font-semibold text-ink-soft">
          <Trans>Loading your answers...</Trans>
        </p>
        <Skeleton className="h-[calc(var(--text-heading)*1.15)] w-4/5 max-w-80" />
        <Skeleton className="my-1.25 h-1.5 rounded-full" />
        <SkeletonLines
          className="mt-2 gap-2 py-0.5"
          lines={['h-5', 'h-5 w-11/12 sm:max-lg:hidden', 'h-5 w-3/5 sm:max-lg:hidden']}
        />
      </div>
      <Card aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FieldLoading />
        <FieldLoading hint />
        <div className="flex flex-wrap items-start gap-6">
          <div className="min-w-0 grow basis-60">
            <FieldLoading />
          </div>
          <div className="w-28 max-sm:w-auto max-sm:grow">
            <FieldLoading />
          </div>
        </div>
        <FieldLoading />
        <FieldLoading hint />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <Skeleton className="h-12 w-20 rounded-medium" />
          <Skeleton className="h-12 w-20 rounded-medium" />
        </div>
      </Card>
    </div>
  )
}

/** The places of a label, perhaps of a hint below it, and of a control. */
function FieldLoading({ hint = false }: { hint?: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <Skeleton className="my-1 h-[1.175rem] w-32" />
      {hint && <Skeleton className="my-0.5 h-[1.0625rem] w-72" />}
      <Skeleton className="h-12 rounded-medium" />
    </div>
  )
}
