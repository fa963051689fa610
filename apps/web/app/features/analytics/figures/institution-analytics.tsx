import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { institutionFiguresQuery } from '#features/analytics/figures/api.ts'
import { CourseTable } from '#features/analytics/figures/course-table.tsx'
import { LearnerFigures } from '#features/analytics/figures/learner-figures.tsx'
import { OwnRecords } from '#features/analytics/figures/own-records.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PendingLine } from '#ui/pending-line.tsx'

/** What an institution learns of how its courses are used. */
export function InstitutionAnalytics({ institutionId }: { institutionId: number }) {
  const { data, error, isFetching, refetch } = useQuery(institutionFiguresQuery(institutionId))
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        title={<Trans>We couldn’t load the figures</Trans>}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) {
    return (
      <PendingLine>
        <Trans>Loading the figures...</Trans>
      </PendingLine>
    )
  }
  return (
    <>
      <LearnerFigures figures={data} />
      <CourseTable institutionId={institutionId} />
      <OwnRecords figures={data} />
    </>
  )
}
