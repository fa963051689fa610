import { Plural, Trans } from '@lingui/react/macro'
import type { StepStatus } from '@milepost/contract/progress/limits'
import { useId } from 'react'
import { Arrival } from '#features/roadmaps/arrival.tsx'
import { destinationOf, type TitledRoadmap, type TitleWay, titleWaysOf } from '#features/roadmaps/title-ways.ts'
import { formatList, formatPercent } from '#lib/format.ts'
import { Briefcase } from '#ui/icons.ts'

interface TitlesOnTheWayProps {
  roadmap: TitledRoadmap
  statuses: Readonly<Record<number, StepStatus>>
}

/** The jobs that a learner can apply for before the career. */
export function TitlesOnTheWay({ roadmap, statuses }: TitlesOnTheWayProps) {
  const headingId = useId()
  const ways = titleWaysOf(roadmap, statuses, new Date())
  if (ways.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <p id={headingId} className="text-small text-ink-soft">
        <Trans>Jobs on the way</Trans>
      </p>
      <ul className="grid gap-2">
        {ways.map((way) => (
          <li key={way.title.id} className="flex items-start gap-3">
            <Briefcase className="mt-0.5 size-5 shrink-0 text-signal-ink" aria-hidden />
            <div className="min-w-0">
              <p className="font-display leading-snug font-semibold">{way.title.title}</p>
              <p className="text-small text-ink-soft">
                <WayLeft way={way} />
                {way.hoursLeft > 0 && (
                  <span>
                    {' · '}
                    <Trans>{formatPercent(way.title.share)} of the roadmap</Trans>
                  </span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How far it is to a job: in hours, and by when. */
export function WayLeft({ way: { hoursLeft, day } }: { way: TitleWay }) {
  if (hoursLeft === 0) return <Trans>You can apply now</Trans>
  return (
    <>
      <span>
        <Plural value={Math.round(hoursLeft)} one="about # hour to go" other="about # hours to go" />
      </span>
      {day !== null && (
        <span>
          {', '}
          <Arrival day={day} />
        </span>
      )}
    </>
  )
}

/** Where a roadmap leaves out the heart of its career: what it leads to instead, and what is missing. */
export function LeadsElsewhere({ roadmap }: { roadmap: Pick<TitledRoadmap, 'career' | 'titles' | 'missing'> }) {
  const { career, missing } = roadmap
  const destination = destinationOf(roadmap)
  if (destination === career) return null
  const skills = formatList(missing)
  return (
    <p className="max-w-prose">
      <Trans>
        This roadmap leads to {destination}. For {career} jobs you also need: {skills}.
      </Trans>
    </p>
  )
}
