import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { figureStep } from '@milepost/contract/analytics/limits'
import type { InstitutionFigures } from '@milepost/contract/analytics/schema'
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
  const highestOf = (kind: ChartKind) => Math.max(0, ...weeks.map((week) => week[kind] ?? 0))
  const drawn = charts.filter(({ kind }) => highestOf(kind) > figureStep)
  const told = charts.filter(({ kind }) => highestOf(kind) === figureStep)
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
      {drawn.length + told.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Fewer than 5 learners in each of the last 12 weeks.</Trans>
        </p>
      )}
      {told.map(({ kind, title }) => (
        <p key={kind} className="text-ink-soft">
          <Plural
            value={weeks.filter((week) => week[kind] !== null).length}
            one={`${title}: about 5 a week in # of the last 12 weeks, and fewer in the others.`}
            other={`${title}: about 5 a week in # of the last 12 weeks, and fewer in the others.`}
          />
        </p>
      ))}
      {drawn.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2 @5xl:grid-cols-3">
          {drawn.map(({ kind, title }) => (
            <LearnerWeekChart key={kind} title={title} kind={kind} weeks={weeks} />
          ))}
        </div>
      )}
    </>
  )
}

type ChartKind = 'views' | 'reached' | 'finished'

interface LearnerWeekChartProps {
  title: ReactNode
  kind: ChartKind
  weeks: InstitutionFigures['weeks']
}

/** Weeks with a figure one by one, and the others in one line. */
function LearnerWeekChart({ title, kind, weeks }: LearnerWeekChartProps) {
  const values = weeks.map((week) => ({ start: week.start, value: week[kind] }))
  const counted = values.flatMap(({ start, value }) => (value === null ? [] : [{ start, value }]))
  const busiest = counted.reduce((most, week) => (week.value > most.value ? week : most))
  const rows = counted.map(({ start, value }) => ({
    key: start,
    name: formatMonday(start),
    value: formatNumber(value),
  }))
  const others = { key: 'others', name: t`All other weeks`, value: t`fewer than 5` }
  return (
    <ChartFigure
      headingLevel={3}
      title={title}
      summary={
        <Trans>
          About {formatNumber(busiest.value)} in the busiest week, from {formatMonday(busiest.start)}. 5 or more in{' '}
          {counted.length} of the last 12 weeks.
        </Trans>
      }
      picture={<WeekBars weeks={values} least={10} last={<Trans>last week</Trans>} />}
      table={{
        columns: [<Trans key="week">Week of</Trans>, <Trans key="learners">Learners</Trans>],
        rows: counted.length < values.length ? [...rows, others] : rows,
      }}
    />
  )
}
