import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { institutionFiguresQuery } from '#features/analytics/figures/api.ts'
import { CourseTable } from '#features/analytics/figures/course-table.tsx'
import { LearnerFigures } from '#features/analytics/figures/learner-figures.tsx'
import { OwnRecords } from '#features/analytics/figures/own-records.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'

/** What an institution learns of how its courses are used. */
export function InstitutionAnalytics({ institutionId }: { institutionId: number }) {
  return (
    <Loaded
      query={useQuery(institutionFiguresQuery(institutionId))}
      loading={<Trans>Loading the figures...</Trans>}
      failure={(retry) => <ErrorState title={<Trans>We couldn’t load the figures</Trans>} onRetry={retry} />}
    >
      {(data) => (
        <>
          <LearnerFigures figures={data} />
          <CourseTable institutionId={institutionId} />
          <OwnRecords figures={data} />
        </>
      )}
    </Loaded>
  )
}
