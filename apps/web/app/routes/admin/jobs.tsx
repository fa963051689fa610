import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { failedJobsQuery } from '#features/jobs/api.ts'
import { JobList } from '#features/jobs/job-list.tsx'
import { pageOf } from '#lib/list-address.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Failed jobs`)

export const clientLoader = preload('admin', (_user, { search }) => [ensure(failedJobsQuery(pageOf(search)))])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminJobs() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Failed jobs</Trans>}
        subtitle={<Trans>Background jobs that failed after every retry.</Trans>}
      />
      <JobList />
    </div>
  )
}
