import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Analytics } from '@milepost/contract/analytics/schema'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { ActivityChart } from '#features/analytics/activity-chart.tsx'
import { ActivityRecord } from '#features/analytics/activity-record.tsx'
import { analyticsQuery, eventsQuery } from '#features/analytics/api.ts'
import { FigureCards } from '#features/analytics/figure-cards.tsx'
import { HoursChart } from '#features/analytics/hours-chart.tsx'
import { ProgressChart } from '#features/analytics/progress-chart.tsx'
import { progressQuery } from '#features/progress/api.ts'
import { rhythmQuery } from '#features/rhythm/api.ts'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { LearningLead } from './learning-lead.tsx'

export const meta = () => pageMeta(t`Analytics`)

export const clientLoader = preload('student', ({ id, profileCompleted }) => [
  ensure(analyticsQuery(id)),
  ensure(eventsQuery(id, 1)),
  ...(profileCompleted ? [ensure(roadmapQuery(id)), ensure(progressQuery(id)), ensure(rhythmQuery(id))] : []),
])

export function HydrateFallback() {
  return (
    <LoadingScreen>
      <Trans>Loading your analytics...</Trans>
    </LoadingScreen>
  )
}

export default function AnalyticsScreen() {
  const { id } = useCurrentUser()
  const analytics = useQuery(analyticsQuery(id))
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Your Career Analytics</Trans>}
        subtitle={<Trans>Your progress and activity at a glance.</Trans>}
        actions={
          <ButtonLink to={pages.feedback} variant="quiet">
            <Trans>Give feedback</Trans>
          </ButtonLink>
        }
      />
      <Loaded
        query={analytics}
        loading={<Trans>Loading your analytics...</Trans>}
        failure={(retry) => <ErrorState title={<Trans>We couldn’t load your analytics.</Trans>} onRetry={retry} />}
      >
        {(data) => (
          <>
            {data.stepCount > 0 && <LearningLead />}
            <FigureCards analytics={data} />
            <Pictures analytics={data} />
            <ActivityRecord key={id} userId={id} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function Pictures({ analytics: { weeks, stepCount, sections } }: { analytics: Analytics }) {
  if (stepCount === 0 && weeks.every(({ activities }) => activities === 0)) return <NothingYet />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2">
      {stepCount > 0 && <ProgressChart weeks={weeks} stepCount={stepCount} />}
      <ActivityChart weeks={weeks} />
      {stepCount > 0 && (
        <div className="@4xl:col-span-2">
          <HoursChart sections={sections} />
        </div>
      )}
      {stepCount === 0 && <NothingYet />}
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title={<Trans>Your progress will show up here</Trans>}
      actions={
        <ButtonLink to={pages.roadmap}>
          <Trans>View My Roadmap</Trans>
        </ButtonLink>
      }
    >
      <Trans>Once you have a roadmap, you’ll see your progress here week by week.</Trans>
    </EmptyState>
  )
}
