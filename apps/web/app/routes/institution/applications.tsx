import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { ReceivedApplicationList } from '#features/applications/received-application-list.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Applications`} · ${product.name}` }]
}

export default function InstitutionApplications() {
  const { id, institution_id: institutionId } = useCurrentUser()
  if (institutionId === null) return <NoInstitution />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Applications</Trans>}
        subtitle={<Trans>Who wants to join your courses. Your answer reaches them at once.</Trans>}
      />
      <ReceivedApplicationList userId={id} institutionId={institutionId} />
    </div>
  )
}
