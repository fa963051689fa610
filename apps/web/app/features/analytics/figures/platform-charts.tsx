import { Trans } from '@lingui/react/macro'
import type { PlatformWeeks } from '@milepost/contract/analytics/schema'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { platformWeeksQuery } from '#features/analytics/figures/api.ts'
import { formatNumber } from '#lib/format.ts'
import { ChartFigure } from '#ui/chart-figure.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { formatMonday } from '#ui/week-axis.tsx'
import { WeekBars } from '#ui/week-bars.tsx'

/** How the product grows and is used: the last twelve weeks. */
export function PlatformCharts() {
  const query = useQuery(platformWeeksQuery)
  return (
    <section aria-labelledby="by-week" className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="by-week" className="text-title">
        <Trans>The last 12 weeks</Trans>
      </h2>
      <Loaded
        query={query}
        loading={<Trans>Loading the weeks...</Trans>}
        failure={(retry) => <ErrorState title={<Trans>We couldn’t load the weekly figures</Trans>} onRetry={retry} />}
      >
        {(data) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2 @5xl:grid-cols-3">
            <PlatformWeekChart title={<Trans>Sign-ups</Trans>} kind="signUps" weeks={data} isSum />
            <PlatformWeekChart title={<Trans>Roadmaps made</Trans>} kind="roadmaps" weeks={data} isSum />
            <PlatformWeekChart title={<Trans>Active learners</Trans>} kind="activeLearners" weeks={data} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

interface PlatformWeekChartProps {
  title: ReactNode
  kind: 'signUps' | 'roadmaps' | 'activeLearners'
  weeks: PlatformWeeks
  /** The weeks add up; learners who are active in two weeks would count twice. */
  isSum?: boolean
}

function PlatformWeekChart({ title, kind, weeks, isSum = false }: PlatformWeekChartProps) {
  const values = weeks.map((week) => ({ start: week.start, value: week[kind] }))
  const total = formatNumber(values.reduce((sum, { value }) => sum + value, 0))
  const now = formatNumber(values.at(-1)?.value ?? 0)
  return (
    <ChartFigure
      headingLevel={3}
      title={title}
      summary={
        isSum ? (
          <Trans>
            {total} in 12 weeks, {now} of them this week.
          </Trans>
        ) : (
          <Trans>{now} active this week.</Trans>
        )
      }
      picture={<WeekBars weeks={values} least={5} />}
      table={{
        columns: [<Trans key="week">Week of</Trans>, title],
        rows: values.map(({ start, value }) => ({
          key: start,
          name: formatMonday(start),
          value: formatNumber(value),
        })),
      }}
    />
  )
}
