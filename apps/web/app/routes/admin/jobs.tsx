import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { JobList } from '#features/jobs/job-list.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Failed jobs`} · ${product.name}` }]
}

export default function AdminJobs() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Failed jobs</Trans>}
        subtitle={<Trans>What was tried as often as it may be, and put aside.</Trans>}
      />
      <JobList />
    </div>
  )
}
