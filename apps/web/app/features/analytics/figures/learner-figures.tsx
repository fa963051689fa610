import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InstitutionFigures } from '@milepost/contract/analytics/figures'
import type { ReactNode } from 'react'
import { HowCounted, Learners } from '#features/analytics/figures/learners.tsx'
import { formatDate, formatList, formatNumber } from '#lib/format.ts'
import { ChartFigure } from '#ui/chart-figure.tsx'
import { Counter } from '#ui/counter.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SectionTitle } from '#ui/section-title.tsx'
import { formatMonday } from '#ui/week-axis.tsx'
import { WeekBars } from '#ui/week-bars.tsx'

/** What learners do with the institution's courses: in all, and by week. */
export function LearnerFigures({ figures }: { figures: InstitutionFigures }) {
  const { publishedAt, all, weeks } = figures
  const isEmpty = [...Object.values(all), ...weeks.map(({ views }) => views)].every((value) => value === null)
  return (
    <section aria-labelledby="learners" className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
      <SectionTitle
        id="learners"
        note={publishedAt === null ? undefined : <Trans>Published on {formatDate(publishedAt)}.</Trans>}
      >
        <Trans>Learners and your courses</Trans>
      </SectionTitle>
      {isEmpty ? <NothingYet isCounted={publishedAt !== null} /> : <Pictures all={all} weeks={weeks} />}
      <HowCounted />
    </section>
  )
}

function NothingYet({ isCounted }: { isCounted: boolean }) {
  if (!isCounted) {
    return (
      <EmptyState title={<Trans>Your first figures are on their way</Trans>}>
        <Trans>Figures are updated once a day. Check back soon.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={<Trans>Fewer than 5 learners so far</Trans>}>
      <Trans>
        You’ll see figures here once 5 learners have opened one of your courses or have it on their roadmap.
      </Trans>
    </EmptyState>
  )
}

function Pictures({ all, weeks }: Pick<InstitutionFigures, 'all' | 'weeks'>) {
  const { t } = useLingui()
  const counters = [
    { key: 'views', label: t`Opened a course` },
    { key: 'linked', label: t`Have one on their roadmap` },
    { key: 'reached', label: t`Reached one` },
    { key: 'finished', label: t`Finished one` },
  ] as const
  const charts = [
    { kind: 'views', title: t`Learners who opened a course, by week` },
    { kind: 'reached', title: t`Learners studying a course, by week` },
    { kind: 'finished', title: t`Learners who finished a course, by week` },
  ] as const
  const counted = counters.filter(({ key }) => all[key] !== null)
  const few = formatList(counters.filter(({ key }) => all[key] === null).map(({ label }) => `“${label}”`))
  const drawn = charts.filter(({ kind }) => weeks.some((week) => week[kind] !== null))
  return (
    <>
      {counted.length > 0 && (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 @md:grid-cols-2 @4xl:grid-cols-4">
          {counted.map(({ key, label }) => (
            <Counter key={key} label={label}>
              <Learners value={all[key]} />
            </Counter>
          ))}
        </dl>
      )}
      {few !== '' && (
        <p className="text-ink-soft">
          <Trans>Fewer than 5 learners each: {few}.</Trans>
        </p>
      )}
      {drawn.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>Fewer than 5 learners in each of the last 12 weeks.</Trans>
        </p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2 @5xl:grid-cols-3">
          {drawn.map(({ kind, title }) => (
            <LearnerWeekChart key={kind} title={title} kind={kind} weeks={weeks} />
          ))}
        </div>
      )}
    </>
  )
}

interface LearnerWeekChartProps {
  title: ReactNode
  kind: 'views' | 'reached' | 'finished'
  weeks: InstitutionFigures['weeks']
}

function LearnerWeekChart({ title, kind, weeks }: LearnerWeekChartProps) {
  const values = weeks.map((week) => ({ start: week.start, value: week[kind] }))
  const most = Math.max(0, ...values.map(({ value }) => value ?? 0))
  const counted = values.filter(({ value }) => value !== null).length
  const busiest = values.find(({ value }) => value === most)
  return (
    <ChartFigure
      headingLevel={3}
      title={title}
      summary={
        busiest === undefined || most === 0 ? (
          <Trans>Fewer than 5 learners in each of the last 12 weeks.</Trans>
        ) : (
          <Trans>
            At most {formatNumber(most)}, in the week of {formatMonday(busiest.start)}. 5 or more in {counted} of the
            last 12 weeks.
          </Trans>
        )
      }
      picture={<WeekBars weeks={values} least={10} last={<Trans>last week</Trans>} />}
      table={{
        columns: [<Trans key="week">Week of</Trans>, <Trans key="learners">Learners</Trans>],
        rows: values.map(({ start, value }) => ({
          ...{ key: start, name: formatMonday(start) },
          value: value === null ? t`fewer than 5` : formatNumber(value),
        })),
      }}
    />
  )
}
