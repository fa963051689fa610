import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { JobList } from '#features/jobs/job-list.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Failed jobs`)

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
