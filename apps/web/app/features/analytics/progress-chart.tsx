import { Plural, Trans } from '@lingui/react/macro'
import type { Analytics } from '@milepost/contract/analytics/schema'
import { formatNumber } from '#lib/format.ts'
import { ChartFigure } from '#ui/chart-figure.tsx'
import { pointsOf } from '#ui/chart-shapes.ts'
import { formatMonday, WeekAxis } from '#ui/week-axis.tsx'

/** How far along the current roadmap one was at the end of each week. */
export function ProgressChart({ weeks, stepCount }: { weeks: Analytics['weeks']; stepCount: number }) {
  const values = weeks.map(({ stepsDone }) => stepsDone)
  const done = values.at(-1) ?? 0
  const lately = done - (values[0] ?? 0)
  // The first value is from the end of its week.
  const [, second] = weeks
  const since = second === undefined ? '' : formatMonday(second.start)
  const points = pointsOf(values, stepCount)
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const last = points.at(-1)
  return (
    <ChartFigure
      title={<Trans>Progress over time</Trans>}
      summary={
        <span>
          <Trans>
            You’ve finished {done} of <Plural value={stepCount} one="# step" other="# steps" />.
          </Trans>
          {second !== undefined && (
            <span>
              {' '}
              <Plural
                value={lately}
                _0={`None of them since ${since}.`}
                one={`# of them since ${since}.`}
                other={`# of them since ${since}.`}
              />
            </span>
          )}
        </span>
      }
      picture={
        <WeekAxis weeks={weeks} top={formatNumber(stepCount)}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible" aria-hidden="true">
            <polygon points={`0,100 ${line} 100,100`} className="fill-spruce-soft" />
            <polyline
              points={line}
              fill="none"
              strokeWidth="3"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-spruce"
            />
          </svg>
          {last !== undefined && (
            <circle cx={`${last.x}%`} cy={`${last.y}%`} r="7" className="fill-signal stroke-raised" strokeWidth="3" />
          )}
        </WeekAxis>
      }
      table={{
        columns: [<Trans key="week">Week of</Trans>, <Trans key="done">Steps done by its end</Trans>],
        rows: weeks.map(({ start, stepsDone }) => ({
          key: start,
          name: formatMonday(start),
          value: formatNumber(stepsDone),
        })),
      }}
    />
  )
}
