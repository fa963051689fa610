import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CareerStep } from '@milepost/contract/careers/schema'
import { monthsFor } from '@milepost/contract/roadmaps/pace'
import type { ReactNode } from 'react'
import { RoutePicture } from '#features/roadmaps/map/route-picture.tsx'
import { Contours } from '#ui/contours.tsx'

const paces = [5, 10] as const

/** A career's roadmap in one picture, with how long it takes at two paces. */
export function RoadmapAtAGlance({ steps, hours }: { steps: readonly CareerStep[]; hours: number }) {
  const milestones = steps.filter(({ milestone }) => milestone).map(({ id }) => id)
  return (
    <figure className="overflow-hidden rounded-large bg-raised shadow-floating">
      <figcaption className="grid gap-0.5 border-b-2 border-line px-[min(1.5rem,6.5vw)] py-4">
        <span className="font-display text-lead leading-tight font-bold">
          <Trans>
            <Plural value={Math.round(hours)} one="About # hour" other="About # hours" /> for a beginner
          </Trans>
        </span>
        <span className="text-small text-ink-soft">
          <Trans>
            <Plural value={steps.length} one="# step" other="# steps" />,{' '}
            <Plural value={milestones.length} one="# of them a milestone" other="# of them milestones" />
          </Trans>
        </span>
      </figcaption>
      <div className="relative">
        <Contours className="absolute inset-0 size-full opacity-70" />
        <Picture width={342} steps={steps.length} milestones={milestones} className="sm:hidden" />
        <Picture width={520} steps={steps.length} milestones={milestones} className="max-sm:hidden" />
      </div>
      <dl className="grid grid-cols-2 gap-4 border-t-2 border-line px-[min(1.5rem,6.5vw)] py-4">
        {paces.map((pace) => (
          <Pace key={pace} title={<Plural value={pace} one="At # hour a week" other="At # hours a week" />}>
            <Plural value={monthsFor(hours, pace)} one="# month" other="# months" />
          </Pace>
        ))}
      </dl>
    </figure>
  )
}

interface PictureProps {
  width: number
  steps: number
  milestones: readonly number[]
  className: string
}

/** Laid out for a phone and for a wide screen, since its signs and numbers should stay readable. */
function Picture({ className, ...route }: PictureProps) {
  const { t } = useLingui()
  return (
    <RoutePicture {...route} done={0} hereText={t`You start here`} className={`relative block w-full ${className}`} />
  )
}

function Pace({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-small text-ink-soft">{title}</dt>
      <dd className="font-display text-lead font-bold text-spruce tabular-nums">{children}</dd>
    </div>
  )
}
