import { Plural, Trans } from '@lingui/react/macro'
import { ChartFigure } from '#features/analytics/chart-figure.tsx'
import { share, topOf } from '#features/analytics/shapes.ts'
import { formatMonday, WeekAxis, type Weeks } from '#features/analytics/week-axis.tsx'
import { formatNumber } from '#lib/format.ts'

/** How much one did in each week. */
export function ActivityChart({ weeks }: { weeks: Weeks }) {
  const total = weeks.reduce((sum, { activities }) => sum + activities, 0)
  const active = weeks.filter(({ activities }) => activities > 0).length
  const top = topOf(Math.max(0, ...weeks.map(({ activities }) => activities)), 5)
  const width = 100 / weeks.length
  return (
    <ChartFigure
      title={<Trans>Activity by week</Trans>}
      summary={
        total === 0 ? (
          <Trans>Nothing is recorded in the last twelve weeks.</Trans>
        ) : (
          <Trans>
            <Plural value={total} one="# activity" other="# activities" /> in{' '}
            <Plural value={active} one="# of the last twelve weeks" other="# of the last twelve weeks" />: steps,
            courses, feedback and the like.
          </Trans>
        )
      }
      picture={
        <WeekAxis weeks={weeks} top={formatNumber(top)}>
          {weeks.map(({ start, activities }, place) => {
            const height = share(activities, top) * 100
            return (
              <rect
                key={start}
                x={`${place * width + width * 0.15}%`}
                width={`${width * 0.7}%`}
                y={`${100 - height}%`}
                height={`${height}%`}
                rx="3"
                className={place === weeks.length - 1 ? 'fill-signal' : 'fill-spruce'}
              />
            )
          })}
        </WeekAxis>
      }
      table={{
        columns: [<Trans key="week">Week of</Trans>, <Trans key="activities">Activities</Trans>],
        rows: weeks.map(({ start, activities }) => ({
          ...{ key: start, name: formatMonday(start), value: formatNumber(activities) },
        })),
      }}
    />
  )
}
