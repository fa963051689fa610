import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Roadmap } from '@milepost/contract/roadmaps'
import { formatDate, formatNumber, formatPercent } from '#lib/format.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'

interface RoadmapSummaryProps {
  roadmap: Roadmap
  completed: number
  percent: number
}

/** The whole route at a glance: how long it is, how far one has come, what was left out because it is known. */
export function RoadmapSummary({ roadmap, completed, percent }: RoadmapSummaryProps) {
  const { t } = useLingui()
  const total = roadmap.roadmap.length
  return (
    <div className="grid max-w-prose gap-4">
      <ProgressBar label={t`Roadmap progress`} value={percent} />
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
        <span>
          <Trans>
            {completed} of {total} steps done
          </Trans>{' '}
          ({formatPercent(percent / 100)})
        </span>
        <span>
          <Trans>about {formatNumber(Math.round(roadmap.totalHours))} hours in all</Trans>
        </span>
        <span>
          <Trans>made on {formatDate(roadmap.createdAt)}</Trans>
        </span>
      </p>
      {roadmap.knownSkills.length > 0 && (
        <details className="group">
          <summary className="min-h-8 list-none font-display font-semibold text-spruce underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            <Plural
              value={roadmap.knownSkills.length}
              one="# skill is left out because you have it already"
              other="# skills are left out because you have them already"
            />
          </summary>
          <ul className="mt-2 grid gap-1">
            {roadmap.knownSkills.map((skill) => (
              <li key={skill.id}>
                <Trans>
                  <strong>{skill.name}</strong>, from your words “{skill.quote}”
                </Trans>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
