import { Trans } from '@lingui/react/macro'
import { finishDay } from '@milepost/contract/roadmaps/pace'
import type { RoadmapPreview } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { useArrivalText } from '#features/roadmaps/arrival.tsx'
import { formatNumber, formatRupees } from '#lib/format.ts'
import { ArrowRight } from '#ui/icons.ts'

interface ComparedFiguresProps {
  preview: Pick<RoadmapPreview, 'steps' | 'totalHours' | 'hoursLeft' | 'price'>
  /** At this pace the finish day is shown as well. */
  hoursPerWeek?: number | null
}

const whole = (value: number) => formatNumber(Math.round(value))

/** The size of a roadmap before and after a change. */
export function ComparedFigures({ preview, hoursPerWeek = null }: ComparedFiguresProps) {
  const { steps, totalHours, hoursLeft, price } = preview
  const arrivalText = useArrivalText()
  const dayAfter = (hours: number) => arrivalText(finishDay(new Date(), hours, hoursPerWeek ?? 1))
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-3 rounded-medium bg-paper p-4">
      <BeforeAfter label={<Trans>Steps</Trans>} before={whole(steps.before)} after={whole(steps.after)} />
      <BeforeAfter
        label={<Trans>Total hours</Trans>}
        before={whole(totalHours.before)}
        after={whole(totalHours.after)}
      />
      <BeforeAfter
        label={<Trans>Hours you have left</Trans>}
        before={whole(hoursLeft.before)}
        after={whole(hoursLeft.after)}
      />
      {(price.before > 0 || price.after > 0) && (
        <BeforeAfter
          label={<Trans>Price of the courses</Trans>}
          before={formatRupees(price.before)}
          after={formatRupees(price.after)}
        />
      )}
      {hoursPerWeek !== null && hoursLeft.after > 0 && (
        <BeforeAfter
          label={<Trans>You finish</Trans>}
          before={dayAfter(hoursLeft.before)}
          after={dayAfter(hoursLeft.after)}
        />
      )}
    </dl>
  )
}

function BeforeAfter({ label, before, after }: { label: ReactNode; before: string; after: string }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 font-display text-lead font-bold tabular-nums">
        {before !== after && (
          <>
            <span className="font-medium text-ink-soft">
              <span className="sr-only">
                <Trans>before:</Trans>{' '}
              </span>
              {before}
            </span>
            <ArrowRight className="size-4 shrink-0 text-ink-soft" aria-hidden />
            <span className="sr-only">
              <Trans>after:</Trans>{' '}
            </span>
          </>
        )}
        <span>{after}</span>
      </dd>
    </div>
  )
}
