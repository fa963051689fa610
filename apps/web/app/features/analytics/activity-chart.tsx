import { Plural, Trans } from '@lingui/react/macro'
import type { Analytics } from '@milepost/contract/analytics/schema'
import { formatNumber } from '#lib/format.ts'
import { ChartFigure } from '#ui/chart-figure.tsx'
import { formatMonday } from '#ui/week-axis.tsx'
import { WeekBars } from '#ui/week-bars.tsx'

/** How much one did in each week. */
export function ActivityChart({ weeks }: { weeks: Analytics['weeks'] }) {
  const total = weeks.reduce((sum, { activities }) => sum + activities, 0)
  const active = weeks.filter(({ activities }) => activities > 0).length
  return (
    <ChartFigure
      title={<Trans>Activity by week</Trans>}
      summary={
        total === 0 ? (
          <Trans>No activity in the last 12 weeks.</Trans>
        ) : (
          <Trans>
            <Plural value={total} one="# activity" other="# activities" /> in{' '}
            <Plural value={active} one="# of the last 12 weeks" other="# of the last 12 weeks" />.
          </Trans>
        )
      }
      picture={<WeekBars weeks={weeks.map(({ start, activities }) => ({ start, value: activities }))} least={5} />}
      table={{
        columns: [<Trans key="week">Week of</Trans>, <Trans key="activities">Activities</Trans>],
        rows: weeks.map(({ start, activities }) => ({
          key: start,
          name: formatMonday(start),
          value: formatNumber(activities),
        })),
      }}
    />
  )
}
