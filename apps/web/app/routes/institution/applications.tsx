import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ReceivedApplicationList } from '#features/applications/received-application-list.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Applications`)

export default function InstitutionApplications() {
  const { id, institution_id: institutionId } = useCurrentUser()
  if (institutionId === null) return <NoInstitution />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Applications</Trans>}
        subtitle={<Trans>Learners who want to join your courses. They see your reply right away.</Trans>}
      />
      <ReceivedApplicationList userId={id} institutionId={institutionId} />
    </div>
  )
}
