import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { formatDate, formatNumber, formatPercent } from '#lib/format.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'

interface RoadmapSummaryProps {
  roadmap: Pick<Roadmap, 'roadmap' | 'totalHours' | 'createdAt' | 'engine'>
  completed: number
  percent: number
  hoursLeft: number
  /** The way that the learner chose, if it is not the usual one. */
  variant: ReactNode
  /** When one arrives. */
  plan: ReactNode
  /** What the answers asked for, and what was left out because it is known. */
  skills: ReactNode
}

/** The whole route at a glance: how long it is, how far one has come, when one arrives and what was left out. */
export function RoadmapSummary({ roadmap, completed, percent, hoursLeft, variant, plan, skills }: RoadmapSummaryProps) {
  const { t } = useLingui()
  const total = roadmap.roadmap.length
  return (
    <div className="@container">
      <div className="grid items-start gap-x-16 gap-y-6 @4xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid max-w-prose gap-5">
          <ProgressBar label={t`Roadmap progress`} value={percent} />
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
            <span>
              <Trans>
                {completed} of <Plural value={total} one="# step" other="# steps" /> done
              </Trans>{' '}
              <span>{`(${formatPercent(percent / 100)})`}</span>
            </span>
            <span>
              {hoursLeft === roadmap.totalHours ? (
                <Trans>
                  about <Plural value={Math.round(roadmap.totalHours)} one="# hour" other="# hours" /> in total
                </Trans>
              ) : (
                <Trans>
                  about {formatNumber(Math.round(hoursLeft))} of{' '}
                  <Plural value={Math.round(roadmap.totalHours)} one="# hour" other="# hours" /> left
                </Trans>
              )}
            </span>
            <span>
              <Trans>made on {formatDate(roadmap.createdAt)}</Trans>
            </span>
          </p>
          <MadeBy engine={roadmap.engine} />
          {variant}
          {plan}
        </div>
        <div className="grid max-w-prose gap-6">{skills}</div>
      </div>
    </div>
  )
}

/** Where a language model is set, whether it had a part in the roadmap. */
function MadeBy({ engine }: Pick<Roadmap, 'engine'>) {
  if (engine === 'embedded') return null
  return (
    <p className="text-small text-ink-soft">
      {engine === 'model' ? (
        <Trans>Written with AI. The hours and order come from Milepost.</Trans>
      ) : (
        <Trans>Our AI writer wasn’t available, so Milepost built this roadmap on its own.</Trans>
      )}
    </p>
  )
}
